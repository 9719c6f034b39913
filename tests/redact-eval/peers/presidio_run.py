"""Runs the pattern recognizers of presidio over the files of a folder, without a language model.

The recognizers that presidio has on by default for English are asked one by one; what scores under
0.4 is left out, as their weakest patterns match any number.
"""

import json
import sys
from pathlib import Path

from presidio_analyzer import PatternRecognizer, RecognizerRegistry

THRESHOLD = 0.4


def recognizers() -> list:
    registry = RecognizerRegistry()
    registry.load_predefined_recognizers(languages=["en"])
    patterns = [each for each in registry.recognizers if isinstance(each, PatternRecognizer)]
    phones = [each for each in registry.recognizers if type(each).__name__ == "PhoneRecognizer"]
    return patterns + phones


def main(source: str, report: str) -> None:
    path = Path(source)
    files = sorted(path.iterdir()) if path.is_dir() else [path]
    loaded = recognizers()
    findings = []
    for file in files:
        with open(file, encoding="utf-8", newline="") as handle:
            text = handle.read()
        for recognizer in loaded:
            for found in recognizer.analyze(text, recognizer.supported_entities, None) or []:
                if found.score >= THRESHOLD:
                    findings.append({"file": str(file), "value": text[found.start : found.end]})
    Path(report).write_text(json.dumps(findings), encoding="utf-8")


main(sys.argv[1], sys.argv[2])

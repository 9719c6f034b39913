"""Runs detect-secrets over the files of a folder and writes its findings with their values.

Its own report holds hashes only, so it is asked through its library, with its default plugins and
filters.
"""

import json
import sys
from pathlib import Path

from detect_secrets import SecretsCollection
from detect_secrets.settings import default_settings


def main(source: str, report: str) -> None:
    path = Path(source)
    files = sorted(path.iterdir()) if path.is_dir() else [path]
    findings = []
    with default_settings():
        for file in files:
            secrets = SecretsCollection()
            secrets.scan_file(str(file))
            for _, secret in secrets:
                findings.append(
                    {
                        "file": str(file),
                        "value": secret.secret_value or "",
                        "lines": [secret.line_number, secret.line_number],
                    }
                )
    Path(report).write_text(json.dumps(findings), encoding="utf-8")


main(sys.argv[1], sys.argv[2])

/** Files reach the page by the file dialog, or dropped anywhere on it. */
export interface Intake {
  openDialog(): void;
}

export function createIntake(input: HTMLInputElement, onFile: (file: File) => void): Intake {
  input.addEventListener("change", () => {
    takeFirst(input.files, onFile);
    // So that choosing the same file again is a change again.
    input.value = "";
  });
  acceptDrops(onFile);
  return { openDialog: () => input.click() };
}

function acceptDrops(onFile: (file: File) => void): void {
  const setTarget = (isTarget: boolean) => document.body.classList.toggle("drop-target", isTarget);
  const capture = { capture: true };
  // Captured before the editor sees them: it would read the file in its own way and drop the byte order mark.
  addEventListener("dragover", onFiles, capture);
  addEventListener(
    "dragleave",
    (event) => event.relatedTarget === null && setTarget(false),
    capture,
  );
  addEventListener("drop", onFiles, capture);

  function onFiles(event: DragEvent): void {
    if (!event.dataTransfer?.types.includes("Files")) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    setTarget(event.type === "dragover");
    if (event.type === "drop") {
      takeFirst(event.dataTransfer.files, onFile);
    }
  }
}

function takeFirst(files: FileList | null, onFile: (file: File) => void): void {
  const file = files?.[0];
  if (file) {
    onFile(file);
  }
}

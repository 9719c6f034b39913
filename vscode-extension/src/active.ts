import { type Disposable, EventEmitter, type TextDocument, window } from "vscode";

/** The document that a person is at work on. */
export class ActiveDocument implements Disposable {
  readonly #changed = new EventEmitter<void>();
  readonly #subscription: Disposable;
  #document: TextDocument | undefined;
  readonly onDidChange = this.#changed.event;

  constructor() {
    this.#document = window.activeTextEditor?.document;
    this.#subscription = window.onDidChangeActiveTextEditor((editor) => {
      // VS Code takes the Output panel for an editor, but who reads the log is still at the same work.
      if (editor?.document.uri.scheme === "output") return;
      this.#document = editor?.document;
      this.#changed.fire();
    });
  }

  get document(): TextDocument | undefined {
    return this.#document?.isClosed ? undefined : this.#document;
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#changed.dispose();
  }
}

/**
 * Closes a dialog that React is about to remove. React ignores events while it changes the document, and the browser returns the
 * focus just then. Without a second event, what follows its own focus does not know that it has it: the button of a menu ignored
 * the keyboard from then on.
 */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close();
  const focused = document.activeElement;
  queueMicrotask(() => {
    if (focused !== document.activeElement || focused === document.body) return;
    focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}

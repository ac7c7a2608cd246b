/**
 * Closes a dialog that React is about to remove, and announces the focus that the browser returns. React ignores events while it
 * changes the document, so that a component which tracks its focus misses that one: the button of a menu ignored the keyboard
 * until the page was loaded again.
 */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close();
  const focused = document.activeElement;
  queueMicrotask(() => {
    if (focused !== document.activeElement || focused === document.body) return;
    focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}

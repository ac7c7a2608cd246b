/**
 * For the `ref` of a field: focuses the field when its dialog opens, instead of the close button. React's `autoFocus` acts
 * too early, while the dialog is still closed.
 */
export function focusOnOpen(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '');
}

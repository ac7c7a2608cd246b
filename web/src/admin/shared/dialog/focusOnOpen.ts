/**
 * As the `ref` of a field: its dialog opens with the field in focus, instead of the cross that closes it. React's `autoFocus`
 * comes too early, while the dialog is still closed.
 */
export function focusOnOpen(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '');
}

import { closeDialog } from './closeDialog.ts';

const messages = '[data-toasts]';

/**
 * Opens a modal dialog. Elements outside it are inert, so the messages move into it; returns a function that closes it and
 * moves them back. Call it in a layout effect: cleanups of other effects run only after the dialog, and the messages in it, were removed from
 * the document.
 *
 * Escape is handled here: browsers close a dialog at the second Escape without a click in between even if the page prevents it,
 * and a form with unsaved changes would be open but invisible.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  dialog.dataset.modal = '';
  take(document.querySelector(messages), dialog);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (topmost() !== dialog || clearsItself(event.target)) return;
    event.preventDefault();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  document.addEventListener('keydown', handleKey);
  return () => {
    document.removeEventListener('keydown', handleKey);
    closeDialog(dialog);
    delete dialog.dataset.modal;
    take(dialog.querySelector(messages), topmost() ?? document.querySelector('[data-toast-home]'));
  };
}

const topmost = () => [...document.querySelectorAll('dialog[data-modal]')].at(-1);

/** A search with letters in it is cleared by Escape first. */
const clearsItself = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

function take(toasts: Element | null, host: Element | null): void {
  if (toasts) host?.append(toasts);
}

const messages = '[data-toasts]';

/**
 * Opens a modal dialog. Elements outside it are inert, so the messages move into it; returns a function that closes it and
 * moves them back. Belongs into a layout effect: what other effects undo, they undo after the dialog has left the document,
 * with the messages in it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  dialog.dataset.modal = '';
  take(document.querySelector(messages), dialog);
  return () => {
    dialog.close();
    delete dialog.dataset.modal;
    const others = [...document.querySelectorAll('dialog[data-modal]')];
    take(dialog.querySelector(messages), others.at(-1) ?? document.querySelector('[data-toast-home]'));
  };
}

function take(toasts: Element | null, host: Element | null): void {
  if (toasts) host?.append(toasts);
}

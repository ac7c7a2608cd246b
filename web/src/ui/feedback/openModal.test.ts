import { afterEach, expect, it, jest } from '@jest/globals';
import { openModal } from './openModal.ts';

afterEach(() => document.body.replaceChildren());

function opened(inside = '') {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = inside;
  document.body.append(dialog);
  const handleCancel = jest.fn((event: Event) => event.preventDefault());
  dialog.addEventListener('cancel', handleCancel);
  return { dialog, handleCancel, close: openModal(dialog) };
}

/** Whether the browser still does by itself what it does at Escape. */
const pressEscape = (target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

it('each Escape requests the topmost dialog to close, and the browser closes none by itself', () => {
  const lower = opened();
  const upper = opened();
  expect([pressEscape(), pressEscape()]).toEqual([false, false]);
  expect(upper.handleCancel).toHaveBeenCalledTimes(2);
  expect(lower.handleCancel).not.toHaveBeenCalled();
  upper.close();
  pressEscape();
  expect(lower.handleCancel).toHaveBeenCalledTimes(1);
  lower.close();
  expect(pressEscape()).toBe(true);
});

it('Escape that something in the dialog has used does not close it', () => {
  const { dialog, handleCancel, close } = opened('<button></button><input type="search" value="a">');
  const [button, search] = dialog.children;
  button?.addEventListener('keydown', (event) => event.preventDefault());
  pressEscape(button);
  pressEscape(search);
  expect(handleCancel).not.toHaveBeenCalled();
  close();
});

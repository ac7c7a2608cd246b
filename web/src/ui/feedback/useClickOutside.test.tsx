import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useClickOutside } from './useClickOutside.ts';

function Sheet({ onClose }: { onClose: () => void }) {
  return (
    <dialog open {...useClickOutside(onClose)}>
      <input />
    </dialog>
  );
}

it('a dialog stays open at the second click of a double click on the button that opened it', () => {
  const onClose = jest.fn();
  render(<Sheet onClose={onClose} />);
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog, { detail: 1 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a dialog closes by a click on its backdrop, not when text selected in it ends there', () => {
  const onClose = jest.fn();
  render(<Sheet onClose={onClose} />);
  const [dialog, field] = [screen.getByRole('dialog'), screen.getByRole('textbox')];
  fireEvent.pointerDown(field);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(field);
  fireEvent.click(field);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

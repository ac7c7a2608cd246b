import { afterEach, expect, it } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { startTransition, useLayoutEffect, useState } from 'react';
import { system } from '../../../admin/shared/theme/system.ts';
import { ToastProvider, useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { AdminDialog } from './AdminDialog.tsx';

afterEach(cleanup);

function Screen() {
  const [open, setOpen] = useState(0);
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => setOpen(1)}>
        Aç
      </button>
      {open > 0 ? (
        <AdminDialog title="Soru" onClose={() => setOpen(0)}>
          <button type="button" onClick={() => setOpen(2)}>
            Daha
          </button>
          <button type="button" onClick={() => toast({ title: 'Kaydedilemedi' })}>
            Gönder
          </button>
        </AdminDialog>
      ) : null}
      {open > 1 ? (
        <AdminDialog title="İkinci" onClose={() => setOpen(1)}>
          -
        </AdminDialog>
      ) : null}
    </>
  );
}

it('notifications appear in the topmost dialog, and outside of dialogs once none is open', () => {
  const { container } = render(
    <ChakraProvider value={system()}>
      <ToastProvider>
        <Screen />
      </ToastProvider>
    </ChakraProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
  const [first, second] = ['Soru', 'İkinci'];
  press('Aç');
  press('Gönder');
  dialog(first).getByText('Kaydedilemedi');
  press('Daha');
  dialog(second).getByText('Kaydedilemedi');
  fireEvent.click(dialog(second).getAllByRole('button', { name: 'Kapat' })[0] as HTMLElement);
  dialog(first).getByText('Kaydedilemedi');
  fireEvent.click(dialog(first).getAllByRole('button', { name: 'Kapat' })[0] as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(container.querySelector('[data-toast-home]')?.textContent).toContain('Kaydedilemedi');
  // Elements beside them are still rendered.
  press('Aç');
  dialog(first).getByText('Kaydedilemedi');
});

it('notifications stay reachable while a dialog closes slowly', () => {
  const reachable: boolean[] = [];
  function Dialogs() {
    const [isOpen, setOpen] = useState(true);
    useLayoutEffect(() => {
      reachable.push(document.querySelector('[data-toasts]') !== null);
    });
    const close = () => startTransition(() => setOpen(false));
    return isOpen ? (
      <AdminDialog title="Soru" onClose={close}>
        -
      </AdminDialog>
    ) : null;
  }
  render(
    <ChakraProvider value={system()}>
      <ToastProvider>
        <Dialogs />
      </ToastProvider>
    </ChakraProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Kapat' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(reachable).toEqual([true, true]);
});

it('Escape in a dialog over a form closes that dialog only', () => {
  function Dialogs() {
    const [isAsking, setAsking] = useState(false);
    return (
      <AdminDialog title="Form" onClose={() => setAsking(true)}>
        {isAsking ? (
          <AdminDialog title="Soru" onClose={() => setAsking(false)}>
            -
          </AdminDialog>
        ) : null}
      </AdminDialog>
    );
  }
  render(
    <ChakraProvider value={system()}>
      <Dialogs />
    </ChakraProvider>,
  );
  const question = () => screen.queryByRole('dialog', { name: 'Soru' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(question()).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(question()).toBeNull();
});

import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { trashIcon } from '../../../ui/icon/adminIcons.ts';
import { system } from '../../../admin/shared/theme/system.ts';
import { RowMenu } from './RowMenu.tsx';

afterEach(cleanup);

function open() {
  const pressed = { open: jest.fn(), remove: jest.fn() };
  const onRowKey = jest.fn();
  render(
    <ChakraProvider value={system()}>
      <div onKeyDown={(event) => onRowKey(event.key)}>
        <RowMenu
          label="Kahve: diğer işlemler"
          items={[
            { label: 'Sitede aç', icon: trashIcon, onPress: pressed.open },
            { label: 'Sil', icon: trashIcon, tone: 'danger', onPress: pressed.remove },
          ]}
        />
      </div>
    </ChakraProvider>,
  );
  const button = screen.getByRole('button', { name: 'Kahve: diğer işlemler' });
  return { button, pressed, onRowKey };
}

const menu = async () => {
  const found = await screen.findByRole('menu', { name: 'Kahve: diğer işlemler' });
  await waitFor(() => expect(found).toHaveFocus());
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

describe('the menu of a row', () => {
  it('opens by a click, runs the chosen action, and returns the focus', async () => {
    const { button, pressed } = open();
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    await menu();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const item = screen.getByRole('menuitem', { name: 'Sil' });
    // While it opens, the menu waits for a movement; a pointer that arrives where it was last seen has not moved.
    let x = 0;
    await waitFor(async () => {
      x += 1;
      await userEvent.pointer({ target: item, coords: { clientX: x, clientY: 1 } });
      expect(item).toHaveAttribute('data-highlighted');
    });
    // The menu takes the focus a frame after the pointer moved.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await userEvent.click(item);
    expect(pressed.remove).toHaveBeenCalledTimes(1);
    await isClosed();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('runs an action that assistive technology clicks without a pointer', async () => {
    const { button, pressed } = open();
    act(() => button.click());
    await menu();
    act(() => screen.getByRole('menuitem', { name: 'Sil' }).click());
    expect(pressed.remove).toHaveBeenCalledTimes(1);
    await isClosed();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('is navigated by arrows and letters, which the row below it does not receive', async () => {
    const { button, pressed, onRowKey } = open();
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await menu();
    onRowKey.mockClear();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Sil' })).toHaveAttribute('data-highlighted');
    await userEvent.keyboard('{Delete}{Enter}');
    expect(pressed.remove).toHaveBeenCalledTimes(1);
    expect(pressed.open).not.toHaveBeenCalled();
    expect(onRowKey).not.toHaveBeenCalled();
  });

  it('closes by Escape and by a click elsewhere', async () => {
    const { button, onRowKey } = open();
    await userEvent.click(button);
    await menu();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(button).toHaveFocus();
    expect(onRowKey).not.toHaveBeenCalledWith('Escape');
    await userEvent.click(button);
    await menu();
    // The menu listens for clicks elsewhere one frame after it has opened.
    await waitFor(async () => {
      await userEvent.click(document.body);
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });
  });
});

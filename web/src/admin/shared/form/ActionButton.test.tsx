import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { ActionButton } from './ActionButton.tsx';

it('a double click acts once, also where the action is done before its second click', async () => {
  const acted: string[] = [];
  const rows = (names: readonly string[]) =>
    names.map((name) => (
      <ActionButton key={name} onAct={async () => acted.push(name)}>
        {name}
      </ActionButton>
    ));
  const { rerender } = render(<>{rows(['first', 'second'])}</>);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'first' }), { detail: 1 }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'first' }), { detail: 2 }));
  rerender(<>{rows(['second'])}</>);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'second' }), { detail: 2 }));
  expect(acted).toEqual(['first']);
  // By the keyboard, clicks have no number.
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'second' }), { detail: 0 }));
  expect(acted).toEqual(['first', 'second']);
});

import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { system } from '../../../admin/shared/theme/system.ts';
import { TypeaheadInput } from './TypeaheadInput.tsx';

afterEach(cleanup);

const cities = ['İzmir', 'İzmit', 'Şile'];

function Field() {
  const [text, setText] = useState('');
  const choices = cities
    .filter((name) => name.startsWith(text))
    .map((name) => ({ key: name, text: name, note: '12' }));
  return (
    <ChakraProvider value={system()}>
      <TypeaheadInput
        aria-label="Şehir"
        listLabel="Şehirler"
        value={text}
        choices={choices}
        onChange={setText}
      />
    </ChakraProvider>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Şehir' });

it('a field with suggestions selects one by arrows and Enter, and keeps any other text', async () => {
  render(<Field />);
  const user = userEvent.setup();
  await user.type(field(), 'İzm');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
    'İzmit',
  );
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('İzmit');
  await user.clear(field());
  await user.type(field(), 'Yeni bir yer');
  await user.tab();
  expect(field()).toHaveValue('Yeni bir yer');
});

it('Escape closes an open list, and otherwise reaches the dialog around the field', async () => {
  render(<Field />);
  await userEvent.setup().type(field(), 'İz');
  await screen.findAllByRole('option');
  const isLeftAlone = () => fireEvent.keyDown(field(), { key: 'Escape' });
  expect(isLeftAlone()).toBe(false);
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(isLeftAlone()).toBe(true);
});

it('a suggestion fills the field when assistive technology clicks it without a pointer', async () => {
  render(<Field />);
  await userEvent.setup().type(field(), 'İzm');
  const options = await screen.findAllByRole('option');
  act(() => options[1]?.click());
  await waitFor(() => expect(field()).toHaveValue('İzmit'));
});

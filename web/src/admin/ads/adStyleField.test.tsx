import { ChakraProvider } from '@chakra-ui/react';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { AdStyle } from '../../../../domain/ads/ads.ts';
import { system } from '../shared/theme/system.ts';
import { AdStyleField } from './AdStyleField.tsx';

function Form() {
  const [style, setStyle] = useState<AdStyle>({ color: 'red' });
  return (
    <ChakraProvider value={system()}>
      <AdStyleField id="style" style={style} error={undefined} onChange={setStyle} />
      <button type="button" onClick={() => setStyle({ color: 'green' })}>
        Restore
      </button>
    </ChakraProvider>
  );
}

it('the style of an ad is the one of the form, also after it changed elsewhere', () => {
  render(<Form />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  type('{"color":"blue"}');
  expect(box.value).toBe('{"color":"blue"}');
  type('{"color":');
  expect(box.value).toBe('{"color":');
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(JSON.parse(box.value)).toEqual({ color: 'green' });
});

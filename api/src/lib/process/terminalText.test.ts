import { expect, it } from '@jest/globals';
import { terminalText } from './terminalText.ts';

it('terminalText shows control characters of the terminal, and leaves the rest unchanged', () => {
  expect(terminalText('Sayfa\u001b[2J\u009b1A\u202e\r was not read')).toBe(
    'Sayfa\\u001b[2J\\u009b1A\\u202e\\u000d was not read',
  );
  expect(terminalText('Köşe Café ☕️\tfive\nlines 👨‍👩‍👧')).toBe('Köşe Café ☕️\tfive\nlines 👨‍👩‍👧');
});

it('terminalText leaves the meaning of JSON unchanged', () => {
  const reported = { sheet: 'a\u001b\u009b\u202e\\b\n' };
  expect(JSON.parse(terminalText(JSON.stringify(reported)))).toEqual(reported);
});

import { expect, it } from '@jest/globals';
import { unescapeCell } from './unescapeCell.ts';

it.each([
  ['="02121234568"', '02121234568'],
  ['="say ""hi"""', 'say "hi"'],
  ["'02121234567", '02121234567'],
  ["'+90 212 123 45 67", '+90 212 123 45 67'],
  ['Rue de l\\u2019\\u00c9glise', 'Rue de l’Église'],
  ['\\ud83c\\udf55 Pizza', '🍕 Pizza'],
  ['A\\u0000B\\u000aC', 'AB\nC'],
  ['=""', ''],
  ['Caf%C3%A9 Roma', 'Café Roma'],
  ['Shaw%27s General Store', "Shaw's General Store"],
  ['Fj%C3%A4llr%C3%A4ven, Clothes %26 Shoes %28Outlet%29', 'Fjällräven, Clothes & Shoes (Outlet)'],
  ['%D9%85%D8%B7%D8%B9%D9%85', 'مطعم'],
])('%s is read as %s', (written, text) => {
  expect(unescapeCell(written)).toBe(text);
});

it.each([
  ...[
    "'80s Diner",
    "'Allo 'Allo",
    '="',
    '="a"&"b"',
    '=1+1',
    '{"name":"Caf\\u00e9"}',
    '100%',
    '50%25 off',
    '20%20 menus',
    'at 5%2b',
    '100%C3',
  ],
  ...['https://x.example/caf%C3%A9', 'www.x.example?q=%C3%A9', 'C:\\users', ''],
])('%s stays as it is', (text) => {
  expect(unescapeCell(text)).toBe(text);
});

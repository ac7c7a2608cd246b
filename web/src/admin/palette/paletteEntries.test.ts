import { expect, it } from '@jest/globals';
import { adminPaths } from '../../lib/adminPaths.ts';
import { paletteEntries } from './paletteEntries.ts';

const targets = (text: string) =>
  paletteEntries(text, []).map(({ does }) => (typeof does === 'object' && 'to' in does ? does.to : null));

it.each(Object.entries(adminPaths).filter(([name]) => name !== 'login'))(
  'the palette leads to the screen %s',
  (_, path) => {
    expect(targets('')).toContain(path());
  },
);

it.each([
  ['eş anlam', adminPaths.synonyms()],
  ['kimli', adminPaths.identity()],
  ['kişisel', adminPaths.personalData()],
  ['şüpheli', adminPaths.positions()],
  ['geçmiş', adminPaths.placeChanges()],
])('the palette finds the screen of %s', (text, path) => {
  expect(targets(text)).toEqual([path]);
});

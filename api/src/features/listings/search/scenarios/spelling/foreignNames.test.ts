import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Makris', 'Restaurant', 'Paphos', 'CY'],
  ['Split', 'Restaurant', 'Berlin', 'DE'],
  ['Hamburger Haus', 'Restaurant', 'Berlin', 'DE'],
  ['Block House', 'Restaurant', 'Berlin', 'DE'],
  ['Blok', 'Cafe', 'Zürich', 'CH'],
  ['Brown Sugar', 'Restaurant', 'Zürich', 'CH'],
  ['White Spice', 'Restaurant', 'Nicosia', 'CY'],
  ['Wickham Meats', 'Butcher shop', 'Fareham', 'GB'],
  ['Jeevas', 'Dentist', 'Chennai', 'IN'],
  ['Manjurani', 'Restaurant', 'Berlin', 'DE'],
  ['Alpenrose', 'Restaurant', 'Zürich', 'CH'],
  ['Deniz Tekstil', null, 'İzmir', 'TR'],
]);

describe('a name in another script beside a kind or a town', () => {
  it.each([
    ['that is a town elsewhere as well: Greek', 'Μακρής εστιατόριο', 'Makris'],
    ['… Cyrillic', 'ресторан сплит', 'Split'],
    ['of which one word is also spelled as it sounds', 'блок берлин', 'Block House'],
    ['of transliterated English words: Cyrillic', 'блок хаус берлин', 'Block House'],
    ['… Greek', 'μπλοκ χάους βερολίνο', 'Block House'],
    ['… Hebrew', 'בראון ציריך', 'Brown Sugar'],
    ['… Arabic', 'وايت سبايس نيقوسيا', 'White Spice'],
    ['with a foreign w: Greek', 'κρεοπωλείο γουίκαμ', 'Wickham Meats'],
    ['with a foreign j: Greek', 'τζίβας τσενάι', 'Jeevas'],
    ['… behind an n', 'μαντζουράνι βερολίνο', 'Manjurani'],
  ])('%s: %s', async (_what, search, name) => {
    expect((await find(search))[0]).toBe(name);
  });

  it('is none for the name of a town that only begins it', async () => {
    expect(await find('ресторан гамбург')).not.toEqual(['Hamburger Haus']);
  });
});

describe('a town in Devanagari as others spell it', () => {
  it.each([
    ['रेस्टोरेंट ज्यूरिख', 'Alpenrose'],
    ['रेस्टोरेंट ज़्यूरिक', 'Alpenrose'],
    ['इज़मिर', 'Deniz Tekstil'],
    ['इजमिर', 'Deniz Tekstil'],
  ])('%s', async (search, name) => {
    expect(await find(search)).toContain(name);
  });
});

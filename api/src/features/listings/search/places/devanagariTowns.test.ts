import { describe, expect, it } from '@jest/globals';
import { devanagariSpellings } from './devanagariTowns.ts';
import { placesNamed } from '../../../../lib/gazetteer/gazetteer.ts';

const countriesOf = (name: string) =>
  devanagariSpellings(name).flatMap((spelling) => placesNamed(spelling).map(({ country }) => country));

describe('other spellings of a name in Devanagari', () => {
  it.each([
    ['ज्यूरिख', 'CH'],
    ['ज्यूरिक', 'CH'],
    ['ज़ूरिख', 'CH'],
    ['लॉस एंजिल्स', 'US'],
    ['न्यूयार्क', 'US'],
    ['ह्यूस्टन', 'US'],
  ])('are those of the gazetteer: %s', (name, country) => {
    expect(countriesOf(name)).toContain(country);
  });

  it.each(['रेस्टोरेंट', 'कसाई', 'प्लंबर', 'दंत चिकित्सक'])('are not towns for a kind: %s', (name) => {
    expect(countriesOf(name)).toEqual([]);
  });

  it.each(['zurich', 'цюрих', 'ਜ਼ਿਊਰਿਖ', ''])('are none for other scripts: "%s"', (name) => {
    expect(devanagariSpellings(name)).toEqual([]);
  });
});

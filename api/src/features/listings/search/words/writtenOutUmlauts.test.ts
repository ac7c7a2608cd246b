import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Königstuhl', 'Hotel', 'Heidelberg', 'DE'],
  ['Löwenbräu', 'Beer hall', 'München', 'DE'],
  ['Gänseblümchen', 'Florist', 'Köln', 'DE'],
  ['Mueller Optik', 'Optician', 'Nürnberg', 'DE'],
  ['Optik Müller', 'Optician', 'Fürth', 'DE'],
  ['Smørrebrød', 'Sandwich shop', 'Århus', 'DK'],
  ['Blåbær Kafé', 'Cafe', 'Tromsø', 'NO'],
  ['Weißes Rössl', 'Inn', 'Salzburg', 'AT'],
  ['Blue Moon', 'Bar', 'Berlin', 'DE'],
  ['Radisson Blu', 'Hotel', 'Berlin', 'DE'],
]);

describe('a search finds', () => {
  it.each([
    ['koenigstuhl', ['Königstuhl']],
    ['hotel koenigstuhl heidelberg', ['Königstuhl']],
    ['loewenbraeu', ['Löwenbräu']],
    ['gaensebluemchen', ['Gänseblümchen']],
    ['smoerrebroed', ['Smørrebrød']],
    ['blaabaer kafe', ['Blåbær Kafé']],
    ['weisses roessl', ['Weißes Rössl']],
    ['mueller', ['Mueller Optik', 'Optik Müller']],
    ['Müller', ['Mueller Optik', 'Optik Müller']],
  ])('letters that were written out, or not: %s', async (search, names) => {
    expect(new Set(await find(search))).toEqual(new Set(names));
  });

  it('only the typed word if its two vowels do not stand for an umlaut', async () => {
    expect(await find('blue moon')).toEqual(['Blue Moon']);
  });
});

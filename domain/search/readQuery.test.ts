import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readQuery } from './readQuery.ts';
import { resolveQuery, type KindMeaning, type PlaceMeaning } from './resolveQuery.ts';
import { searchedWords } from './searchedWords.ts';

const place = (id: number): PlaceMeaning => ({ cityIds: [id], countryCode: null, label: `city ${id}` });
const kind = (id: number): KindMeaning => ({
  categoryIds: [id],
  names: [],
  label: `kind ${id}`,
  confidence: 1,
});
const places = new Map([
  ['naples', place(1)],
  ['santa rosa', place(2)],
  ['berlin', place(3)],
  ['bath', place(4)],
  ['берлин', place(3)],
  ['παφος', place(5)],
  ['essen', place(6)],
  ['la', place(7)],
]);
const kinds = new Map([
  ['plumber', kind(1)],
  ['lawyer', kind(2)],
  ['bath', kind(3)],
  ['book shop', kind(4)],
  ['dogs barber', kind(5)],
  ['phone shop', kind(6)],
]);
const read = (text: string) => {
  const query = readQuery(searchedWords(text));
  const { place: there, kinds: what } = resolveQuery(query, places, kinds);
  const wordsOf = ({ from, length }: { from: number; length: number }) =>
    query.words.slice(from, from + length).join(' ');
  return {
    intents: query.intents.map(({ intent }) => intent),
    place: there && wordsOf(there),
    isCertain: there?.isCertain ?? null,
    kinds: what.map(wordsOf),
    negated: query.negations.map(wordsOf),
    required: query.words.filter((_, i) => query.isRequired[i]),
  };
};

describe('a query', () => {
  it.each([
    ['plumber in naples', { intents: [], place: 'naples', isCertain: true, kinds: ['plumber'] }],
    ['plumber naples', { intents: [], place: 'naples', isCertain: false, kinds: ['plumber'] }],
    ['barber for my dogs in naples', { place: 'naples', kinds: ['barber for my dogs'] }],
    ['barber shop for dogs naples', { place: 'naples', kinds: ['barber shop for dogs'] }],
    ['phone shop naples', { place: 'naples', kinds: ['phone shop'] }],
    ['lawyer near me', { intents: ['NEAR_ME'], place: null, kinds: ['lawyer'] }],
    ['open now plumber', { intents: ['OPEN_NOW'], place: null, kinds: ['plumber'] }],
    ['24 hour plumber', { intents: ['ALWAYS_OPEN'], kinds: ['plumber'] }],
    ['24/7 plumber', { intents: ['ALWAYS_OPEN'], kinds: ['plumber'] }],
    ['best lawyer santa rosa', { intents: ['BEST'], place: 'santa rosa', kinds: ['lawyer'] }],
    ['cheap hotel berlin', { intents: ['CHEAP'], place: 'berlin', kinds: [], required: ['hotel', 'berlin'] }],
    ['en iyi avukat', { intents: ['BEST'], required: ['avukat'] }],
    ["Berlin'de kuaför", { place: 'berlinde', isCertain: true }],
    ['günstiges Hotel in der Nähe von Berlin', { intents: ['CHEAP'], place: 'berlin', isCertain: true }],
    ['lawyer proche de berlin', { intents: [], place: 'berlin', isCertain: true }],
    ['lawyer à proximité de Berlin', { intents: [], place: 'berlin', isCertain: true }],
    ['lawyer in de buurt van berlin', { intents: [], place: 'berlin', isCertain: true }],
    ['lawyer nearby berlin', { intents: [], place: 'berlin', isCertain: true }],
    ['lawyer in the area of berlin', { intents: [], place: 'berlin', isCertain: true }],
    ['lawyer dekat berlin', { intents: [], place: 'berlin', isCertain: true }],
    ['lawyer рядом с berlin', { intents: [], place: 'berlin', isCertain: true }],
    ['lawyer w pobliżu berlin', { intents: [], place: 'berlin', isCertain: true }],
    ['lawyer in der nähe', { intents: ['NEAR_ME'], place: null }],
    ['lawyer nearby', { intents: ['NEAR_ME'], place: null }],
    ['lawyer nearby open now', { intents: ['NEAR_ME', 'OPEN_NOW'], place: null }],
    ['lawyer dekat murah', { intents: ['NEAR_ME', 'CHEAP'], place: null }],
    ['недорогой отель в berlin', { intents: ['CHEAP'], place: 'berlin', isCertain: true }],
    ['where can i find a plumber', { kinds: ['plumber'], required: ['plumber'] }],
    ['bath', { place: null, kinds: ['bath'] }],
    ['plumber bath', { place: 'bath', kinds: ['plumber'] }],
    ['in bath', { place: 'bath', isCertain: true }],
    ['plumber pls asap', { kinds: ['plumber'], required: ['plumber'] }],
    ['kahve open on sunday berlin', { intents: ['OPEN_ON'], place: 'berlin' }],
    ['book shop in berlin', { place: 'berlin', kinds: ['book shop'] }],
    ['ресторан в берлине', { place: 'берлине', isCertain: true }],
    ['ταβερνα στην παφο', { place: 'παφο', isCertain: true }],
    [
      'lawyer not in berlin',
      { place: null, kinds: ['lawyer'], required: ['lawyer'], negated: ['not in berlin'] },
    ],
    ['lawyer not a plumber', { kinds: ['lawyer'], negated: ['not a plumber'] }],
    ['lawyer nicht in der Nähe von Berlin', { place: null, negated: ['nicht in der nahe von berlin'] }],
    ['lawyer without wifi', { kinds: ['lawyer'], required: ['lawyer'], negated: ['without wifi'] }],
    [
      'lawyer ohne Parkplatz naples',
      { place: 'naples', required: ['lawyer', 'naples'], negated: ['ohne parkplatz'] },
    ],
    ['lawyer sans souci', { kinds: ['lawyer'], required: ['lawyer', 'sans', 'souci'], negated: [] }],
    ['plumber in essen', { place: 'essen', isCertain: true, kinds: ['plumber'] }],
    ['plumber gut essen', { place: null, required: ['plumber'] }],
    ['plumber in la naples', { place: 'naples' }],
    ['plumber in la', { place: 'la', isCertain: true, kinds: ['plumber'] }],
    [
      'hey google find me a good lawyer in berlin that is open on sunday please and thank you',
      { intents: ['BEST', 'OPEN_ON'], place: 'berlin', isCertain: true, kinds: ['lawyer'] },
    ],
    ['not berlin', { place: 'berlin', negated: [] }],
    ['the a in', { required: ['the', 'a', 'in'] }],
  ])('%j is understood', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it('has spans within its words, for any input', () => {
    const word = fc.constantFrom(
      'plumber',
      'in',
      'near',
      'me',
      'naples',
      'santa',
      'rosa',
      'best',
      'open',
      'now',
      '24',
      'the',
      "d'or",
      'кафе',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (typed) => {
        const query = readQuery(searchedWords(typed.join(' ')));
        const { place: there, kinds: what } = resolveQuery(query, places, kinds);
        const spans = [...query.intents, ...(there ? [there] : []), ...what].map(({ from, length }) => ({
          from,
          length,
        }));
        const covered = spans.flatMap(({ from, length }) => Array.from({ length }, (_, i) => from + i));
        expect(new Set(covered).size).toBe(covered.length);
        expect(covered.every((at) => at >= 0 && at < query.words.length)).toBe(true);
      }),
    );
  });
});

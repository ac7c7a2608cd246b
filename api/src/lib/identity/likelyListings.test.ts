import { describe, expect, it } from '@jest/globals';
import { bank, type Case, type Facts, judge, rare } from './testing/judgePair.ts';

describe('two listings', () => {
  it.each<Case>([
    [
      'a position kilometres from that of the same address',
      { address: '2126 E Cactus Rd', latitude: 33.5968, longitude: -112.0361 },
      { address: '2126 East Cactus', latitude: 33.5453, longitude: -112.0476 },
    ],
    [
      'swapped digits of the house number',
      { address: '153 Franklin Ave', latitude: 41.15299, longitude: -81.35896 },
      { address: '135 Franklin Ave', latitude: 41.15361, longitude: -81.35859 },
    ],
    [
      'a common name and city, and a phone that one of them lacks',
      { name: 'Nergis Eczanesi', city: 'İzmir', phone: '0212 243 82 38' },
      { name: 'NergisEczanesi', city: 'İzmir' },
    ],
  ])('of common words are asked about with %s', (_what, one, other) => {
    const common = { ...rare, word: () => 0.01 };
    expect(judge(one, other, common).verdict).toBe('ASK');
  });

  it.each<Case>([
    [
      'one website and postal code, another street and phone',
      {
        name: 'Kajunmi Lichtspiele',
        website: 'kajunmi.example',
        postalCode: '90542',
        address: 'Hauptstr. 5',
        phone: '09126 1000',
      },
      {
        name: 'Kajunmi Lichtspiele',
        website: 'kajunmi.example',
        postalCode: '90542',
        address: 'Lindenweg 29',
        phone: '09126 5491',
      },
    ],
    [
      'one street without a number and another phone',
      { name: 'Kajunmi School', address: 'Douglas Rd', phone: '01622 751502' },
      { name: 'Kajunmi School', address: 'Douglas Rd', city: 'Maidstone', phone: '01622 888777' },
    ],
    [
      'one phone, website and street, and a name with digits more',
      {
        name: 'Massagebyronn',
        address: 'Bernhard Ave',
        phone: '510 734 3655',
        website: 'massagebyronn.example',
      },
      {
        name: 'Massagebyronn123',
        address: 'Bernhard Ave',
        phone: '510 734 3655',
        website: 'massagebyronn.example',
      },
    ],
    [
      'one street and number of two towns that touch',
      { name: 'Kajunmi Public House', address: '320 W Broadway', city: 'Madison', phone: '608 222 3900' },
      { name: 'Kajunmi Public House', address: '320 W Broadway', city: 'Monona', phone: '608 222 0224' },
    ],
  ])('are asked about with %s', (_what, one, other) => {
    expect(judge(one, other).verdict).toBe('ASK');
  });

  it.each<Case>([
    [
      'the same phone and city, and a name of which a word was lost',
      { name: 'Hotel Torholber', phone: '347 553 7386', city: 'Austin' },
      { name: 'Hotel', phone: '(347) 553-7386', city: 'Austin' },
    ],
    [
      'a rare name and a city, and a phone that one of them lacks',
      { name: 'Kajunmi Fırın', phone: '0212 673 47 99', city: 'İstanbul' },
      { name: 'Kajunmi Fırın', city: 'İstanbul' },
    ],
    [
      'one rare name, phone and city, and another street',
      { name: 'Kajunmi Fırın', phone: '0212 673 47 99', address: 'Zafer Sok. 9', city: 'İstanbul' },
      { name: 'Kajunmi Fırın', phone: '0212 673 47 99', address: 'Lale Cad. 40', city: 'İstanbul' },
    ],
    [
      'one house, a kind of one and a given name of the other',
      { name: 'Apotheek Kajunmi', address: 'Forelstraat 58', city: 'Gent', postalCode: '9000' },
      { name: 'Kajunmi Katrien', address: 'Forelstraat 58', city: 'Gent', postalCode: '9000' },
    ],
    [
      'a kind of one in the language of its town, and the town of the other',
      { name: 'Lekáreň Kajunmi', address: 'Hlavná 5', city: 'Žilina' },
      { name: 'Kajunmi Žilina', address: 'Hlavná 5', city: 'Žilina' },
    ],
    [
      'a rare name and a postal code, and a town that one of them lacks',
      { name: 'Tamhar Kajunmi', address: 'Via Tamhar 19', postalCode: '04027' },
      { name: 'Tamhar Kajunmi', address: 'Via Tamhar', city: 'Ponza', postalCode: '04027' },
    ],
  ])('are likely the same with %s', (_what, one, other) => {
    expect(judge(one, other)).toMatchObject({ verdict: 'ASK', isLikely: true });
  });

  it('of one rare name in one street of a town are the same if no other listing has the name', () => {
    const there = { name: 'Tamhar Kajunmi', city: 'Lebanon' };
    expect(judge({ ...there, address: '152 Oak Rd' }, { ...there, address: '156 Oak Road' })).toMatchObject({
      verdict: 'ASK',
      isLikely: false,
      isLikelyAlone: true,
    });
  });

  it('of one name and phone on two streets may be branches in two towns if no town is known', () => {
    const school = { name: 'Kajunmi School', phone: '534 3455' };
    expect(
      judge({ ...school, address: '4634 W Diversey Ave' }, { ...school, address: '2828 N Kilbourn Ave' }),
    ).toMatchObject({
      verdict: 'ASK',
      isLikely: false,
    });
  });

  it('are likely the same with one website and address, a longer name and another phone', () => {
    const there = { ...bank, website: 'kajunmi.example' };
    expect(judge(there, { ...there, name: 'Kajunmi Bank Tamhar', phone: '212 305 4565' })).toMatchObject({
      verdict: 'ASK',
      isLikely: true,
    });
  });

  it('are likely the same with the owner’s and their own name if no other listing fits either', () => {
    const there = { ...bank, postalCode: '60624' };
    expect(
      judge({ ...there, name: 'YMCA of Tamhar Garfield' }, { ...there, name: 'YMCA Garfield School' }),
    ).toMatchObject({ verdict: 'ASK', isLikely: true });
  });

  it('are likely the same with a chain and the name of its branch if they link to a page of the branch', () => {
    const common = { ...rare, word: () => 0.3, site: () => 40 };
    const there = { address: 'Garam utca 3', city: 'Budapest' };
    const judgePages = (one: string, other: string) =>
      judge(
        { ...there, name: 'Kajunmi', website: one },
        { ...there, name: 'Kajunmi Pesti Hipermarket', website: other },
        common,
      ).isLikely;
    const page = 'https://www.kajunmi.example/shops/garam';
    expect(judgePages(page, `${page}/`)).toBe(true);
    expect(judgePages('https://kajunmi.example/hu/', 'https://kajunmi.example/hu/')).toBe(false);
    expect(judgePages(page, 'https://kajunmi.example/shops/pesti')).toBe(false);
  });

  const spot = { latitude: 43.65804, longitude: -79.38506, city: 'Toronto' };
  it.each<Case>([
    [
      'on two streets by their addresses and a minute apart on the map',
      { ...spot, name: 'Kajunmi', address: '20 Bloor St' },
      { ...spot, name: 'Kajunmi', address: '1 Balmuto St', latitude: 43.65884 },
    ],
    [
      'on one spot with two numbers of one street',
      { ...spot, name: 'Kajunmi', address: '114 Dundas St' },
      { ...spot, name: 'Kajunmi', address: '116 Dundas St' },
    ],
    [
      'on two maps that differ by a block',
      { ...spot, name: 'Kajunmi', address: '20 Bloor St' },
      { ...spot, name: 'Kajunmi', latitude: 43.66012 },
    ],
  ])('of one rare name are one if neither fits any other: %s', (_what, one, other) => {
    expect(judge(one, other)).toMatchObject({ verdict: 'ASK', isLikely: false, isLikelyAlone: true });
  });

  it('of one name at a distance are asked about only if no other listing has the name', () => {
    const far = { ...spot, name: 'Kajunmi', latitude: 43.66504 };
    expect(judge({ ...spot, name: 'Kajunmi' }, far)).toMatchObject({ verdict: 'ASK', isWeak: true });
  });
});

describe('two listings with one name and no other data', () => {
  const here: Facts = { name: 'Rossmann', city: 'Berlin' };
  const at = (host: string) => ({ website: `https://${host}` });

  it.each<Case>([
    ['of two postal codes', { postalCode: '10115' }, { postalCode: '10437' }],
    ['of two states', { state: 'İzmir' }, { state: 'Ankara' }],
    ['of two abbreviated states', { state: 'IL' }, { state: 'MA' }],
    ['of two e-mails', { email: 'vs1@wien.example' }, { email: 'vs2@wien.example' }],
    ['of two pages of a site', at('hilton.example/paris/opera'), at('hilton.example/berlin/mitte')],
    ['of two sites', at('one.example'), at('other.example')],
  ])('are asked about: %s', (_what, one, other) => {
    expect(judge({ ...here, ...one }, { ...here, ...other })).toMatchObject({
      ...{ verdict: 'ASK', isLikely: false, isLikelyAlone: false, isWeak: true },
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareListings } from './compareListings.ts';
import { type IdentifyingFields, ListingProfile } from './listingProfile.ts';
import { farMetres, misplacedMetres, verdictOf } from './matchVerdict.ts';

const unknown: IdentifyingFields = {
  ...{ name: '', address: null, street: null, city: null, state: null, postalCode: null, countryCode: null },
  ...{ phone: null, phoneNormalised: null, website: null, email: null, latitude: null, longitude: null },
};
type Some = Partial<IdentifyingFields>;
const alone = { word: () => 0, phone: () => 1, site: () => 1, page: () => 1 };
function judge(one: Some, other: Some) {
  const [first, second] = [one, other].map((facts) => new ListingProfile({ ...unknown, ...facts })) as [
    ListingProfile,
    ListingProfile,
  ];
  const there = compareListings(first, second, alone);
  expect(compareListings(second, first, alone).verdict).toBe(there.verdict);
  return there;
}

const branch = {
  ...{ name: 'Kajunmi Bank', address: '12 Main St', city: 'Lebanon', phone: '717 272 2050' },
};
const hotline = { phone: '844 401 8500', phoneNormalised: '+18444018500' };
const house = { name: 'Tamhar Schloss', address: 'Lennéstr. 1', city: 'Schwerin', phone: '0385 525 2920' };

describe('a careful person', () => {
  it.each<[string, Some, Some]>([
    ['a bank and its cash machine', branch, { ...branch, name: 'Kajunmi Bank - ATM' }],
    [
      'a bank and its Geldautomat',
      { ...branch, name: 'Kajunmi Geldautomat' },
      { ...branch, name: 'Kajunmi' },
    ],
    ['a shop and its pharmacy', branch, { ...branch, name: 'Kajunmi Bank Pharmacy' }],
    [
      'one name on two streets and a free number',
      { ...branch, ...hotline },
      { ...branch, ...hotline, address: '9 Oak Ave' },
    ],
    [
      'a kind more and another phone',
      house,
      { ...house, name: 'Tamhar Schloss Restaurant', phone: '0385 777 111' },
    ],
    [
      'rooms whose numbers are joined alike',
      { name: 'Tamhar Theatre 22', address: '1 Lake Rd' },
      { name: 'Tamhar Theatre 2 (TT2)', address: '1 Lake Rd' },
    ],
    [
      'houses of a street that has a number for a name',
      { name: 'Kajunmi Eczanesi', address: 'Birlik Mah. 435. Cad. 61/E', city: 'Ankara' },
      { name: 'Kajunmi Eczanesi', address: 'BİRLİK MAH. 435. CAD NO:70', city: 'Ankara' },
    ],
    [
      'two blocks of a Japanese quarter',
      { name: '六兵衛', address: '埼玉県熊谷市末広３丁目１２−３', city: '熊谷市' },
      { name: '六兵衛', address: '熊谷市末広4-15-9', city: '熊谷市' },
    ],
    [
      'two clinics of one group',
      { ...branch, name: 'Kajunmi Doctors - Urology' },
      { ...branch, name: 'Kajunmi Doctors - Orthopedics', phone: '212 305 4565' },
    ],
    [
      'a hotel and the town that it is called after',
      { name: 'Bahia Solano Hotel', address: 'La Playa', city: 'Bahía Solano', phone: '314 410 1393' },
      { name: 'Bahia Solano', city: 'Bahia Solano' },
    ],
    [
      'two doctors of one practice',
      { ...branch, name: 'Kajunmi Hospital - Ilona Varga, M.D.', postalCode: '72202' },
      { ...branch, name: 'Kajunmi Hospital - Peter Lindqvist, M.D.', postalCode: '72202' },
    ],
    [
      'a bank that is called after its city and a bank',
      { name: '杭州银行', address: '民和路481号', city: '杭州' },
      { name: '银行', address: '民和路481号', city: '杭州' },
    ],
    [
      'a shop and the mall that its name ends with',
      { name: 'Kajunmi Tamhar Point', address: '133 Lake Rd', latitude: 1.28513, longitude: 103.84477 },
      { name: 'Tamhar Point', address: 'Lake Road, 133', latitude: 1.28537, longitude: 103.84496 },
    ],
    [
      'a studio and the hotel in which it is',
      { name: 'Kajunmi@Hotel Tamhar', latitude: 1.28513, longitude: 103.84477 },
      { name: 'Hotel Tamhar', latitude: 1.28537, longitude: 103.84496 },
    ],
    ['a filling station and its carwash', branch, { ...branch, name: 'Kajunmi Bank Carwash' }],
    [
      'a hotel and its spa with another phone',
      house,
      { ...house, name: 'Tamhar Schloss Spa', phone: '0385 777 111' },
    ],
    [
      'a castle and its restaurant with one website and another phone',
      { ...house, website: 'tamhar.example' },
      { ...house, website: 'tamhar.example', name: 'Tamhar Schloss Restaurant', phone: '0385 777 111' },
    ],
    [
      'two clinics of one house and number',
      { ...branch, name: 'Kajunmi Pediatric Lipid Clinic', postalCode: '94598' },
      { ...branch, name: 'Kajunmi Pediatric Kidney Clinic', postalCode: '94598' },
    ],
  ])('does not join %s unasked', (_what, one, other) => {
    expect(judge(one, other)).not.toMatchObject({ verdict: 'SAME' });
    expect(judge(one, other).isLikely).toBe(false);
  });

  it.each<[string, Some, Some]>([
    ['two departments', { ...branch, name: 'Kajunmi Grooming' }, { ...branch, name: 'Kajunmi Dog Training' }],
    [
      'a cash machine with another phone',
      branch,
      { ...branch, name: 'Kajunmi Bank ATM', phone: '800 724 2440' },
    ],
    [
      'two cities that share a common first word',
      { name: 'Kajunmi', city: 'San Jose', phone: '717 272 2050' },
      { name: 'Kajunmi', city: 'San Diego' },
    ],
    [
      'two avenues of one town',
      { name: 'Kajunmi', address: 'Corso Francia 31', city: 'Rivoli', phone: '011 222 3333' },
      { name: 'Kajunmi', address: 'Corso Allamano 195', city: 'Rivoli', phone: '011 444 5555' },
    ],
  ])('keeps %s apart', (_what, one, other) => {
    expect(judge(one, other).verdict).toBe('DIFFERENT');
  });

  it.each<[string, Some, Some]>([
    ['a bank with a cash machine', branch, { ...branch, name: 'Kajunmi Bank & ATM' }],
    [
      'a wrong country code before the number',
      { name: 'Kajunmi', phone: '+1 02 54 67 44 00', city: 'Areines' },
      { name: 'Kajunmi', phone: '02 54 67 44 00', phoneNormalised: '+33254674400', city: 'Areines' },
    ],
    [
      'a long description after the name',
      {
        name: 'Kajunmi Comércio de Peças para Bijuterias Finas Ltda',
        address: 'Rua Augusta 347',
        city: 'Marília',
        phone: '14 3432 4687',
      },
      { name: 'Kajunmi', address: 'R. Augusta, 347', city: 'Marília', phone: '14 3432 4687' },
    ],
    [
      'a free number beside that of the listing',
      { name: 'Kajunmi', latitude: 41.1, longitude: 29.1, phone: '0212 243 82 38' },
      { name: 'Kajunmi', latitude: 41.1002, longitude: 29.1, ...hotline },
    ],
    [
      'the street in the name of a branch',
      { name: 'Kajunmi Garam Street', latitude: 47.57, longitude: 19.07 },
      { name: 'Kajunmi', address: 'Garam Street 3', latitude: 47.5702, longitude: 19.07 },
    ],
    [
      'two words for a pharmacy',
      { name: 'Tamhar Gyógyszertár', address: 'Ágoston utca 2', city: 'Budapest' },
      { name: 'Tamhar Patika', address: 'Ágoston u. 2', city: 'Budapest' },
    ],
    [
      'a house within a range of numbers',
      { name: 'Kajunmi Gardens', address: '70 Carr St' },
      { name: 'Kajunmi Gardens', address: 'Carr Street, 60-98' },
    ],
    [
      'an Italian number without its zero',
      { name: 'Kajunmi', phone: '398 981 1695', city: 'Positano' },
      { name: 'Kajunmi', phone: '+39 089811695', phoneNormalised: '+39089811695', city: 'Positano' },
    ],
    [
      'the city before a Chinese name and the legal form after it',
      { name: '杭州扮家网络科技有限公司', address: '民和路481号', city: '杭州市', phone: '0571-83199210' },
      { name: '扮家网络科技', address: '民和路481号', city: '杭州' },
    ],
    [
      'prefecture, city and words for blocks in a Japanese address',
      { name: '六兵衛', address: '埼玉県熊谷市末広３丁目１２−３', city: '熊谷市' },
      { name: '六兵衛', address: '〒360-0031 熊谷市末広3-12-3', city: '熊谷市' },
    ],
  ])('joins in spite of %s', (_what, one, other) => {
    expect(judge(one, other).verdict).toBe('SAME');
  });

  it.each<[string, Some, Some]>([
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
  ])('asks about %s', (_what, one, other) => {
    expect(judge(one, other).verdict).toBe('ASK');
  });

  const spot = { latitude: 43.65804, longitude: -79.38506, city: 'Toronto' };
  it.each<[string, Some, Some]>([
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
  ])('joins one rare name %s where neither fits any other', (_what, one, other) => {
    expect(judge(one, other)).toMatchObject({ verdict: 'ASK', isLikely: false, isLikelyAlone: true });
  });

  it.each<[string, Some, Some]>([
    [
      'two shops of one name on two streets that are a walk apart',
      { ...spot, name: 'Kajunmi', address: '20 Bloor St' },
      { ...spot, name: 'Kajunmi', address: '1 Balmuto St', latitude: 43.65994 },
    ],
    [
      'two shops next door with phones of their own',
      { ...spot, name: 'Kajunmi', address: '20 Bloor St', phone: '416 555 0143' },
      { ...spot, name: 'Kajunmi', address: '1 Balmuto St', latitude: 43.65884, phone: '416 777 2299' },
    ],
  ])('never joins %s, however alone they are', (_what, one, other) => {
    expect(judge(one, other)).toMatchObject({ isLikely: false, isLikelyAlone: false });
  });

  it('asks about one name at a distance only where nothing else is called so', () => {
    const far = { ...spot, name: 'Kajunmi', latitude: 43.66504 };
    expect(judge({ ...spot, name: 'Kajunmi' }, far)).toMatchObject({ verdict: 'ASK', isWeak: true });
  });

  it('joins a chain and the name of its branch by a page of the branch', () => {
    const common = { ...alone, word: () => 0.3, site: () => 40 };
    const there = { address: 'Garam utca 3', city: 'Budapest' };
    const judgePages = (one: string, other: string) =>
      compareListings(
        new ListingProfile({ ...unknown, ...there, name: 'Kajunmi', website: one }),
        new ListingProfile({ ...unknown, ...there, name: 'Kajunmi Pesti Hipermarket', website: other }),
        common,
      ).isLikely;
    const page = 'https://www.kajunmi.example/shops/garam';
    expect(judgePages(page, `${page}/`)).toBe(true);
    expect(judgePages('https://kajunmi.example/hu/', 'https://kajunmi.example/hu/')).toBe(false);
    expect(judgePages(page, 'https://kajunmi.example/shops/pesti')).toBe(false);
  });

  it('joins one website and address under a longer name in spite of another phone', () => {
    const there = { ...branch, website: 'kajunmi.example' };
    expect(judge(there, { ...there, name: 'Kajunmi Bank Tamhar', phone: '212 305 4565' })).toMatchObject({
      verdict: 'ASK',
      isLikely: true,
    });
  });

  it('joins a name of its owner and its own where nothing else fits either', () => {
    const there = { ...branch, postalCode: '60624' };
    expect(
      judge({ ...there, name: 'YMCA of Tamhar Garfield' }, { ...there, name: 'YMCA Garfield School' }),
    ).toMatchObject({ verdict: 'ASK', isLikely: true });
  });

  it.each<[string, Some, Some]>([
    ['codes of post with and without a suffix', { postalCode: '08831-5153' }, { postalCode: '08831' }],
    ['two spellings of a city', { city: 'Antwerpen' }, { city: 'Antwerp' }],
    ['cities in two scripts', { city: '北九州市' }, { city: 'Kitakyushu' }],
  ])('does not hold %s against a pair', (_what, one, other) => {
    const { bits } = judge({ ...branch, city: null }, { ...branch, city: null });
    expect(
      judge({ ...branch, city: null, ...one }, { ...branch, city: null, ...other }).bits,
    ).toBeGreaterThanOrEqual(bits);
  });
});

describe('the verdict over a distance', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const bits = fc.double({ min: 0, max: 60, noNaN: true });
  const name = fc.record({
    ...{ matched: bits, onlyFirst: bits, onlySecond: bits, likeness: share, containment: share },
    ...{ isDistinctive: fc.boolean(), leading: bits.map((of) => () => of) },
    hasOtherKind: fc.boolean().map((is) => () => is),
    addsKind: fc.boolean().map((is) => () => is),
    parts: fc.constantFrom('SAME', 'ONE', 'OTHER'),
  });
  const profile = new ListingProfile({ ...unknown, name: 'Kajunmi', address: '12 Main St' });
  const whatever = fc.record({
    name,
    phone: fc.constantFrom('TYPO', 'DIFFERENT', 'UNKNOWN'),
    address: fc.constantFrom('EQUAL', 'STREET', 'NEIGHBOUR', 'NUMBER', 'DIFFERENT', 'UNKNOWN'),
    metres: fc.double({ min: farMetres, minExcluded: true, max: 20_000_000, noNaN: true }),
    ...{ city: fc.double({ min: -12, max: 1, noNaN: true }), bits, sharers: fc.integer({ min: 1, max: 9 }) },
    link: fc.boolean(),
  });

  // `compareListings` does not look at names where this holds.
  it('is the same for all names where neither the phone nor, within ten kilometres, the address agrees', () => {
    fc.assert(
      fc.property(whatever, ({ link, ...evidence }) => {
        fc.pre(evidence.address !== 'EQUAL' || evidence.metres >= misplacedMetres);
        const support = {
          phone: false,
          address: evidence.address === 'EQUAL',
          spot: false,
          link,
          page: link,
        };
        const { verdict } = verdictOf({ one: profile, other: profile, ...evidence }, support);
        expect(verdict).toBe('DIFFERENT');
      }),
    );
  });
});

describe('listings of one name of which nothing else is known', () => {
  const here: Some = { name: 'Rossmann', city: 'Berlin' };
  const at = (host: string) => ({ website: `https://${host}` });

  it.each<[string, Some, Some]>([
    ['of two postal codes', { postalCode: '10115' }, { postalCode: '10437' }],
    ['of two states', { state: 'İzmir' }, { state: 'Ankara' }],
    ['of two abbreviated states', { state: 'IL' }, { state: 'MA' }],
    ['of two e-mails', { email: 'vs1@wien.example' }, { email: 'vs2@wien.example' }],
    ['of two pages of a site', at('hilton.example/paris/opera'), at('hilton.example/berlin/mitte')],
    ['of two sites', at('one.example'), at('other.example')],
  ])('are a question: %s', (_what, one, other) => {
    expect(judge({ ...here, ...one }, { ...here, ...other })).toMatchObject({
      ...{ verdict: 'ASK', isLikely: false, isLikelyAlone: false, isWeak: true },
    });
  });

  it.each<[string, Some, Some]>([
    ['nothing more', {}, {}],
    ['a fact of one of them', { postalCode: '10115', email: 'a@b.example' }, { state: 'Berlin' }],
    ['a longer postal code', { postalCode: '08831-5153' }, { postalCode: '08831' }],
    ['an abbreviated state', { state: 'NJ' }, { state: 'New Jersey' }],
    ['a home page and a page', at('a.example/'), at('www.a.example/berlin/mitte')],
    ['a site and a profile', at('a.example'), at('facebook.com/rossmann-mitte')],
  ])('are one with %s', (_what, one, other) => {
    expect(judge({ ...here, ...one }, { ...here, ...other }).verdict).toBe('SAME');
  });
});

import { describe, expect, it } from '@jest/globals';
import { bank, type Case, type Facts, freeNumber, judge, rare, steakhouse } from './testing/judgePair.ts';

describe('two listings', () => {
  it.each<Case>([
    [
      'abbreviations and separators',
      steakhouse,
      {
        ...steakhouse,
        name: "Arnie Morton's of Chicago",
        address: '435 S. La Cienega Blvd.',
        phone: '310-246-1501',
      },
    ],
    [
      'an unknown country',
      { name: 'Gino’s East', address: '162 E Superior St, Chicago, IL 60611', phone: '(312) 266-3337' },
      { name: 'Ginos East', address: '162 E. Superior Street', phone: '+1 312-266-3337' },
    ],
    [
      'a phone with an extension and a second number',
      { ...steakhouse, phone: '310/246-1501 ext 12 or 310/246-1502' },
      { ...steakhouse, address: null },
    ],
    [
      'Turkish street words',
      { name: 'Kahve Dünyası', address: 'Atatürk Caddesi No:5', city: 'Bursa' },
      { name: 'KAHVE DUNYASI', address: 'Atatürk Cad. 5', city: 'Bursa' },
    ],
    [
      'German street words and umlauts',
      { name: 'Bäckerei Müller GmbH', address: 'Königstraße 12', city: 'Köln' },
      { name: 'Baeckerei Mueller', address: 'Koenigstr. 12', city: 'Köln' },
    ],
    [
      'French abbreviations',
      { name: 'Le Petit Prince', address: '12 boulevard Voltaire', city: 'Paris' },
      { name: 'Petit Prince', address: '12 bd Voltaire', city: 'Paris' },
    ],
    [
      'ordinals as words',
      { name: 'Carnegie Deli', address: '854 7th Ave. between 54th and 55th Sts.', phone: '212/757-2245' },
      { name: 'Carnegie Delicatessen', address: '854 Seventh Ave.', phone: '212-757-2245' },
    ],
    [
      'another script',
      { name: 'Ταβέρνα Ακρόπολη', latitude: 37.98, longitude: 23.73 },
      { name: 'Taverna Akropoli', latitude: 37.9801, longitude: 23.73 },
    ],
    [
      'a city in brackets',
      { name: 'Spago (Los Angeles)', phone: '310 652 4025' },
      { name: 'Spago', phone: '310-652-4025' },
    ],
    [
      'two words written as one',
      { name: 'Blue Ribbon', address: '5 Main St' },
      { name: 'Blueribbon', address: '5 Main Street' },
    ],
    [
      'all words written as one',
      { name: "L'Atelier de Deschamps", address: '9 rue Voltaire' },
      { name: "L'AtelierdeDeschamps", address: '9 rue Voltaire' },
    ],
    [
      'the initials of a name',
      { name: 'Mount Sinai Medical Center', phone: '305 674 2121', address: '4300 Alton Rd' },
      { name: 'MSMC', phone: '305-674-2121', address: '4300 Alton Road' },
    ],
    [
      'the initials of a street',
      { name: 'Lakeside Steakhouse', address: '117 Martin Luther King Jr Blvd' },
      { name: 'Lakeside Steakhouse', address: '117 MLK Boulevard' },
    ],
    [
      'digits that were read for letters',
      { name: 'Lindenhof Apotheke', address: 'Torstr. 4' },
      { name: 'Lindenh0f Ap0theke', address: 'Torstraße 4' },
    ],
    [
      'a name that was cut off',
      { name: 'Zahnarztpraxis Dr. Oberhäuser', phone: '030 123 45 67', address: 'Torstr. 4' },
      { name: 'Zahnarztpraxis Dr. Oberh', phone: '030 1234567', address: 'Torstr. 4' },
    ],
    [
      'words in another order, and a title',
      { name: 'Dr. Ayşe Güngör Diş Kliniği', phone: '0212 444 55 66' },
      { name: 'Diş Kliniği Güngör Ayşe', phone: '+90 212 444 55 66' },
    ],
    [
      'a kind in another language',
      { name: 'Εστιατόριο Ακρόπολη', phone: '+30 2101234567', address: 'Ermou 5' },
      { name: 'Restaurant Akropoli', phone: '210 1234567', address: 'Ermou 5' },
    ],
    [
      'another alphabet and the Russian trunk prefix',
      { name: 'Аптека Жемчужина', phone: '8 (495) 255-83-77', city: 'Москва' },
      { name: 'Apteka Zhemchuzhina', phone: '+7 495 255 83 77', city: 'Москва' },
    ],
    [
      'a digit of the phone, in one city',
      { name: 'Abernathy Plumbing', phone: '512 555 0143', city: 'Austin' },
      { name: 'Abernathy Plumbing LLC', phone: '512 555 0148', city: 'Austin' },
    ],
    [
      'a street that is called after its suburb',
      { name: 'Edo Garden', address: '6309 Monona Dr', city: 'Monona', postalCode: '53716' },
      {
        name: 'EDO Garden',
        address: '6309 Monona Dr, Monona, WI 53716',
        city: 'Madison',
        postalCode: '53716',
      },
    ],
    [
      'a street that is called after its city',
      { name: 'Spago', address: '3500 Las Vegas Blvd S, Ste G1', city: 'Las Vegas' },
      { name: 'Spago', address: '3500 Las Vegas Boulevard S, Las Vegas, NV 89109', city: 'Las Vegas' },
    ],
    [
      'a street that is called by a kind of street',
      { name: 'La Cascina', address: '1552 Ave Rd', city: 'Toronto' },
      { name: 'La Cascina', address: '1552 Avenue Road, North York, ON', city: 'Toronto' },
    ],
    [
      'a number after the street that is called after its city',
      { name: 'Spago', address: 'Las Vegas Blvd, 3500', city: 'Las Vegas' },
      { name: 'Spago', address: '3500 Las Vegas Boulevard, Las Vegas, NV 89109', city: 'Las Vegas' },
    ],
    [
      'a building before the address',
      {
        name: 'Geier Grill',
        address: 'Holiday Inn At The American Center, 5109 W Prairie Dr',
        city: 'Madison',
      },
      { name: 'Geier Grill', address: '5109 W Prairie Dr, Madison, WI 53718', city: 'Madison' },
    ],
    [
      'a word that the first of two words begins',
      { name: 'Fatkajun Grill', address: '78 Market St', city: 'Randwick' },
      { name: 'Fat Kajun Grill & Pide', address: '78 Market Street', city: 'Randwick' },
    ],
    [
      'a legal form of Belgium',
      { name: 'Apotheek Kajunmi Bvba', address: 'Koorstraat 8', city: 'Zemst' },
      { name: 'Apotheek Kajunmi (Weerde)', address: 'Koorstraat 8', city: 'Zemst' },
    ],
    [
      'an initial',
      { name: 'Pharmacie C. Kajunmi', address: 'Rue Tamhar 221', city: 'Liège' },
      { name: 'Kajunmi', address: 'Rue Tamhar 221', city: 'Liège' },
    ],
    [
      'its name again in another script',
      { name: 'วัดกะจุนมี Tamhar Kajunmi', address: '709 Onnut 7', city: 'Bangkok' },
      { name: 'วัดกะจุนมี', address: '709 Onnut 7', city: 'Bangkok' },
    ],
    [
      'the same name before it in another script',
      { name: '卡君 Tamhar Kajunmi', latitude: -33.92, longitude: 151.15 },
      { name: 'Tamhar Kajunmi', latitude: -33.9201, longitude: 151.15 },
    ],
    [
      'a legal form and an owner',
      { name: 'Autohaus Böttcher GmbH & Co. KG', phone: '030 555 12 34' },
      { name: 'Autohaus Böttcher', phone: '030 5551234' },
    ],
    ['a bank with a cash machine', bank, { ...bank, name: 'Kajunmi Bank & ATM' }],
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
      { name: 'Kajunmi', latitude: 41.1002, longitude: 29.1, ...freeNumber },
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
  ])('are the same in spite of %s', (_what, one, other) => {
    expect(judge(one, other).verdict).toBe('SAME');
  });

  it('are the same despite a kind in any language before a less rare word', () => {
    const there = { latitude: 49.22, longitude: 18.74 };
    const frequencies = { ...rare, word: (text: string) => (text === 'lipa' ? 0.02 : 0) };
    const { verdict } = judge({ ...there, name: 'Lekáreň Lipa' }, { ...there, name: 'Lipa' }, frequencies);
    expect(verdict).toBe('SAME');
  });
});

describe('two listings with one name and no other data', () => {
  const here: Facts = { name: 'Rossmann', city: 'Berlin' };
  const at = (host: string) => ({ website: `https://${host}` });

  it.each<Case>([
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

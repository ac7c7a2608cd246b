import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareListings } from './compareListings.ts';
import { type IdentifyingFields, ListingProfile } from './listingProfile.ts';

const listing = (facts: Partial<IdentifyingFields>): IdentifyingFields => ({
  ...{ name: 'Arnie Mortons', address: null, street: null, city: null, state: null, postalCode: null },
  ...{
    countryCode: null,
    phone: null,
    phoneNormalised: null,
    website: null,
    email: null,
    latitude: null,
    longitude: null,
  },
  ...facts,
});
const rare = { word: () => 0, phone: () => 1, site: () => 1, page: () => 1 };
const verdict = (one: Partial<IdentifyingFields>, other: Partial<IdentifyingFields>, frequencies = rare) =>
  compareListings(new ListingProfile(listing(one)), new ListingProfile(listing(other)), frequencies).verdict;

const steak = {
  name: 'Arnie Mortons of Chicago',
  address: '435 S. La Cienega Blv.',
  city: 'Los Angeles',
  phone: '310/246-1501',
};

describe('two listings', () => {
  it.each<[string, Partial<IdentifyingFields>, Partial<IdentifyingFields>]>([
    [
      'abbreviations and separators',
      steak,
      {
        ...steak,
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
      { ...steak, phone: '310/246-1501 ext 12 or 310/246-1502' },
      { ...steak, address: null },
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
  ])('are the same in spite of %s', (_what, one, other) => {
    expect(verdict(one, other)).toBe('SAME');
    expect(verdict(other, one)).toBe('SAME');
  });

  it.each<[string, Partial<IdentifyingFields>, Partial<IdentifyingFields>]>([
    [
      'another phone and another address',
      { ...steak },
      { ...steak, address: '1 Main St.', phone: '212 555 0000' },
    ],
    [
      'another city',
      { name: steak.name, city: 'Chicago', address: '1 Oak St' },
      { name: steak.name, city: 'Boston', address: '7 Elm St' },
    ],
    ['positions kilometres apart', { latitude: 41, longitude: 29 }, { latitude: 41.05, longitude: 29 }],
    [
      'one hotline and other addresses',
      { phone: '444 11 22', address: 'Atatürk Cad. 5', city: 'Bursa' },
      { phone: '444 11 22', address: 'Zafer Sok. 9', city: 'İzmir' },
    ],
    [
      'one website and other addresses',
      { website: 'https://chain.example/', address: '5 Main St' },
      { website: 'https://chain.example/', address: '9 Oak Ave' },
    ],
    [
      'other kinds under one roof and number',
      { name: 'Ritz-Carlton Cafe', phone: '404 237 2700', address: '3434 Peachtree Rd.' },
      { name: 'Ritz-Carlton Dining Room', phone: '404-237-2700', address: '3434 Peachtree Rd.' },
    ],
    [
      'other names at one address',
      { name: 'Golden Nugget', address: '129 Fremont St' },
      { name: 'Stefanos', address: '129 Fremont St' },
    ],
    [
      'one name and city, and other phones',
      { name: 'Abernathy Plumbing', phone: '512 555 0143', city: 'Austin' },
      { name: 'Abernathy Plumbing', phone: '512 777 2299', city: 'Austin' },
    ],
    [
      'one hotline, two cities and nothing more',
      { name: 'Tamhar Kuaför', phone: '0212 285 68 79', city: 'İzmir' },
      { name: 'Tamhar Kuaför', phone: '0212 285 68 79', city: 'Bursa' },
    ],
    [
      'a number on the same street next door',
      { name: 'Asahi Ramen', address: '536 S Park St', latitude: 43.06153, longitude: -89.40088 },
      { name: 'Asahi Ramen', address: '432 S Park St', latitude: 43.0627, longitude: -89.401 },
    ],
    [
      'an equal kind and names that differ in a letter or two',
      { name: 'Hotel Marina', latitude: 41, longitude: 29 },
      { name: 'Hotel Martin', latitude: 41.0005, longitude: 29 },
    ],
    [
      'other numbers in their names',
      { name: 'Otopark 12 Eylül Meydanı', latitude: 41, longitude: 29 },
      { name: 'Otopark 13 Eylül Meydanı', latitude: 41.0004, longitude: 29 },
    ],
    [
      'other letters of a building',
      { name: 'Kajunmi Residence C', address: '5 Main St', latitude: 41, longitude: 29 },
      { name: 'Kajunmi Residence F', address: '5 Main St', latitude: 41.0002, longitude: 29 },
    ],
    [
      'kinds of two languages under one roof',
      { name: 'Kajunmi Lekáreň', address: 'Hlavná 5', city: 'Žilina' },
      { name: 'Kajunmi Reštaurácia', address: 'Hlavná 5', city: 'Žilina' },
    ],
    [
      'nothing known but a common city',
      { name: 'Kahve', city: 'Bursa' },
      { name: 'Kahve', city: 'Bursa', address: 'Cadde 5' },
    ],
  ])('are never joined without a question with %s', (_what, one, other) => {
    const many = { ...rare, phone: () => 2, site: () => 5 };
    expect(verdict(one, other, many)).not.toBe('SAME');
    expect(verdict(other, one, many)).not.toBe('SAME');
  });

  it.each<[string, Partial<IdentifyingFields>, Partial<IdentifyingFields>]>([
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
  ])('are asked about with %s', (_what, one, other) => {
    const common = { ...rare, word: () => 0.01 };
    expect(verdict(one, other, common)).toBe('ASK');
    expect(verdict(other, one, common)).toBe('ASK');
  });

  it.each<[string, Partial<IdentifyingFields>, Partial<IdentifyingFields>]>([
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
    const { verdict: asked, isLikely } = compareListings(
      new ListingProfile(listing(one)),
      new ListingProfile(listing(other)),
      rare,
    );
    expect({ asked, isLikely }).toEqual({ asked: 'ASK', isLikely: true });
  });

  it('are the same in spite of a kind in any language before a word that is less rare', () => {
    const [one, other] = ['Lekáreň Lipa', 'Lipa'].map(
      (name) => new ListingProfile(listing({ name, latitude: 49.22, longitude: 18.74 })),
    );
    const frequencies = { ...rare, word: (text: string) => (text === 'lipa' ? 0.02 : 0) };
    expect(one && other && compareListings(one, other, frequencies).verdict).toBe('SAME');
  });

  it('of one rare name in one street of a town are one where nothing else is called so', () => {
    const [one, other] = ['152 Oak Rd', '156 Oak Road'].map(
      (address) => new ListingProfile(listing({ name: 'Tamhar Kajunmi', address, city: 'Lebanon' })),
    );
    expect(one && other && compareListings(one, other, rare)).toMatchObject({
      verdict: 'ASK',
      isLikely: false,
      isLikelyAlone: true,
    });
  });

  it('of one name and phone on two streets may be branches in two towns where no town is known', () => {
    const [one, other] = ['4634 W Diversey Ave', '2828 N Kilbourn Ave'].map(
      (address) => new ListingProfile(listing({ name: 'Kajunmi School', phone: '534 3455', address })),
    );
    expect(one && other && compareListings(one, other, rare)).toMatchObject({
      verdict: 'ASK',
      isLikely: false,
    });
  });

  const word = fc.stringMatching(/^[a-z]{3,9}$/);
  const facts = fc.record({
    name: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    address: fc.option(
      fc.tuple(fc.integer({ min: 1, max: 300 }), word).map(([n, street]) => `${n} ${street} street`),
      { nil: null },
    ),
    city: fc.option(word, { nil: null }),
    phone: fc.option(fc.stringMatching(/^[2-9]\d{9}$/), { nil: null }),
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -170, max: 170, noNaN: true }),
  });

  it('compare the same in either order', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const [a, b] = [new ListingProfile(listing(one)), new ListingProfile(listing(other))];
        const [there, back] = [compareListings(a, b, rare), compareListings(b, a, rare)];
        expect(there.verdict).toBe(back.verdict);
        expect(there.bits).toBeCloseTo(back.bits, 6);
      }),
    );
  });

  it('equal themselves in capitals and without accents, in any alphabet', () => {
    const words =
      'çiğdem ıhlamur istanbul größe fenêtre żółć łódź ålesund αθήνα ψαράς москва чай đặng ñandú œuvre քաղաք';
    const name = fc
      .array(fc.constantFrom(...words.split(' ')), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join(' '));
    const otherwise = [
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLocaleUpperCase('tr'),
      (text: string) => text.normalize('NFD'),
      (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    ];
    fc.assert(
      fc.property(facts, name, fc.constantFrom(...otherwise), (one, text, write) => {
        const [written, alone] = [write(text), { ...one, address: null, phone: null }];
        expect([written, verdict({ ...one, name: text }, { ...one, name: written })]).toEqual([
          written,
          'SAME',
        ]);
        expect([written, verdict({ ...alone, name: text }, { ...alone, name: written })]).toEqual([
          written,
          'SAME',
        ]);
        expect(verdict({ ...alone, name: text }, { ...alone, name: 'Zeughaus' })).not.toBe('SAME');
      }),
    );
  });

  it('of one name are never joined if every other field differs', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        fc.pre(
          one.phone !== null && other.phone !== null && one.phone.slice(-7, -3) !== other.phone.slice(-7, -3),
        );
        fc.pre(Math.abs(one.latitude - other.latitude) > 0.1);
        expect(verdict(one, { ...other, name: one.name })).not.toBe('SAME');
      }),
    );
  });
});

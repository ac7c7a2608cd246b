import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { kindOfTexts } from './kindOfTexts.ts';
import { kindOf, sureKind } from './kindOf.ts';
import { kindOfSearch } from './kindOfSearch.ts';
import { languageOfKinds, languagesOf, namesOf } from './kindNames.ts';

const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'tr',
  'ru',
  'el',
  'nl',
  'pt',
  'pl',
  'ar',
  'zh',
  'ja',
  'vi',
  'th',
];
const common = [
  ...[
    'amenity/restaurant',
    'amenity/cafe',
    'amenity/pharmacy',
    'amenity/dentist',
    'shop/bakery',
    'shop/butcher',
  ],
  ...[
    'shop/florist',
    'shop/hairdresser',
    'tourism/hotel',
    'tourism/museum',
    'amenity/library',
    'shop/supermarket',
  ],
  ...[
    'amenity/cinema',
    'amenity/veterinary',
    'shop/furniture',
    'shop/shoes',
    'shop/optician',
    'craft/electrician',
  ],
];
const sure = (text: string, language?: string) => {
  const match = kindOf(text, language);
  return match !== null && match.confidence >= sureKind ? match.kind : null;
};

describe('kindOf', () => {
  it.each([
    ['restaurants', 'amenity/restaurant'],
    ['Grocery store', 'shop/grocery'],
    ['Lebensmittelgeschäft', 'shop/grocery'],
    ['Alimentari', 'shop/grocery'],
    ['Gıda', 'shop/grocery'],
    ['Продукты', 'shop/grocery'],
    ['Alimentación', 'shop/grocery'],
    ['Épicerie', 'shop/grocery'],
    ['Sushi-Restaurant', 'amenity/restaurant/sushi'],
    ['Sushi restaurant', 'amenity/restaurant/sushi'],
    ['ristorante giapponese', 'amenity/restaurant/japanese'],
    ['Burgerrestaurant', 'amenity/fast_food/burger'],
    ['рестораны', 'amenity/restaurant'],
    ['Εστιατόρια', 'amenity/restaurant'],
    ['Kuaförler', 'shop/hairdresser'],
    ['Friseur', 'shop/hairdresser'],
    ['barber shops', 'shop/hairdresser/barber'],
    ['Bäckereien', 'shop/bakery'],
    ['Roofing contractor', 'craft/roofer'],
    ['Insurance company', 'office/insurance'],
    ['Dermatology clinic', 'amenity/doctors/dermatology'],
    ['car_repair', 'shop/car_repair'],
    ['bed & breakfast', 'tourism/guest_house'],
    ['薬局', 'amenity/pharmacy'],
    ['Nhà thuốc', 'amenity/pharmacy'],
  ])('recognizes %s', (text, kind) => expect(sure(text)).toBe(kind));

  it.each([
    'Schweizerisches Restaurant',
    'Peruvian-style restaurant',
    'family restaurant',
    'Nepalese restaurants',
  ])('takes %s as a restaurant, and as several kinds', (text) =>
    expect(kindOf(text)).toMatchObject({ kind: 'amenity/restaurant', isFiner: true }),
  );

  it.each([
    'Restaurant supply store',
    'Blood bank',
    'Café/Bar',
    'Plant nursery',
    'Apartment building',
    'Widgets',
    '',
    '4.5',
  ])('is unsure of %j', (text) => expect(sure(text)).toBeNull());

  it('reads a word in the given language', () => {
    expect(sure('Market')).toBe('amenity/marketplace');
    expect(sure('Market', 'tr')).toBe('shop/supermarket');
  });

  const names = common.flatMap((kind) =>
    namesOf(kind, languages).map(({ language, names: [name = ''] }) => ({ kind, language, name })),
  );

  it('recognizes nearly every name in its own dictionary; some mean two kinds', () => {
    const known = names.filter(({ kind, language, name }) => {
      const found = kindOf(name, language)?.kind ?? '';
      return `${found}/`.startsWith(`${kind}/`) || `${kind}/`.startsWith(`${found}/`);
    });
    expect(names.length).toBeGreaterThan(200);
    expect(known.length / names.length).toBeGreaterThan(0.97);
  });

  it.each([
    ['boucheries', 'shop/butcher'],
    ['librairies', 'shop/books'],
    ['laveries', 'shop/laundry'],
    ['pharmacies', 'amenity/pharmacy'],
    ['bakeries', 'shop/bakery'],
  ])('knows the plural %s', (name, kind) => {
    expect(kindOf(name)?.kind).toBe(kind);
  });

  it.each([
    ['中餐厅', 'amenity/restaurant/chinese'],
    ['インド料理店', 'amenity/restaurant/indian'],
    ['イタリア料理店', 'amenity/restaurant/italian'],
    ['Chinarestaurant', 'amenity/restaurant/chinese'],
    ['Augenoptik', 'shop/optician'],
  ])('knows the compound %s', (name, kind) => {
    expect(kindOf(name)?.kind).toBe(kind);
  });

  it('ignores case, hyphens and the order of words', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), ({ language, name }) => {
        const found = kindOf(name, language)?.kind;
        for (const other of [
          name.toUpperCase(),
          name.replaceAll(' ', '-'),
          name.split(' ').toReversed().join(' '),
        ])
          expect([other, kindOf(other, language)?.kind]).toEqual([other, found]);
      }),
    );
  });

  it.each<[string, (name: string) => string]>([
    [
      'en',
      (name) =>
        /y$/.test(name) ? name.replace(/y$/, 'ies') : /(?:ch|sh|s|x)$/.test(name) ? `${name}es` : `${name}s`,
    ],
    ['tr', (name) => name + (/[aıou][^aeıioöuü]*$/.test(name) ? 'lar' : 'ler')],
    ['it', (name) => name.replace(/[oe]$/, 'i').replace(/a$/, 'e')],
    ['es', (name) => (/[aeiou]$/.test(name) ? `${name}s` : `${name}es`)],
  ])('recognizes the plurals of %s', (language, plural) => {
    const names = common.flatMap((kind) => namesOf(kind, [language])[0]?.names[0] ?? []);
    const known = names.filter((each) => /^\p{L}+$/u.test(each) && kindOf(each, language) !== null);
    expect(known.length).toBeGreaterThan(10);
    for (const name of known)
      expect([name, kindOf(plural(name), language)?.kind]).toEqual([name, kindOf(name, language)?.kind]);
  });

  it('reads any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const match = kindOf(text);
        expect(match === null || (match.confidence > 0 && match.confidence <= 1)).toBe(true);
      }),
    );
  });
});

describe('names in maps that the schema has other words for', () => {
  it.each([
    ['Eiscafé', 'amenity/ice_cream', 'de'],
    ['Chinesisches Abholrestaurant', 'amenity/fast_food/chinese', 'de'],
    ['Gebrauchtwagenhändler', 'shop/car', 'de'],
    ['Hörgeräteakustiker', 'shop/hearing_aids', 'de'],
    ['Onglerie', 'shop/beauty/nails', 'fr'],
    ['Laverie automatique', 'shop/laundry', 'fr'],
    ['Caserne de pompiers', 'amenity/fire_station', 'fr'],
    // The schema has names of their grounds.
    ['Okul', 'education/school', 'tr'],
    ['Schule', 'education/school', 'de'],
    ['مدرسة', 'education/school', 'ar'],
    ['โรงพยาบาล', 'amenity/hospital', 'th'],
    ['病院', 'amenity/hospital', 'ja'],
    ['Vrtić', 'education/kindergarten', 'sr'],
    ['Egyetem', 'education/university', 'hu'],
    ['صالون تجميل', 'shop/beauty', 'ar'],
  ])('%s means %s', (name, kind, language) => {
    const match = kindOf(name, language);
    expect(match?.kind).toBe(kind);
    expect(match?.confidence).toBeGreaterThanOrEqual(sureKind);
  });
});

describe('names of kinds', () => {
  it('are listed for the given languages that have any', () => {
    expect(namesOf('shop/florist', ['de', 'xx', 'tr'])).toEqual([
      { language: 'de', names: expect.arrayContaining(['Blumenhändler']) },
      { language: 'tr', names: expect.arrayContaining(['Çiçekçi']) },
    ]);
    expect(namesOf('no/such', ['en'])).toEqual([]);
  });

  it('show which languages have a name', () => {
    expect(languagesOf('Bakeries', 'shop/bakery')).toContain('en');
    expect(languagesOf('Kasap', 'shop/butcher')).toEqual(['tr']);
    expect(languagesOf('Kasap', 'shop/bakery')).toEqual([]);
  });

  it('reveal the language of a list of kinds that is not English', () => {
    expect(languageOfKinds(['Eczane', 'Kuaför', 'Market', 'Otel'])).toBe('tr');
    expect(languageOfKinds(['Bakery', 'Pharmacy', 'Hotel'])).toBeUndefined();
    expect(languageOfKinds([])).toBeUndefined();
  });
});

describe('the kind of several texts', () => {
  it('is that of the first which names one for certain, in any language', () => {
    expect(kindOfTexts('Sushi restaurant', 'Hospital')).toBe('amenity/restaurant/sushi');
    expect(kindOfTexts(null, 'Krankenhaus')).toBe('amenity/hospital');
    expect(kindOfTexts('Hospital equipment supplier')).toBeNull();
    expect(kindOfTexts(undefined, null)).toBeNull();
  });
});

describe('the need of a visitor', () => {
  it.each([
    ['toothache', 'amenity/dentist'],
    ['nöbetçi eczane', 'amenity/pharmacy'],
    ["car won't start", 'shop/car_repair'],
    ['blood work', 'healthcare/laboratory'],
    ['перевод', null],
    ['tap', null],
    ['gym', 'leisure/fitness_centre'],
    ['хлеб', 'shop/bakery'],
    ['กาแฟ', 'amenity/cafe'],
    ['Fischrestaurant', 'amenity/restaurant/seafood'],
    ['Bäckerei', 'shop/bakery'],
    ['tante emma laden', 'shop/convenience'],
    ['milktea', 'amenity/cafe/bubble_tea'],
    ['dayspa', 'leisure/spa'],
    ['cigydd', 'shop/butcher'],
    ['otellər', 'tourism/hotel'],
    ['derzi', 'shop/tailor'],
    ['pet cremation', 'amenity/crematorium'],
  ])('%s is looked for in %s', (text, kind) => {
    expect(kindOfSearch(text)?.kind ?? null).toBe(kind);
  });

  it('is not the name of a kind', () => {
    expect(kindOf('toothache')).toBeNull();
    expect(kindOf('хлеб')).toBeNull();
    expect(kindOfSearch('toothache')?.confidence).toBeLessThan(sureKind);
  });
});

describe('words of visitors in the languages of the dictionary', () => {
  it.each([
    [
      'a word that the schema has for several kinds, where they are of one',
      'церква',
      'amenity/place_of_worship',
    ],
    ['a word that is one kind before others', 'oblečení', 'shop/clothes'],
    ['a word of two signs', '両替', 'amenity/bureau_de_change'],
    ['what people eat, for the place that has it', 'アイスクリーム', 'amenity/ice_cream'],
    ['what a machine sells, for its shop', 'akaryakıt', 'amenity/fuel'],
    ['a speciality, for its doctors', 'kulak burun boğaz', 'amenity/doctors/otolaryngology'],
    ['what an emoji shows', 'aubergine', 'shop/greengrocer'],
    ['a trade that the schema lacks, in another language', 'Kammerjäger', 'craft/pest_control'],
    ['a kind in a language that the schema is hardly translated to', 'Grădiniță', 'education/kindergarten'],
    ['a speciality in such a language', 'Ginecolog', 'amenity/doctors/gynaecology'],
    ['… in Hindi', 'त्वचा रोग विशेषज्ञ', 'amenity/doctors/dermatology'],
    ['… in Indonesian', 'Dokter kulit', 'amenity/doctors/dermatology'],
    ['a kind in Filipino', 'talyer', 'shop/car_repair'],
    ['what hair is done for', 'kaş ekimi', 'amenity/clinic/hair_transplantation'],
    ['a restaurant by its people', 'Kroaten', 'amenity/restaurant'],
  ])('mean %s: %s', (_what, text, kind) => {
    expect(kindOfSearch(text)?.kind.startsWith(kind)).toBe(true);
  });

  it('are not names of kinds for an import, if other kinds have them too', () => {
    expect(kindOf('oblečení')?.confidence ?? 0).toBeLessThan(sureKind);
  });
});

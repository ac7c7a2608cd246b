import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { categoryOf, firstCategoryOf } from './categoryValue.ts';

describe('a category', () => {
  it.each([
    ['Sushi restaurant', 'Sushi restaurant'],
    ["['cafe', 'restaurant', 'food', 'point_of_interest', 'establishment']", 'Cafe'],
    ["['point_of_interest', 'establishment', 'hair_care']", 'Hair care'],
    ['["Bar","Restaurant"]', 'Bar'],
    ['[{"alias":"dogwalkers","title":"Dog Walkers"}]', 'Dog Walkers'],
    ['Meal_delivery', 'Meal delivery'],
    ['restaurant_type', 'Restaurant'],
    ['gcid:italian_restaurant', 'Italian restaurant'],
    ['amenity=pharmacy', 'Pharmacy'],
    ['4.5 · Restaurant · $$', 'Restaurant'],
    ['Food > Restaurants > Sushi', 'Sushi'],
    ['Bar, Restaurant', 'Bar'],
    ['Restaurant|Bar', 'Restaurant'],
    ['Gıda, İçecek ve Tütün', 'Gıda, İçecek ve Tütün'],
    ['Mühendislik/Mimarlık Faaliyetleri', 'Mühendislik/Mimarlık Faaliyetleri'],
    ['24/7 Fitness', '24/7 Fitness'],
    ['店', '店'],
    ['Gastronomie (Café, Restaurant, Imbiss, Lebensmittelhandlung)', 'Gastronomie'],
    ['Gastronomie (Café; Imbiss)', 'Gastronomie'],
    ['Bar (cocktail)', 'Bar (cocktail)'],
    ['Sportwaren (inkl. Fahrradgeschäfte)', 'Sportwaren (inkl. Fahrradgeschäfte)'],
    ['DentistsImplant DentistryDental ClinicsOral & Maxillofacial Surgery', 'Dentists'],
    ['RestaurantsPizzaBars', 'Restaurants'],
    ['DentistsMental Health Clinics & InformationPhysicians & Surgeons', 'Dentists'],
    ['BarberShop', 'Barber Shop'],
    ['McDonald’s restaurant', 'McDonald’s restaurant'],
    ['Other: Bakery', 'Bakery'],
    ['Sonstiges (Friseur)', 'Friseur'],
    ['Other restaurants', 'Other restaurants'],
    ['Diğer hizmetler', 'Diğer hizmetler'],
  ])('is read from %s', (text, name) => expect(categoryOf(text)).toBe(name));

  it.each([
    ...[
      '(65)',
      'Non-Veg',
      'Pure Veg',
      '4.5',
      'Below $50',
      '30 € ou moins',
      'De 26 £ à 40 £',
      'Above HK$801',
      '4,5 (120)',
      '$$',
      '€20–30',
      'CA$20–80',
      '·',
      '12 reviews',
      '5.0 star rating',
      '+90 212 555 44 33',
    ],
    ...[
      'point_of_interest',
      "['food', 'establishment', 'store']",
      'Closed ⋅ Opens 9 am Thu',
      'Open 24 hours',
      'TRUE',
      'N/A',
    ],
    ...[
      'We are the best place in town. Come visit us!',
      'https://site.example/a',
      'mail@site.example',
      'Unknown',
      'Geschlossen',
    ],
    ...[
      'ChIJow5SxuxRqEcRpk680jewg50',
      '0x47a84e373f035901:0x42120465b5e3b70',
      'x',
      '[]',
      '2024-05-01',
      'Diğer',
    ],
    ...['Anderes (bitte bei der nächsten Frage beschreiben)', 'Other - please specify', 'Autre :', 'Inne'],
    ...[
      'Övrigt',
      'Прочее (указать)',
      'أخرى',
      'その他（ご記入ください）',
      '기타',
      'Lain-lain',
      'Khác',
      'both',
      'Ambos',
      'Her ikisi',
    ],
  ])('is not in %s', (text) => expect(categoryOf(text)).toBeNull());

  it('is the first item of a comma-separated list that names a kind of business', () => {
    expect(firstCategoryOf('Store, Bakery, Cafe')).toBe('Bakery');
    expect(firstCategoryOf('Gıda, İçecek')).toBe('Gıda');
    expect(firstCategoryOf('establishment, point_of_interest')).toBeNull();
  });

  it('is null or contains letters, for any cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 260 }), (text) => {
        const name = categoryOf(text);
        expect(name === null || (/\p{L}/u.test(name) && name.length <= 200)).toBe(true);
      }),
    );
  });
});

describe('kinds of Chinese map services', () => {
  it.each([
    ['住宿服务;宾馆酒店;酒店', '宾馆酒店'],
    ['餐饮服务;中餐厅;火锅店', '中餐厅'],
    ['生活服务;花店;花店', '花店'],
    ['汽车服务;汽车维修', '汽车维修'],
    ['生活服务;无此类别', '无此类别'],
  ])('%s is %s', (text, kind) => {
    expect(categoryOf(text)).toBe(kind);
  });
});

it.each([
  ['Sha Tin / Japanese / Ramen Restaurant / $51-100', 'Ramen Restaurant'],
  ['Tseung Kwan O / Guangdong / Wonton/Dumpling / $51-100', null],
  ['Mitte / Italienisch / €20–30', 'Italienisch restaurant'],
  ['Kadıköy · Kafe · ₺100-200', 'Kafe'],
  ['Wan Chai | Bakery | Below $50', 'Bakery'],
])('a line with a price, %s, has the kind %s and no place', (text, kind) =>
  expect(firstCategoryOf(text)).toBe(kind),
);

import { asCarelessRow, asDepartment } from './carelessRows.ts';
import { identityCountries, type IdentityCountry } from './identityCountries.ts';
import { Random } from './random.ts';
import { asOtherSource, inLatinLetters, inventedWord } from './sourceDifferences.ts';

/** A row of a list, under the headers of its file. */
export type ListRow = Readonly<Record<string, string>>;

export interface LabelledLists {
  what: string;
  first: ListRow[];
  second: ListRow[];
  /** Indexes of a row of each list that name one place. */
  pairs: (readonly [number, number])[];
}

/** Columns that both lists have. */
const listShapes = {
  full: ['name', 'address', 'city', 'country code', 'phone', 'latitude', 'longitude'],
  'name, address, city, phone': ['name', 'address', 'city', 'phone'],
  'name, address, phone': ['name', 'address', 'phone'],
  'name, city, phone': ['name', 'city', 'phone'],
  'name, address, city': ['name', 'address', 'city'],
  'name, position': ['name', 'latitude', 'longitude'],
} as const;
type ListShape = keyof typeof listShapes;

/**
 * How the second list differs: `spelling` as two editors write one thing, `damage` in ways that no rule foresees (letters
 * read wrongly, words lost, swapped or added, numbers that changed), `source` as two independent sources differ, `careless` as
 * a list that nobody checks, with departments of places beside them.
 */
const distortions = ['spelling', 'damage', 'source', 'careless'] as const;
type Distortion = (typeof distortions)[number];

interface Place {
  name: string;
  number: number;
  street: string;
  city: IdentityCountry['cities'][number];
  phone: string;
  latitude: number;
  longitude: number;
  parts: readonly [number, number];
}

const placesInList = 300;
const shareInBoth = 0.35;
const departmentsInList = 12;

/** Two lists of invented places, a third of which both name, with chains whose branches only one of them has. */
function labelledLists(
  country: IdentityCountry,
  shape: ListShape,
  distortion: Distortion,
  seed: number,
): LabelledLists {
  const random = new Random(seed);
  const places = makePlaces(country, Math.round(placesInList * (2 - shareInBoth)), random);
  const shared = Math.round(placesInList * shareInBoth);
  const firstPlaces = places.slice(0, placesInList);
  const secondPlaces = random.sample(
    [...places.slice(0, shared), ...places.slice(placesInList)],
    Number.MAX_SAFE_INTEGER,
  );
  const pairs = secondPlaces.flatMap((place, at) => {
    const other = firstPlaces.indexOf(place);
    return other < 0 ? [] : [[other, at] as const];
  });
  const distort = { spelling: respell, damage, source: asOtherSource, careless: asCarelessRow }[distortion];
  const listed = distortion === 'careless' ? random.sample(firstPlaces.slice(shared), departmentsInList) : [];
  return {
    what: `${country.code}, ${shape}, ${distortion}`,
    first: firstPlaces.map((place) => rowOf(place, country, shape, false)),
    second: [
      ...secondPlaces.map((place) =>
        distort(rowOf(place, country, shape, random.chance(0.5)), country, random),
      ),
      ...listed.map((place) => asDepartment(rowOf(place, country, shape, random.chance(0.5)), random)),
    ],
    pairs,
  };
}

function makePlaces(country: IdentityCountry, count: number, random: Random): Place[] {
  const places: Place[] = [];
  const hotline = phoneOf(country, random);
  while (places.length < count) {
    const place = makePlace(country, random);
    places.push(place);
    // A chain: the same name elsewhere, now and then with one number for all.
    if (random.chance(0.04))
      for (let branch = 0; branch < 3; branch += 1) {
        const other = makePlace(country, random);
        places.push({ ...other, name: place.name, phone: random.chance(0.2) ? hotline : other.phone });
      }
    // A neighbour under the same roof, and another tenant with the same number.
    if (random.chance(0.04))
      places.push({ ...place, name: nameOf(country, random), phone: phoneOf(country, random) });
    if (random.chance(0.02)) places.push({ ...place, name: nameOf(country, random) });
  }
  return random.sample(places, count);
}

function makePlace(country: IdentityCountry, random: Random): Place {
  const city = random.pick(country.cities);
  return {
    name: nameOf(country, random),
    number: random.integer(1, 240),
    street: random.pick(country.streets),
    city,
    phone: phoneOf(country, random),
    latitude: city.latitude + random.normal() * 0.03,
    longitude: city.longitude + random.normal() * 0.04,
    parts: [random.integer(1, 20), random.integer(1, 12)],
  };
}

const latin: Readonly<Record<string, string>> = {
  さくら: 'Sakura',
  はなび: 'Hanabi',
  つばめ: 'Tsubame',
  みどり: 'Midori',
  こまち: 'Komachi',
};

function nameOf(country: IdentityCountry, random: Random): string {
  // Most names of a list hold a word that no other one holds.
  const word =
    random.chance(0.5) && country.hasLatinNames ? inventedWord(random) : random.pick(country.words);
  const family =
    random.chance(0.5) && country.hasLatinNames ? inventedWord(random) : random.pick(country.families);
  return random
    .pick(country.names)
    .replace('{w}', word)
    .replace('{w2}', random.pick(country.words))
    .replace('{r}', latin[word] ?? random.pick(Object.values(latin)))
    .replace('{f}', family);
}

/** Digits of a subscriber, which both ways of writing it share from the end on. */
const phoneOf = (country: IdentityCountry, random: Random) =>
  Array.from({ length: country.phone.international.split('#').length - 1 }, () => random.integer(2, 9)).join(
    '',
  );

function written(pattern: string, digits: string): string {
  const places = pattern.split('#').length - 1;
  const rest = [...digits.slice(-places)];
  return pattern.replace(/#/g, () => rest.shift() ?? '').trim();
}

function rowOf(place: Place, country: IdentityCountry, shape: ListShape, isNational: boolean): ListRow {
  const cells: Record<string, string> = {
    name: place.name,
    address: country.address
      .replace('{n}', String(place.number))
      .replace('{m}', String(place.parts[0]))
      .replace('{k}', String(place.parts[1]))
      .replace('{s}', place.street),
    city: place.city.name,
    'country code': country.code,
    phone: written(isNational ? country.phone.national : country.phone.international, place.phone),
    latitude: place.latitude.toFixed(6),
    longitude: place.longitude.toFixed(6),
  };
  return Object.fromEntries(listShapes[shape].map((column) => [column, cells[column] ?? '']));
}

const change = (row: ListRow, column: string, to: (value: string) => string): ListRow =>
  row[column] === undefined || row[column] === '' ? row : { ...row, [column]: to(row[column]) };

/** As another editor writes the same: other abbreviations, accents, articles, formats, a little less or more. */
function respell(row: ListRow, country: IdentityCountry, random: Random): ListRow {
  let next = row;
  if (country.code === 'RU' && random.chance(0.3)) next = change(next, 'name', inLatinLetters);
  for (const column of ['name', 'address'])
    for (const [from, to] of country.spellings)
      if (random.chance(0.6))
        next = change(next, column, (value) => value.replaceAll(from, to).replace(/ +/g, ' ').trim());
  next = change(next, 'name', (name) =>
    random.pick([
      (text: string) => text,
      (text: string) => text,
      (text: string) => text.toLowerCase(),
      (text: string) => text.toUpperCase(),
      (text: string) => text.replace(' & ', ' and '),
      (text: string) => text.replace(/['’]/g, ''),
      (text: string) => `${text} (${row['city'] ?? 'Main'})`,
      (text: string) => typo(text, random),
      (text: string) => text.replace(/^The /, ''),
    ])(name),
  );
  next = change(next, 'phone', (phone) =>
    random.chance(0.3) ? phone.replace(/[()\s-]+/g, '.').replace(/^\./, '') : phone,
  );
  return blur(random.chance(0.1) ? { ...next, phone: '' } : next, 15, random);
}

/** In ways of which the rule of identity knows nothing in particular. */
function damage(row: ListRow, _country: IdentityCountry, random: Random): ListRow {
  let next = row;
  const name = random.pick<(text: string) => string>([
    (text) => text,
    (text) => text.replace(/rn/g, 'm').replace(/l/, 'I').replace(/o/, '0'),
    (text) => typo(typo(text, random), random),
    (text) => text.split(' ').reverse().join(' '),
    (text) => (text.includes(' ') ? text.split(' ').slice(0, -1).join(' ') : text),
    (text) => text.slice(0, 14),
    (text) => `${text} ${random.pick(['since 1985', 'Official', 'Downtown', 'II', '*NEW*', '24h'])}`,
    (text) => text.replace(/\s+/g, ''),
    (text) => text.replace(/[aeiou](?=[a-z]*$)/, ''),
  ]);
  next = change(next, 'name', name);
  if (random.chance(0.08)) next = change(next, 'phone', (phone) => swapDigits(phone, random));
  if (random.chance(0.06))
    next = change(next, 'phone', (phone) => phone.replace(/\d/g, () => String(random.integer(2, 9))));
  if (random.chance(0.12)) next = { ...next, phone: '' };
  if (random.chance(0.06))
    next = change(next, 'address', (address) => address.replace(/\d+/, (n) => String(Number(n) + 2)));
  if (random.chance(0.1)) next = change(next, 'address', (address) => typo(address, random));
  if (random.chance(0.08))
    next = change(
      next,
      'address',
      (address) => `${address}, ${random.pick(['2nd floor', 'Suite 12', 'Building B'])}`,
    );
  return blur(next, 60, random);
}

function typo(text: string, random: Random): string {
  const letters = [...text];
  if (letters.length < 5) return text;
  const at = random.integer(1, letters.length - 2);
  const [one = '', other = ''] = [letters[at], letters[at + 1]];
  const edits = [[other, one], [one], [one, one, other], ['e', other]];
  letters.splice(at, 2, ...random.pick(edits));
  return letters.join('');
}

function swapDigits(phone: string, random: Random): string {
  const digits = [...phone.matchAll(/\d/g)].map((match) => match.index);
  const at = random.integer(Math.max(0, digits.length - 6), digits.length - 2);
  const [one, other] = [digits[at] ?? 0, digits[at + 1] ?? 0];
  const letters = [...phone];
  [letters[one], letters[other]] = [letters[other] ?? '', letters[one] ?? ''];
  return letters.join('');
}

/** Moves a position by up to so many metres, as two geocoders would. */
function blur(row: ListRow, metres: number, random: Random): ListRow {
  if (row['latitude'] === undefined) return row;
  const by = () => ((random.next() - 0.5) * metres) / 111_000;
  return {
    ...row,
    latitude: (Number(row['latitude']) + by()).toFixed(5),
    longitude: (Number(row['longitude']) + by()).toFixed(5),
  };
}

const shapesOf: readonly (readonly [ListShape, readonly string[]])[] = [
  ['name, address, city, phone', ['US', 'DE', 'TR']],
  ['name, address, phone', ['US', 'FR', 'RU']],
  ['name, city, phone', ['US', 'BR', 'TR']],
  ['name, address, city', ['US', 'DE', 'FR']],
  ['name, position', ['US', 'TR', 'RU']],
];

/** Lists of all countries, shapes and distortions that are measured. */
export function* allLabelledLists(seed: number): Generator<LabelledLists> {
  for (const [at, country] of identityCountries.entries())
    for (const distortion of distortions) yield labelledLists(country, 'full', distortion, seed + at);
  for (const [at, [shape, codes]] of shapesOf.entries())
    for (const country of identityCountries.filter(({ code }) => codes.includes(code)))
      for (const distortion of distortions)
        yield labelledLists(country, shape, distortion, seed + 100 * (at + 1));
}

import type { IdentityCountry } from './identityCountries.ts';
import type { ListRow } from './labelledLists.ts';
import type { Random } from './random.ts';

const legalForms: Readonly<Record<string, readonly string[]>> = {
  US: ['LLC', 'Inc.', 'Corp', 'L.L.C.'],
  DE: ['GmbH', 'e.K.', 'UG (haftungsbeschränkt)', 'Inh. Krause'],
  TR: ['Ltd. Şti.', 'A.Ş.', 'San. Tic.'],
  FR: ['SARL', 'SAS', 'EURL'],
  JP: ['株式会社'],
  BR: ['Ltda', 'ME', 'EIRELI'],
  GR: ['ΑΕ', 'ΕΠΕ'],
  RU: ['ООО', 'ИП'],
};
const suites = ['Suite 210', 'Ste 4', '2nd Floor', 'Unit B', 'Kat 2', '1. OG', 'loja 3'];

/**
 * Changes a row as two sources that know nothing of each other differ: yellow pages and a map, a guide and a register of
 * clinics. Legal forms, owners, branches and kinds come and go, names are abbreviated or turned round, a suburb stands for its
 * city, phones change or are mistyped, places move.
 */
export function asOtherSource(row: ListRow, country: IdentityCountry, random: Random): ListRow {
  let next: Record<string, string> = { ...row };
  const change = (column: string, to: (value: string) => string) => {
    const value = next[column];
    if (value !== undefined && value !== '') next = { ...next, [column]: to(value) };
  };
  const abbreviate = (text: string) =>
    country.spellings.reduce((so, [from, to]) => (random.chance(0.5) ? so.replaceAll(from, to) : so), text);
  change('name', (name) =>
    random
      .pick<(text: string) => string>([
        (text) => text,
        (text) => text,
        abbreviate,
        (text) => `${text} ${random.pick(legalForms[country.code] ?? [''])}`,
        (text) => `${text} - ${row['city'] ?? 'Downtown'}`,
        (text) =>
          random.chance(0.5)
            ? `${text} of ${row['city'] ?? 'Chicago'}`
            : `${random.pick(country.families)}'s ${text}`,
        (text) => turned(text),
        (text) => shortened(text, random),
        (text) => `${text} ${random.pick(['Restaurant', 'Cafe', 'Center', 'Services'])}`,
        (text) => (random.chance(0.3) ? initials(text) : text),
        (text) => text.replace(/^(Dr|Hotel|Restaurant|Café|The)\.? /, ''),
      ])(name)
      .replace(/ +/g, ' ')
      .trim(),
  );
  change('address', abbreviate);
  if (random.chance(0.12)) change('address', (address) => `${address}, ${random.pick(suites)}`);
  if (random.chance(0.05)) change('address', (address) => `${address} near ${random.pick(country.streets)}`);
  if (random.chance(0.04))
    change('address', (address) => address.replace(/\d+/, (n) => String(Number(n) + random.integer(1, 9))));
  if (random.chance(0.04))
    change('address', () =>
      country.address
        .replace('{n}', String(random.integer(1, 240)))
        .replace('{m}', String(random.integer(1, 20)))
        .replace('{k}', String(random.integer(1, 12)))
        .replace('{s}', random.pick(country.streets)),
    );
  if (random.chance(0.06))
    change('city', (city) => random.pick([`West ${city}`, `${city} City`, 'Riverside']));
  const way = random.next();
  if (way < 0.07) change('phone', (phone) => oneDigit(phone, random));
  else if (way < 0.15) change('phone', (phone) => phone.replace(/\d/g, () => String(random.integer(2, 9))));
  else if (way < 0.25) next = { ...next, ...(next['phone'] === undefined ? {} : { phone: '' }) };
  if (next['latitude'] !== undefined)
    next = {
      ...next,
      latitude: (Number(next['latitude']) + random.normal() * 0.0003).toFixed(5),
      longitude: (Number(next['longitude']) + random.normal() * 0.0003).toFixed(5),
    };
  return next;
}

function turned(text: string): string {
  const words = text.split(' ');
  return words.length < 2 ? text : [words.at(-1), ...words.slice(0, -1)].join(words.length > 2 ? ' ' : ', ');
}

function shortened(text: string, random: Random): string {
  const words = text.split(' ');
  if (words.length < 3) return text;
  words.splice(random.integer(0, words.length - 1), 1);
  return words.join(' ');
}

const initials = (text: string) => {
  const words = text.split(/[ -]/).filter(Boolean);
  return words.length < 3 ? text : words.map(([letter = '']) => letter.toUpperCase()).join('');
};

function oneDigit(phone: string, random: Random): string {
  const at = random.pick([...phone.matchAll(/\d/g)].map((match) => match.index).slice(-6));
  return `${phone.slice(0, at)}${(Number(phone[at]) + random.integer(1, 8)) % 10}${phone.slice(at + 1)}`;
}

const syllables = [
  ...[
    'ba',
    'lo',
    'mi',
    'ster',
    'ven',
    'kor',
    'al',
    'dra',
    'fen',
    'gos',
    'har',
    'tin',
    'vel',
    'wyn',
    'zar',
    'pol',
    'rin',
    'tam',
  ],
  ...[
    'ber',
    'cas',
    'don',
    'el',
    'gra',
    'hol',
    'ist',
    'jun',
    'ka',
    'lin',
    'mar',
    'nor',
    'os',
    'pe',
    'ros',
    'sel',
    'tor',
    'ul',
  ],
];
/** A word that no list of words knows, such as a family's name. */
export function inventedWord(random: Random): string {
  const word = Array.from({ length: random.integer(2, 3) }, () => random.pick(syllables)).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'а:a б:b в:v г:g д:d е:e ё:yo ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts'.split(
      ' ',
    ),
    ...'ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya'.split(' '),
  ].map((pair) => pair.split(':') as [string, string]),
);
/** Cyrillic text as signs and passports write it in Latin letters. */
export const inLatinLetters = (text: string): string =>
  [...text]
    .map((letter) => {
      const latin = cyrillic[letter.toLowerCase()];
      if (latin === undefined || letter === letter.toLowerCase()) return latin ?? letter;
      return latin.charAt(0).toUpperCase() + latin.slice(1);
    })
    .join('');

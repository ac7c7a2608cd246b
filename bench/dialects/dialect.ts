import type { ListingFieldName } from '../../domain/listing/fields.ts';
import type { TrueListing } from './trueListings.ts';

/** A column of a dialect: its header, its true field, and how the dialect writes values. */
export interface DialectColumn {
  header: string;
  /** `person`: must never be public; `junk`: must not be stored. */
  holds: ListingFieldName | 'person' | 'junk';
  write: (listing: TrueListing, index: number) => string;
}

/** How a tool or a person writes listings into a spreadsheet. */
export interface Dialect {
  name: string;
  /** ISO 3166-1 codes whose listings it holds. */
  countries: readonly string[];
  columns: readonly DialectColumn[];
  format?: 'csv' | 'xlsx';
  separator?: ',' | ';' | '\t' | '|';
  /** Rows above the header. */
  above?: readonly (readonly string[])[];
  /** Rows between the header and the first listing. */
  below?: readonly (readonly string[])[];
  /** Replaces the columns' own headers, one per column; null for a sheet without a header. */
  headers?: readonly string[] | null;
  /** Blank columns in front. */
  indent?: number;
  /** Number of rows after which the header is repeated. */
  repeatAfter?: number;
  /** Number of sheets over which the listings are spread. */
  sheets?: number;
  /** Whether the columns may be in any order. */
  isFixed?: boolean;
  /** Encoding of a text file, by its iconv-lite name; default: UTF-8. */
  encoding?: string;
  /** Rows below the listings: totals, notes. */
  after?: readonly (readonly string[])[];
  /** Whether each listing is a column instead of a row. */
  isTransposed?: boolean;
  /** A title row before each group of `every` listings. */
  sections?: { every: number; row: (listing: TrueListing) => readonly string[] };
  /** Number of rows per listing. */
  copies?: number;
  /** Whether opening hours differ by day and listing: split shifts, all day, past midnight, short weekends. */
  hasWeeks?: boolean;
}

type Holds = DialectColumn['holds'];

/** A column with values of the listing. */
export const column = (header: string, holds: Holds, write: DialectColumn['write']): DialectColumn => ({
  header,
  holds,
  write,
});

/** A column that is irrelevant for the listing. */
export const junk = (header: string, write: DialectColumn['write'] = () => ''): DialectColumn =>
  column(header, 'junk', write);

/** A column about a person. */
export const person = (header: string, write: DialectColumn['write']): DialectColumn =>
  column(header, 'person', write);

const plain = {
  name: (l) => l.name,
  category: (l) => l.category,
  phone: (l) => l.phone,
  website: (l) => l.website,
  email: (l) => l.email,
  street: (l) => l.street,
  address: (l) => l.address,
  city: (l) => l.city,
  state: (l) => l.state,
  postalCode: (l) => l.postalCode,
  countryCode: (l) => l.country.code,
  latitude: (l) => String(l.latitude),
  longitude: (l) => String(l.longitude),
  rating: (l) => String(l.rating),
  reviewCount: (l) => String(l.reviewCount),
  description: (l) => l.description,
  businessStatus: (l) => l.status,
  placeId: (l) => l.placeId,
  googleId: (l) => l.googleId,
  photoUrl: (l) => l.photo,
  locationLink: (l) => l.mapsLink,
} satisfies Partial<Record<ListingFieldName, (listing: TrueListing) => string>>;

/** 'name=Firma, city=Ort': columns with their usual values under those headers. */
export function columns(list: string): DialectColumn[] {
  return list.split(/,\s+/).map((entry) => {
    const at = entry.indexOf('=');
    const [field, header] = [entry.slice(0, at), entry.slice(at + 1)];
    if (!Object.hasOwn(plain, field)) throw new RangeError(`No plain field: ${field}`);
    const name = field as keyof typeof plain;
    return column(header, name, plain[name]);
  });
}

const dayNames: Record<string, readonly string[]> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  nl: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  tr: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
};
const closedWords: Record<string, string> = {
  ...{
    en: 'Closed',
    de: 'Geschlossen',
    fr: 'Fermé',
    es: 'Cerrado',
    it: 'Chiuso',
    nl: 'Gesloten',
    tr: 'Kapalı',
  },
};

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const meridiem = (minute: number) => {
  const hour = Math.floor(minute / 60);
  const minutes = minute % 60 === 0 ? '' : `:${String(minute % 60).padStart(2, '0')}`;
  return `${((hour + 11) % 12) + 1}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** The hours of one day: '09:00–18:00', or with a meridiem. Monday is 0. */
export function dayHours(listing: TrueListing, day: number, language = 'en', isMeridiem = false): string {
  const hours = listing.hours[day];
  if (!hours) return closedWords[language] ?? 'Closed';
  const write = isMeridiem ? meridiem : clock;
  return `${write(hours[0])}–${write(hours[1])}`;
}

/** A column for each day of the week. */
export const dayColumns = (
  language: string,
  header = (name: string) => name,
  isMeridiem = false,
): DialectColumn[] =>
  (dayNames[language] ?? []).map((name, day) =>
    column(header(name), 'workingHours', (l) => dayHours(l, day, language, isMeridiem)),
  );

/** All days in one cell: 'Montag: 09:00–18:00 | …'. */
export const weekText = (
  listing: TrueListing,
  language = 'en',
  between = ' | ',
  isMeridiem = false,
): string =>
  (dayNames[language] ?? [])
    .map((name, day) => `${name}: ${dayHours(listing, day, language, isMeridiem)}`)
    .join(between);

/** Outscraper's JSON: {"Monday": "9AM-6PM"}. */
export const weekJson = (listing: TrueListing): string =>
  JSON.stringify(
    Object.fromEntries(
      (dayNames['en'] ?? []).map((name, day) => [
        name,
        dayHours(listing, day, 'en', true).replaceAll(' ', '').replace('–', '-'),
      ]),
    ),
  );

export const comma = (value: number | string): string => String(value).replace('.', ',');

/** A numeric code without leading zeros, as a spreadsheet stores it. */
export const withoutZeros = (code: string): string => (/^\d+$/.test(code) ? code.replace(/^0+/, '') : code);

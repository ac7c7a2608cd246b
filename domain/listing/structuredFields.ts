import { normaliseWorkingHours } from '../hours/read/normaliseHours.ts';
import { DAYS, type Day, type WorkingHours } from '../hours/openingHours.ts';
import { normaliseSpecialHours } from '../hours/read/normaliseSpecialHours.ts';
import { type SpecialHours } from '../hours/specialHours.ts';
import { safeLink } from '../text/links.ts';
import { networkNames, socialLinkOf } from './socialLinks.ts';
import type { SocialLinks } from './socialNetworks.ts';

/** Usual number of visitors by day: 24 figures from 00:00, each a share of the busiest hour in percent, 0 to 100. */
export type BusyHours = Readonly<Partial<Record<Day, readonly number[]>>>;

export interface ListingPhoto {
  /** URL at its source. */
  url: string;
  caption?: string;
}

/** Weeks of single services, by their names: { "Kitchen": { "Monday": "12 PM-10 PM" } }. */
export type OtherHours = Readonly<Record<string, WorkingHours>>;

/** Stored values of fields with parts. */
export interface StructuredValues {
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  reviewsPerScore: readonly number[];
  busyHours: BusyHours;
  photos: readonly ListingPhoto[];
  otherPhones: readonly string[];
  areaServed: readonly string[];
  specialHours: SpecialHours;
  otherHours: OtherHours;
  socialLinks: SocialLinks;
}

export type StructuredName = keyof StructuredValues;

interface StructuredField<Value> {
  /** The stored form of a value of that form; null for any other, and for nothing. */
  read(value: unknown): Value | null;
  /** As lines of a form, one entry each. */
  write(value: Value): string;
  /** A value read from such lines; undefined for an empty line. */
  parse(lines: readonly string[]): unknown;
}

export const maxPhotos = 60;
const maxTexts = 30;
const maxTextLength = 200;
const maxServices = 20;
const maxCount = 2_147_483_647;
const hoursOfDay = 24;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** Entries of an object in a given order; null if another key is among them, or none. */
function inOrder<Key extends string, Value>(
  value: unknown,
  keys: readonly Key[],
  read: (part: unknown, key: Key) => Value | null,
): Partial<Record<Key, Value>> | null {
  if (!isObject(value)) return null;
  const known = keys.filter((key) => Object.hasOwn(value, key));
  if (known.length === 0 || known.length < Object.keys(value).length) return null;
  const parts = known.map((key) => [key, read(value[key], key)] as const);
  return parts.some(([, part]) => part === null)
    ? null
    : (Object.fromEntries(parts) as Partial<Record<Key, Value>>);
}

function texts(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > maxTexts) return null;
  const clean = value.map((text: unknown) =>
    typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : '',
  );
  const isGood = clean.every(
    (text) => text !== '' && text.length <= maxTextLength && !/[\p{Cc}\p{Cs}]/u.test(text),
  );
  return isGood ? [...new Set(clean)] : null;
}

function photo(value: unknown): ListingPhoto | null {
  if (!isObject(value) || safeLink(value['url'], ['http', 'https']) === null) return null;
  const url = value['url'] as string;
  const caption = value['caption'];
  if (!/^https?:\/\/[^\s\p{Cc}"<>]+$/u.test(url)) return null;
  if (caption === undefined || caption === null || caption === '') return { url };
  const [text] = texts([caption]) ?? [];
  return text === undefined ? null : { url, caption: text };
}

/** 'name: rest' of each line; undefined if one has no colon. */
function pairs(lines: readonly string[]): [string, string][] | undefined {
  const signs = lines.map((line) => line.search(/[:|]/));
  if (signs.some((at) => at < 1)) return undefined;
  return lines.map((line, i) => [
    line.slice(0, signs[i]).trimEnd(),
    line.slice((signs[i] ?? 0) + 1).trimStart(),
  ]);
}

const list: StructuredField<readonly string[]> = {
  read: texts,
  write: (value) => value.join('\n'),
  parse: (lines) => lines,
};

export const structuredFields: {
  readonly [Name in StructuredName]: StructuredField<StructuredValues[Name]>;
} = {
  reviewsPerScore: {
    read: (value) => {
      const isGood =
        Array.isArray(value) && value.length === 5 && value.every((count) => isCount(count, maxCount));
      return isGood && value.some((count) => count > 0) ? value : null;
    },
    write: (value) => value.map((count, i) => `${i + 1}: ${count}`).join('\n'),
    parse: (lines) => {
      const counts = new Map(pairs(lines));
      return ['1', '2', '3', '4', '5'].map((score) => Number(counts.get(score) ?? 0));
    },
  },
  busyHours: {
    read: (value) => {
      const days = inOrder(value, DAYS, (hours) =>
        Array.isArray(hours) && hours.length === hoursOfDay && hours.every((share) => isCount(share, 100))
          ? hours
          : null,
      );
      // A day of zeros has no busiest hour: its visitors are not known, or the place is closed.
      const busy = Object.entries(days ?? {}).filter(([, hours]) => hours.some((share) => share > 0));
      return busy.length > 0 ? Object.fromEntries(busy) : null;
    },
    write: (value) => DAYS.flatMap((day) => (value[day] ? `${day}: ${value[day].join(' ')}` : [])).join('\n'),
    parse: (lines) =>
      Object.fromEntries(
        (pairs(lines) ?? []).map(([day, shares]) => [day, shares.split(/[\s,]+/).map(Number)]),
      ),
  },
  photos: {
    read: (value) => {
      if (!Array.isArray(value) || value.length === 0 || value.length > maxPhotos) return null;
      const photos = value.map(photo);
      if (photos.some((one) => one === null)) return null;
      const byUrl = new Map(photos.flatMap((one) => (one ? [[one.url, one] as const] : [])));
      return [...byUrl.values()];
    },
    write: (value) => value.map(({ url, caption }) => (caption ? `${url} ${caption}` : url)).join('\n'),
    parse: (lines) =>
      lines.map((line) => {
        const [url = '', ...caption] = line.split(' ');
        return { url, caption: caption.join(' ') };
      }),
  },
  otherPhones: {
    ...list,
    read: (value) => {
      const phones = texts(value);
      return phones?.every((phone) => phone.length <= 40 && phone.replace(/\D/g, '').length >= 3)
        ? phones
        : null;
    },
  },
  areaServed: list,
  specialHours: {
    read: normaliseSpecialHours,
    write: (value) =>
      Object.entries(value)
        .map(([date, hours]) => `${date}: ${hours}`)
        .join('\n'),
    parse: (lines) => Object.fromEntries(pairs(lines) ?? [['', '']]),
  },
  otherHours: {
    read: (value) => {
      if (!isObject(value)) return null;
      const names = texts(Object.keys(value));
      if (!names || names.length > maxServices || names.some((name) => /[:|]/.test(name))) return null;
      return inOrder(
        value,
        names.toSorted(),
        (week) =>
          inOrder(week, DAYS, (text) => (typeof text === 'string' && text.length <= 400 ? text : null)) &&
          normaliseWorkingHours(week),
      ) as OtherHours | null;
    },
    write: (value) =>
      Object.entries(value)
        .flatMap(([name, week]) => DAYS.flatMap((day) => (week[day] ? `${name} | ${day}: ${week[day]}` : [])))
        .join('\n'),
    parse: (lines) => {
      const services = new Map<string, Record<string, string>>();
      for (const [name, rest] of pairs(lines) ?? []) {
        const [[day, hours] = ['', '']] = pairs([rest]) ?? [];
        services.set(name, { ...services.get(name), [day]: hours });
      }
      return Object.fromEntries(services);
    },
  },
  socialLinks: {
    read: (value) => {
      // A page in the form of a person's was distinguished by the name of the business when it was read.
      const link = (url: unknown, network: string) =>
        typeof url === 'string' && socialLinkOf(url, url)?.network === network
          ? (socialLinkOf(url, url)?.url ?? null)
          : null;
      return inOrder(value, networkNames, link);
    },
    write: (value) => Object.values(value).join('\n'),
    parse: (lines) => {
      const links = lines.map((line) => socialLinkOf(line, line));
      return links.every((link) => link !== null)
        ? Object.fromEntries(links.map((link) => [link?.network, link?.url]))
        : undefined;
    },
  },
};

export const structuredNames = Object.keys(structuredFields) as StructuredName[];
export const isStructured = (name: string): name is StructuredName => Object.hasOwn(structuredFields, name);

/** A value in its stored form, as its JSON text, or as lines of a form. Null if it is none of them. */
export function readStructured<Name extends StructuredName>(
  name: Name,
  given: unknown,
): StructuredValues[Name] | null {
  const field: StructuredField<StructuredValues[Name]> = structuredFields[name];
  if (typeof given !== 'string') return field.read(given);
  const text = given.trim();
  if (/^[[{]/.test(text)) {
    try {
      return field.read(JSON.parse(text));
    } catch {
      return null;
    }
  }
  const lines = text.split('\n').map((line) => line.trim());
  return field.read(field.parse(lines.filter((line) => line !== '')));
}

/** A stored value as lines of a form; '' for nothing. */
export function structuredLines(name: StructuredName, value: unknown): string {
  const field = structuredFields[name] as StructuredField<unknown>;
  const read = field.read(value);
  return read === null ? '' : field.write(read);
}

import anyAscii from 'any-ascii';
import { foldedWords } from '../../domain/search/plainWords.ts';
import { foldText } from '../../domain/text/fold.ts';
import { Random } from '../generator/random.ts';
import type { QueryKind } from './queryLocale.ts';
import { queryLocales } from './queryLocales.ts';
import { unsortedListings } from './unsortedListings.ts';
import { writtenListings } from './writtenListings.ts';

/** Parts of a query. */
export interface QueriedListing {
  id: number;
  name: string;
  category: string | null;
  city: string | null;
  country: string | null;
  address: string | null;
  postalCode: string | null;
  phone: string | null;
  website: string | null;
  email: string | null;
}

export interface DirectoryQuery {
  kind: string;
  text: string;
  /** Listings that answer it: one must be on the first page, and should be first. */
  accepted: ReadonlySet<number>;
  /** Whether suggestions of listings are requested as well. */
  isSuggested: boolean;
}

type Rule = (listing: QueriedListing, random: Random) => string | null;

const wordsOf = (text: string): string[] => foldedWords(foldText(text));
const isLatin = (text: string): boolean => !/[^\u0000-\u024f\u1e00-\u1eff\u2000-\u206f]/.test(text);
const digitsOf = (phone: string | null): string => (phone ?? '').replace(/\D/g, '');

/** Rules that damage or rewrite what is known of one listing; it, or one of the same name, must answer. */
const rules: Readonly<Record<string, Rule>> = {
  'whole name': ({ name }) => name,
  'accents dropped': ({ name }) => {
    const typed = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').replace(/đ/g, 'd');
    return typed === name || !isLatin(name) ? null : typed.toLowerCase();
  },
  'capital letters': ({ name }) => name.toUpperCase(),
  'first words': ({ name }) => {
    const words = name.split(' ');
    return words.length < 3 ? null : words.slice(0, 2).join(' ');
  },
  'last word begun': ({ name }) => {
    const words = name.split(' ');
    const last = words.at(-1) ?? '';
    return words.length < 2 || last.length < 6 ? null : [...words.slice(0, -1), last.slice(0, 4)].join(' ');
  },
  'letter missing': ({ name }, random) => {
    const word = [...(name.match(/\p{L}{6,}/gu) ?? [])].sort((a, b) => b.length - a.length)[0];
    if (!word || /[\u0590-\u06ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/.test(word)) return null;
    const at = random.integer(1, word.length - 2);
    return name.replace(word, word.slice(0, at) + word.slice(at + 1));
  },
  'letters swapped': ({ name }, random) => {
    const word = [...(name.match(/\p{L}{6,}/gu) ?? [])].sort((a, b) => b.length - a.length)[0];
    if (!word || /[\u0590-\u06ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/.test(word)) return null;
    const at = random.integer(1, word.length - 3);
    if (word[at] === word[at + 1]) return null;
    return name.replace(word, word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  },
  'other script': ({ name }) => {
    if (isLatin(name) || /[\u4e00-\u9fff\u0600-\u06ff\u0590-\u05ff\u0900-\u0dff\u0e00-\u0e7f]/.test(name))
      return null;
    return anyAscii(name).toLowerCase();
  },
  'name with city': ({ name, city }) => (city ? `${name} ${city}` : null),
  'name in city': ({ name, city, country }) => {
    const locale = queryLocales.find((each) => each.country === country);
    return city && locale?.in ? `${name} ${locale.in} ${city}` : null;
  },
  'phone as written': ({ phone }) => phone,
  'phone in digits': ({ phone }) => (digitsOf(phone).length < 9 ? null : digitsOf(phone)),
  'phone from abroad': ({ phone, country }) => {
    const prefix = {
      US: '1',
      DE: '49',
      TR: '90',
      CY: '357',
      RS: '381',
      SA: '966',
      VN: '84',
      GB: '44',
      IN: '91',
    }[country ?? ''];
    const digits = digitsOf(phone).replace(/^0/, '');
    if (!prefix || digits.length < 8 || phone?.startsWith('+')) return null;
    return `+${prefix} ${digits.slice(0, 3)}-${digits.slice(3, 6)} ${digits.slice(6)}`;
  },
  'web address': ({ website }) => website,
  host: ({ website }) => (website ? (/^https?:\/\/(?:www\.)?([^/?#]+)/.exec(website)?.[1] ?? null) : null),
  'e-mail': ({ email }) => email,
  'postal code with kind': ({ postalCode, category }) =>
    postalCode && category && postalCode.length >= 4 ? `${category} ${postalCode}` : null,
  street: ({ name, address }) => {
    const street = address?.split(/[,،]/)[0]?.replace(/\d.*$/, '').trim();
    return street && street.length > 5 ? `${name} ${street}` : null;
  },
};
const contactRules = new Set([
  'phone as written',
  'phone in digits',
  'phone from abroad',
  'web address',
  'host',
  'e-mail',
  'postal code with kind',
]);

/** `perRule` queries of each rule about listings, by the same seed the same. */
export function listingQueries(
  listings: readonly QueriedListing[],
  { seed, perRule }: { seed: number; perRule: number },
): DirectoryQuery[] {
  const random = new Random(seed);
  const byName = groupBy(listings, ({ name }) => wordsOf(name).join(' '));
  const queries: DirectoryQuery[] = [];
  for (const [kind, rule] of Object.entries(rules)) {
    const asked = new Set<string>();
    for (let attempt = 0; asked.size < perRule && attempt < perRule * 60; attempt += 1) {
      const listing = random.pick(listings);
      const text = rule(listing, random);
      if (text === null || asked.has(text) || wordsOf(text).length === 0) continue;
      asked.add(text);
      queries.push({
        kind,
        text,
        accepted: answersOf(kind, text, listing, listings, byName),
        isSuggested: true,
      });
    }
  }
  return queries;
}

function answersOf(
  kind: string,
  text: string,
  listing: QueriedListing,
  listings: readonly QueriedListing[],
  byName: ReadonlyMap<string, readonly QueriedListing[]>,
): ReadonlySet<number> {
  const ids = (some: readonly QueriedListing[]) => new Set(some.map(({ id }) => id));
  if (kind === 'postal code with kind')
    return ids(
      listings.filter((one) => one.category === listing.category && one.postalCode === listing.postalCode),
    );
  if (kind.startsWith('phone')) {
    const tail = digitsOf(listing.phone).slice(-8);
    return ids(listings.filter(({ phone }) => digitsOf(phone).endsWith(tail)));
  }
  if (kind === 'host' || kind === 'web address') {
    const host = hostOf(listing.website);
    return ids(listings.filter(({ website }) => hostOf(website) === host));
  }
  if (contactRules.has(kind)) return ids(listings.filter(({ email }) => email === text));
  const sameName = byName.get(wordsOf(listing.name).join(' ')) ?? [];
  const isInCity = kind === 'name with city' || kind === 'name in city';
  const whole = isInCity ? sameName.filter(({ city }) => city === listing.city) : sameName;
  if (kind !== 'first words' && kind !== 'last word begun') return ids(whole);
  // Half a name may mean any name that it begins.
  const begun = wordsOf(text);
  return ids(listings.filter(({ name }) => beginsAll(wordsOf(name), begun)));
}

const hostOf = (website: string | null): string =>
  /^(?:https?:\/\/)?(?:www\d?\.)?([^/?#]+)/.exec((website ?? '').toLowerCase())?.[1] ?? '';

const beginsAll = (words: readonly string[], begun: readonly string[]): boolean =>
  begun.every((part) => words.some((word) => word.startsWith(part)));

function groupBy<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Queries by kind, place and intent, in each locale's language and in others. Any listing of that kind in the place is right. */
export function localeQueries(listings: readonly QueriedListing[]): DirectoryQuery[] {
  return queryLocales.flatMap((locale) =>
    locale.towns.flatMap((town, townAt) =>
      locale.kinds.flatMap((kind, kindAt) => {
        const ofKind = listings.filter((one) => one.category === kind.category);
        const there = ofKind.filter((one) => one.city === town.name);
        if (there.length === 0) return [];
        const accepted = new Set(there.map(({ id }) => id));
        const sameKind = categoriesLike(kind);
        const anywhere = new Set(
          listings
            .filter(({ category }) => category && (sameKind.has(category) || hasWords(category, kind.words)))
            .map(({ id }) => id),
        );
        const [own = ''] = kind.words;
        const other = kind.words[(townAt + 1) % kind.words.length] ?? own;
        const short = town.otherNames[kindAt % Math.max(1, town.otherNames.length)];
        const query = (name: string, text: string, ids: ReadonlySet<number>): DirectoryQuery => ({
          kind: name,
          text: text.replace(/\s+/g, ' ').trim(),
          accepted: ids,
          isSuggested: true,
        });
        const queries = [
          query('kind and place', `${own} ${town.name}`, accepted),
          query('place and kind', `${town.name} ${own}`, accepted),
          query('kind in other words and place', `${other} ${town.name}`, accepted),
          query('kind in other words', other, anywhere),
          query('intent', `${locale.intents.best} ${own} ${town.name}`, accepted),
          query('intent', `${own} ${locale.intents.nearMe}`, anywhere),
          query('intent', `${locale.intents.cheap} ${own} ${town.name}`, accepted),
          query('intent', `${locale.intents.allDay} ${own}`, anywhere),
          query('intent', `${locale.intents.openNow} ${own}`, anywhere),
        ];
        if (locale.in) {
          queries.push(query('kind in place', `${own} ${locale.in} ${town.name}`, accepted));
          queries.push(query('kind near place', `${own} ${locale.near} ${town.name}`, accepted));
          queries.push(query('stop words', `the ${own} ${locale.in} ${town.name}`, accepted));
        }
        if (locale.language === 'tr')
          queries.push(query('kind in place', `${town.name}'da ${own}`, accepted));
        if (short !== undefined) queries.push(query('place by another name', `${own} ${short}`, accepted));
        return queries;
      }),
    ),
  );
}

/** Whether a category is called by one of these names, or ends with it: an Italian restaurant is a restaurant. */
function hasWords(category: string, names: readonly string[]): boolean {
  return names.some((name) => ` ${foldText(category)}`.endsWith(` ${foldText(name)}`));
}

/** Categories of all locales that share a word with a kind. */
function categoriesLike({ words }: QueryKind): ReadonlySet<string> {
  const like = queryLocales
    .flatMap(({ kinds }) => kinds)
    .filter((other) => other.words.some((word) => words.includes(word)));
  return new Set(like.map(({ category }) => category));
}

/** The queries that are beside the written listings. */
export function writtenQueries(listings: readonly QueriedListing[]): DirectoryQuery[] {
  return [...writtenListings, ...unsortedListings].flatMap(({ name, queries }) => {
    const accepted = new Set(listings.filter((one) => one.name === name).map(({ id }) => id));
    return Object.entries(queries).flatMap(([kind, texts]) =>
      texts.map((text) => ({ kind: `written: ${kind}`, text, accepted, isSuggested: true })),
    );
  });
}

import { countryOfTimeZone } from '../../../../lib/geography/timeZones.ts';
import { inOneAlphabet } from '../../../../lib/text/lookalikes.ts';
import { countryCode } from '../../../../../../domain/countries.ts';
import { isMomentOnly } from '../columns/momentWords.ts';
import { lineOfCard } from './cardAddress.ts';
import {
  isSubdivision,
  isTown,
  kilometresBetween,
  placesNamed,
} from '../../../../lib/gazetteer/gazetteer.ts';
import { townAt } from '../../../../lib/gazetteer/nearestTown.ts';
import { townOfCode } from '../../../../lib/gazetteer/postalTowns.ts';
import { countryAt } from '../../../../lib/geography/countryAt.ts';
import { countryOfDomain } from '../place/countryOfDomain.ts';
import { findCity, namesTownElsewhere, type Point } from '../place/findCity.ts';
import { inferCountry, isStateNamed, isZipOfStateNamed, type FoundCountry } from '../place/inferCountry.ts';
import { isZipOfState } from '../place/unitedStates.ts';
import { withLeadingZeros } from '../place/postalCodes.ts';
import { countryOf } from './countryValue.ts';
import type { ImportedRow } from '../../stage/importedRow.ts';
import { jsonIn, isJsonLike, isObject, parseJson, type Json } from './jsonValue.ts';
import { isMapLink } from './placeIds.ts';
import { pairWithin, type Position } from './readPosition.ts';
import type { RowValues } from '../rows/rowValues.ts';
import { postalCodeOf } from './smallValues.ts';
import { withoutLabel } from '../columns/headers/withoutLabel.ts';
import { unitOf, withLine, withNumber, withType } from './streetParts.ts';
import { cleanCell, isMissing, lineOf } from './textValue.ts';

type Location = Pick<
  ImportedRow,
  'address' | 'street' | 'city' | 'state' | 'postalCode' | 'countryCode' | 'derived'
>;

type StatedLocation = Omit<Location, 'derived'>;

type AddressObject = Record<'street' | 'city' | 'state' | 'postalCode' | 'country', string | null>;

/** Address and its parts as the row states them: by their columns, else by an address in parts. */
export function readLocation(values: RowValues): StatedLocation {
  const address = values.first('address', addressOf) ?? values.first('completeAddress', addressOf);
  const firstOf = (json: Json | undefined) => (Array.isArray(json) ? json[0] : json);
  const parts =
    values.first('completeAddress', (text) =>
      isJsonLike(text) ? addressObject(firstOf(parseJson(text))) : null,
    ) ?? (address === null ? values.first('address', (text) => addressObject(firstOf(jsonIn(text)))) : null);
  const town = values.first('city', townInParts);
  const street = withNumber(
    withType(
      values.first('street', (text) => lineOf(text, 500)) ?? parts?.street ?? null,
      values.first('streetType', (text) => lineOf(text, 30)),
    ),
    values.first('houseNumber', (text) => lineOf(text, 20)),
  );
  const unit = values.first('streetLine2', unitOf);
  return {
    // An address with commas is a whole one, which has its unit within.
    address:
      address !== null && street === null && !address.includes(',') ? withLine(address, unit) : address,
    street: withLine(street, unit),
    city:
      town?.city ??
      values.first('city', cityName) ??
      (parts?.city ? cityName(parts.city) : null) ??
      values.first('servedArea', servedTown) ??
      values.first('areaServed', servedTown),
    state:
      values.first('state', placeName) ??
      parts?.state ??
      town?.state ??
      values.first('countryCode', stateInstead),
    postalCode: values.first('postalCode', postalCodeOf) ?? parts?.postalCode ?? town?.postalCode ?? null,
    countryCode: values.first('countryCode', countryOf) ?? countryOf(parts?.country ?? ''),
  };
}

/** 'California' in a column of countries. */
const stateInstead = (text: string): string | null =>
  countryOf(text) === null && isStateNamed(text) ? placeName(text) : null;

/** Other values of a row that help to locate its place. */
export interface LocationClues {
  /** As written. */
  phone: string | null;
  position: Position;
  /** As a column states it. */
  timeZone: string | null;
  /** Its own site, else its address of mail. */
  site?: string | null;
  /** The country that the operator gave with the file. */
  defaultCountry?: string | null;
  /** The country of nearly all rows of the file. */
  usualCountry?: string | null;
}

/**
 * The same, with what the rest of the row determines. `derived` names the fields that were worked out; beside
 * 'countryCode' it says from what: 'countryCode:phone'.
 */
export function completeLocation(stated: StatedLocation, clues: LocationClues): Location {
  const derived: string[] = [];
  const address = stated.address ?? stated.street;
  let { countryCode } = stated;
  if (countryCode === null) {
    const found = countryOfClues(stated, clues);
    if (found !== null) derived.push('countryCode', `countryCode:${found.source}`);
    countryCode = found?.code ?? null;
  }
  const { latitude, longitude } = clues.position;
  const at = latitude === null || longitude === null ? null : { latitude, longitude };
  // A county in the column of cities gives way to the town that the address names.
  const isCounty = countryCode === 'US' && /\scounty$/i.test(stated.city ?? '');
  const isOpen = stated.city === null || isCounty || stated.postalCode === null;
  const isAsked = address !== null && countryCode !== null && isOpen;
  const read = isAsked
    ? findCity(withState(address, stated.state), countryCode ?? '', at)
    : { city: null, postalCode: null };
  const wholeCode =
    stated.postalCode === null
      ? read.postalCode
      : wholePostalCode(stated.postalCode, address, countryCode, stated.state);
  const isFar =
    address !== null && countryCode !== null && at !== null && namesTownElsewhere(address, countryCode, at);
  const found = stated.city === null ? foundCity(read.city, countryCode, wholeCode, isFar ? null : at) : null;
  if (found !== null) derived.push('city', ...(found.source === 'address' ? [] : [`city:${found.source}`]));
  if (wholeCode !== stated.postalCode) derived.push('postalCode');
  const city = (isCounty ? read.city : null) ?? stated.city ?? found?.name ?? null;
  return { ...stated, city, postalCode: wholeCode, countryCode, derived };
}

/** Whether degrees are in their columns or in each other's, by the country that the rest of the row is of. */
export function orderOfDegrees(
  { latitude, longitude }: Position,
  stated: StatedLocation,
  phone: string | null,
): 'straight' | 'swapped' | null {
  if (latitude === null || longitude === null || Math.abs(longitude) > 90) return null;
  const here = countryAt(latitude, longitude);
  const there = countryAt(longitude, latitude);
  if (there === null || here === there) return null;
  const nowhere = { latitude: null, longitude: null };
  const code =
    stated.countryCode ?? countryOfClues(stated, { phone, position: nowhere, timeZone: null })?.code;
  return code === undefined ? null : code === there ? 'swapped' : code === here ? 'straight' : null;
}

/** A position whose degrees are in each other's columns, corrected; any other as it is. Pure. */
export function straightened(position: Position, stated: StatedLocation, phone: string | null): Position {
  const { latitude, longitude } = position;
  return orderOfDegrees(position, stated, phone) === 'swapped'
    ? { latitude: longitude, longitude: latitude }
    : position;
}

/** '3417 College Point Blvd Flushing': the town goes before the state, which may have a separate column. */
const withState = (address: string, state: string | null): string =>
  state !== null && /^[A-Z]{2,3}$/.test(state) && /^\d[^,]*\p{L}$/u.test(address)
    ? `${address} ${state}`
    : address;

interface FoundCity {
  name: string;
  source: 'address' | 'postalCode' | 'position';
}

/**
 * The city that the address names, else the town of the postal code, else the one in whose built-up area the
 * position is.
 */
function foundCity(
  inAddress: string | null,
  country: string | null,
  code: string | null,
  at: Point | null,
): FoundCity | null {
  const named = inAddress === null ? null : placeName(withoutKind(inAddress.replace(/[\s-]+$/, '')));
  if (named !== null) return { name: named, source: 'address' };
  if (country === null) return null;
  const ofCode = code === null ? null : townOfCode(country, code);
  if (ofCode !== null) return { name: ofCode, source: 'postalCode' };
  const near = at === null ? null : townAt(at, country);
  // The city of a Turkish address is its province.
  const isPart = near !== null && country === 'TR' && !placesNamed(near.name).some(isSubdivision);
  return near === null || isPart ? null : { name: near.name, source: 'position' };
}

function countryOfClues(
  { address, street, city, state, postalCode }: StatedLocation,
  { phone, position, timeZone, site = null, defaultCountry = null, usualCountry = null }: LocationClues,
): FoundCountry | null {
  const countryByPosition = countryAt(position.latitude, position.longitude);
  const countryByZone = timeZone === null ? null : countryOfTimeZone(timeZone);
  const place = { address: address ?? street, city, state, postalCode, phone };
  const found = inferCountry(
    { ...place, countryByPosition, countryByZone, countryByDomain: countryOfDomain(site) },
    usualCountry,
  );
  return found ?? (defaultCountry === null ? null : { code: defaultCountry, source: 'default' });
}

/** With the zeros in front that a sheet took: as the address has them, else by the length of the country's codes. */
function wholePostalCode(
  code: string,
  address: string | null,
  country: string | null,
  state: string | null,
): string {
  if (!/^\d{1,7}$/.test(code)) return code;
  // An expression of its own for every row costs 3 % of the reader.
  if (address?.includes(`0${code}`)) {
    const shown = new RegExp(`(?<!\\d)0{1,2}${code}(?!\\d)`).exec(address)?.[0];
    if (shown !== undefined) return shown;
  }
  if (country === null) return code;
  const whole = withLeadingZeros(code, country);
  if (whole === null) return code;
  const isElsewhere = country === 'US' && state !== null && !isZipOfStateNamed(whole, state);
  return isElsewhere ? code : whole;
}

/** An address in words; columns of addresses hold other forms of a place as well, which are read for what they are. */
function addressOf(text: string): string | null {
  const json = jsonIn(text);
  // The lines of an address as a list: ['12 Main St', 'Chicago, IL 60601'].
  const isLines = Array.isArray(json) && areLines(json);
  const card = lineOfCard(text);
  if (card !== undefined) return card;
  const isOther =
    text.startsWith('{') ||
    isMomentOnly(text) ||
    /^https?:\/\/\S+$/i.test(text) ||
    isMapLink(text) ||
    (!isLines && pairWithin(text) !== null) ||
    (json !== undefined && !isLines);
  if (isOther) return null;
  const line = lineOf(withoutLabel(isLines ? json.join(', ') : text, 'address'), 1000);
  return line === null ? null : withGaps(line.replace(phoneBehind, '').replace(looseEnd, ''));
}

/** What a scraper leaves at the end of an address whose last part is empty: 'Đà Nẵng -', 'Simara, '. */
const looseEnd = /(?:\s*[,،;|]|\s[-–—])+\s*$/u;

/** 'Shop 8, CSC · 088269 92339': maps show the number behind the address. */
export const phoneBehind = /\s[·⋅]\s(\+?\d[\d\s()-]{8,17}\d)$/u;

/** Lines that a page broke without a space: '3 rue Gaston94200 Ivry', '419 Monmouth StJersey City, NJ 07302'. */
function withGaps(line: string): string {
  const coded = line.replace(/(?<=\p{Ll})(?=\d{5} \p{Lu}\p{L})/u, ', ');
  const [, before = '', town = '', rest = ''] =
    /^(.*?[\p{Ll}\d])(\p{Lu}\p{L}[\p{L}' -]*)(, [A-Z]{2} \d{5}.*)$/u.exec(coded) ?? [];
  const whole = `${/\p{L}*$/u.exec(before)?.[0] ?? ''}${town}`;
  const isBroken = placesNamed(town).some(isTown) && !placesNamed(whole).some(isTown);
  return isBroken ? `${before}, ${town}${rest}` : coded;
}

function areLines(items: readonly Json[]): items is string[] {
  return (
    items.every((line) => typeof line === 'string') && items.some((line) => /\p{L}{2}/u.test(String(line)))
  );
}

/** Names have letters: a city '0', '12345' or '@handle' is a slipped column. */
function placeName(text: string): string | null {
  const name = lineOf(text, 200)?.replace(/^[\s,;|]+|[\s,;|]+$/g, '') ?? null;
  const isOther = name === null || !/\p{L}/u.test(name) || /^@|:\/\/|^[\w-]+\.[a-z]{2,}(?:\/|$)/i.test(name);
  return isOther ? null : inOneAlphabet(name);
}

/**
 * 'Chicago, IL 60601', 'Campinas/SP', '69115 Heidelberg': a town with the state or the code that are in its
 * column.
 */
function townInParts(text: string): Record<'city' | 'state' | 'postalCode', string | null> | null {
  const line = lineOf(text, 200) ?? '';
  const [, town = '', state = null, after = null] =
    /^([^,/]+?)\s*(?:,|\/|\s[-–])\s*([A-Z]{2,3})(?:,?\s+(\d{5}(?:-\d{4})?|\d{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d))?$/u.exec(
      line,
    ) ?? [];
  // A ZIP code of the state beside it shows towns that the gazetteer does not have: 'Dowell, MD 20629'.
  const isZip = state !== null && after !== null && isZipOfState(after, state);
  if (town !== '' && (isZip || placesNamed(town).some(isTown)))
    return { city: cityName(town), state, postalCode: after };
  const [, code = null, named = ''] =
    /^(\d{4,5}|\d{2}-\d{3}|\d{3} \d{2})\s+(\p{L}[^\d,]*)$/u.exec(line) ?? [];
  if (named !== '' && placesNamed(named).some(isTown))
    return { city: cityName(named), state: null, postalCode: code };
  // A zone of two digits is no code: 'Dhaka-1205', 'Kolkata - 53'.
  const [, numbered = '', zone = ''] = /^(\p{L}[^\d,]*?)[\s,–-]+(\d{2}|\d{4,6})[\s.,]*$/u.exec(line) ?? [];
  const least = zone.length > 2 ? 0 : townWithQuarters;
  return placesNamed(numbered).some((place) => isTown(place) && place.population >= least)
    ? { city: cityName(numbered), state: null, postalCode: zone.length > 2 ? zone : null }
    : null;
}

/** Short for town, village or municipality before its name: 'гр. Пловдив', 'г. Казань', 'Mun. Cluj-Napoca', 'Kab. Bogor'. */
const kindOfTown =
  /^(?:гр|г|с|м|қ|ш|смт|пос|пгт|дер|нп|mun|com|orș|kab|kec|kota|kel|tp|tx|q|h|tt)\.\s*(?=\p{L})/iu;

function withoutKind(name: string): string {
  const bare = name.replace(kindOfTown, '');
  return bare !== name && placesNamed(bare).some(isTown) ? bare : name;
}

/** 'Bogotá (BOG)', 'Buenos Aires (CABA)': what the town is called for short. */
const airport = /(?<=\p{L})\s+\(\p{Lu}{2,5}\)$/u;

/** People from which a town has quarters of its own, and kilometres within which they lie. */
const townWithQuarters = 100_000;
const widthOfTown = 50;

/**
 * 'Bandra West, Mumbai': the town, where a column of cities has its quarter in front. A region after a town is
 * none.
 */
function townOfQuarter(text: string): string {
  const korean = /^(\p{Script=Hangul}{2,3})(?:특별시|광역시|특별자치시)(?=\s)/u.exec(text.trim())?.[1];
  if (korean !== undefined) return korean;
  const [, quarter = '', name = ''] = /^([^,/]{2,60}),\s*([^,/]{2,60})$/u.exec(text.trim()) ?? [];
  const town = placesNamed(name).find((place) => isTown(place) && place.population >= townWithQuarters);
  if (town === undefined) return text;
  const others = placesNamed(quarter).filter(isTown);
  const isWithin = others.every(
    (other) => kilometresBetween(other, town) > widthOfTown || other.population < town.population,
  );
  const isNear = others.length === 0 || others.some((other) => kilometresBetween(other, town) <= widthOfTown);
  return isNear && isWithin ? name : text;
}

/** 'Barraco (El)', 'Coruña (A)': registers put the article of a name after it. */
const articleBehind = /^(\p{L}[^()]*?)\s+\((el|la|los|las|les|els|es|sa|a|o|as|os)\)$/iu;

/** A country in the column of cities is none, unless a town has its name. */
function cityName(text: string): string | null {
  const written = placeName(townOfQuarter(text).trim().replace(articleBehind, '$2 $1'));
  const name = written === null ? null : withoutKind(written).replace(airport, '');
  const isCountry = name !== null && name.length > 2 && countryCode(name) !== null;
  return isCountry && !placesNamed(name).some(isTown) ? null : name;
}

const served = /^(?:now )?serv(?:ing|es) (?:the )?(.+?)(?: (?:and|&) (?:the |its )?surrounding .*| area)?$/i;

/** 'Serving Boston and the Surrounding Area'; other text of such a column, such as a street, names no town. */
export function servedTown(text: string): string | null {
  const town = served.exec(text.trim())?.[1] ?? null;
  return town !== null && placesNamed(town).some(isTown) ? cityName(town) : null;
}

/** An address in parts, in the words of scrapers and of schema.org. */
function addressObject(value: Json | undefined): AddressObject | null {
  if (!isObject(value)) return null;
  const part = (limit: number, ...names: string[]) => {
    const each = names.map((name) => value[name]).find((one) => one !== undefined && one !== '');
    const clean = typeof each === 'string' || typeof each === 'number' ? cleanCell(String(each)) : '';
    return isMissing(clean) ? null : lineOf(clean, limit);
  };
  return {
    street: part(500, 'street', 'streetAddress', 'freeform', 'line1', 'address1', 'addressLine1'),
    city: part(200, 'city', 'addressLocality', 'locality', 'town'),
    state: part(200, 'state', 'addressRegion', 'region'),
    postalCode: postalCodeOf(part(20, 'postal_code', 'postalCode', 'zip', 'postcode', 'zip_code') ?? ''),
    country: part(80, 'country', 'addressCountry', 'countryCode', 'country_code'),
  };
}

import { inOneAlphabet } from '../../../../lib/lookalikes.ts';
import { countryOf } from './countryValue.ts';
import type { ImportedRow } from '../../stage/importedRow.ts';
import { readAddress } from './addressParts.ts';
import { jsonIn, isJsonLike, isObject, parseJson, type Json } from './jsonValue.ts';
import { isMapLink } from './placeIds.ts';
import { pairWithin } from './readPosition.ts';
import type { RowValues } from '../rows/rowValues.ts';
import { postalCodeOf } from './smallValues.ts';
import { cleanCell, isMissing, lineOf } from './textValue.ts';

type Location = Pick<
  ImportedRow,
  'address' | 'street' | 'city' | 'state' | 'postalCode' | 'countryCode' | 'derived'
>;

type StatedLocation = Omit<Location, 'derived'>;

type AddressObject = Record<'street' | 'city' | 'state' | 'postalCode' | 'country', string | null>;

/** Address and its parts as the row states them: by their columns, else by an address in parts. */
export function readLocation(values: RowValues): StatedLocation {
  const address = values.first('address', addressOf);
  const parts =
    values.first('completeAddress', (text) => (isJsonLike(text) ? addressObject(parseJson(text)) : null)) ??
    (address === null ? values.first('address', (text) => addressObject(jsonIn(text))) : null);
  return {
    address,
    street: values.first('street', (text) => lineOf(text, 500)) ?? parts?.street ?? null,
    city: values.first('city', placeName) ?? (parts?.city ? placeName(parts.city) : null),
    state: values.first('state', placeName) ?? parts?.state ?? null,
    postalCode: values.first('postalCode', postalCodeOf) ?? parts?.postalCode ?? null,
    countryCode: values.first('countryCode', countryOf) ?? countryOf(parts?.country ?? ''),
  };
}

/**
 * The same, with what the address leaves no doubt of. `countryByPosition` is asked where neither the row's columns nor its
 * address name a country.
 */
export function completeLocation(stated: StatedLocation, countryByPosition: () => string | null): Location {
  const { countryCode, city, postalCode } = stated;
  const isComplete = countryCode !== null && city !== null && postalCode !== null;
  const read = isComplete
    ? { countryCode, city, postalCode }
    : readAddress(stated.address ?? stated.street, countryCode, countryByPosition);
  const foundCity = city === null && read.city !== null ? placeName(read.city) : null;
  const derived: string[] = [];
  if (countryCode !== read.countryCode) derived.push('countryCode');
  if (foundCity !== null) derived.push('city');
  // Every ZIP has five digits; sheets lose zeros in front.
  const isShortZip = read.countryCode === 'US' && postalCode !== null && /^\d{3,4}$/.test(postalCode);
  const wholeCode = isShortZip ? postalCode.padStart(5, '0') : (postalCode ?? read.postalCode);
  if (wholeCode !== postalCode) derived.push('postalCode');
  return {
    address: stated.address,
    street: stated.street,
    city: city ?? foundCity,
    state: stated.state,
    postalCode: wholeCode,
    countryCode: read.countryCode,
    derived,
  };
}

/** An address in words; columns of addresses hold other forms of a place as well, which are read for what they are. */
function addressOf(text: string): string | null {
  const isOther =
    text.startsWith('{') || isMapLink(text) || pairWithin(text) !== null || jsonIn(text) !== undefined;
  return isOther ? null : lineOf(text, 1000);
}

/** Names have letters: a city '0' or '12345' is a slipped column. */
function placeName(text: string): string | null {
  const name = lineOf(text, 200);
  return name !== null && /\p{L}/u.test(name) ? inOneAlphabet(name) : null;
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
    street: part(500, 'street', 'streetAddress'),
    city: part(200, 'city', 'addressLocality'),
    state: part(200, 'state', 'addressRegion'),
    postalCode: postalCodeOf(part(20, 'postal_code', 'postalCode', 'zip') ?? ''),
    country: part(80, 'country', 'addressCountry', 'countryCode', 'country_code'),
  };
}

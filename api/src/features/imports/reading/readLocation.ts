import { countryOf } from './countryValue.ts';
import type { ImportedRow } from '../importedRow.ts';
import { readAddress } from './addressParts.ts';
import { isJsonLike, isObject, parseJson } from './jsonValue.ts';
import type { RowValues } from './rowValues.ts';
import { postalCodeOf } from './smallValues.ts';
import { cleanCell, isMissing, lineOf } from './textValue.ts';

type Location = Pick<
  ImportedRow,
  'address' | 'street' | 'city' | 'state' | 'postalCode' | 'countryCode' | 'derived'
>;

type AddressObject = Record<'street' | 'city' | 'state' | 'postalCode' | 'country', string | null>;

/** Address and its parts: by their columns, else by an address in parts, else by what the address leaves no doubt of. */
export function readLocation(values: RowValues): Location {
  const derived: string[] = [];
  const parts = values.first('completeAddress', addressObject);
  const written = values.first('address', (text) => (isJsonLike(text) ? null : lineOf(text, 1000)));
  const street = values.first('street', (text) => lineOf(text, 500)) ?? parts?.street ?? null;
  const stated = values.first('countryCode', countryOf) ?? countryOf(parts?.country ?? '');
  const statedCity = values.first('city', placeName) ?? (parts?.city ? placeName(parts.city) : null);
  const statedCode = values.first('postalCode', postalCodeOf) ?? parts?.postalCode ?? null;
  const isComplete = stated !== null && statedCity !== null && statedCode !== null;
  const read = isComplete
    ? { countryCode: stated, city: null, postalCode: null }
    : readAddress(written ?? street, stated);
  if (stated === null && read.countryCode !== null) derived.push('countryCode');

  let city = statedCity;
  if (city === null && read.city !== null) {
    city = placeName(read.city);
    derived.push('city');
  }
  let postalCode = statedCode;
  if (postalCode === null && read.postalCode !== null) {
    postalCode = read.postalCode;
    derived.push('postalCode');
  } else if (read.countryCode === 'US' && postalCode !== null && /^\d{3,4}$/.test(postalCode)) {
    // Every ZIP has five digits; sheets lose zeros in front.
    postalCode = postalCode.padStart(5, '0');
    derived.push('postalCode');
  }
  return {
    address: written,
    street,
    city,
    state: values.first('state', placeName) ?? parts?.state ?? null,
    postalCode,
    countryCode: read.countryCode,
    derived,
  };
}

/** Names have letters: a city '0' or '12345' is a slipped column. */
function placeName(text: string): string | null {
  const name = lineOf(text, 200);
  return name !== null && /\p{L}/u.test(name) ? name : null;
}

function addressObject(text: string): AddressObject | null {
  if (!isJsonLike(text)) return null;
  const value = parseJson(text);
  if (!isObject(value)) return null;
  const part = (name: string, limit: number) => {
    const each = value[name];
    const clean = typeof each === 'string' || typeof each === 'number' ? cleanCell(String(each)) : '';
    return isMissing(clean) ? null : lineOf(clean, limit);
  };
  return {
    street: part('street', 500),
    city: part('city', 200),
    state: part('state', 200),
    postalCode: postalCodeOf(part('postal_code', 20) ?? ''),
    country: part('country', 80),
  };
}

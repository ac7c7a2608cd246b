import { foldText } from '../../../../../../domain/text/fold.ts';
import { languageSigns } from './addressLanguage.ts';
import {
  isSubdivision,
  isTown,
  kilometresBetween,
  placesNamed,
  type Point,
} from '../../../../lib/gazetteer/gazetteer.ts';
import { townAt } from '../../../../lib/gazetteer/nearestTown.ts';
import { townOfCode } from '../../../../lib/gazetteer/postalTowns.ts';
import { countryAt } from '../../../../lib/geography/countryAt.ts';
import { countryOfTimeZone } from '../../../../lib/geography/timeZones.ts';
import type { ImportedRow } from '../../stage/importedRow.ts';
import { placeName, withoutKind } from '../values/location/cityValue.ts';
import type { Position } from '../values/location/readPosition.ts';
import { hasStreetWord, lastParts } from './addressTokens.ts';
import { countryOfCurrency } from './countryOfCurrency.ts';
import { countryOfDomain } from './countryOfDomain.ts';
import { findCity, namesTownElsewhere, streetsLikeTowns } from './findCity.ts';
import { isOneCity } from './cityRegions.ts';
import { icelandicTown } from './icelandicTowns.ts';
import { inferCountry, isZipOfStateNamed, type FoundCountry } from './inferCountry.ts';
import { isPartOfCode, withLeadingZeros } from '../../../../lib/gazetteer/postalFormats.ts';

type Location = Pick<
  ImportedRow,
  'address' | 'street' | 'city' | 'state' | 'postalCode' | 'countryCode' | 'derived'
>;

export type StatedLocation = Omit<Location, 'derived'>;

/** Other values of a row that help to locate the listing. */
export interface LocationClues {
  /** As written. */
  phone: string | null;
  position: Position;
  /** As a column states it. */
  timeZone: string | null;
  /** Its website, else its e-mail address. */
  site?: string | null;
  /** Price range. */
  price?: string | null;
  /** The country of the directory that the row was copied from. */
  directoryCountry?: string | null;
  /** The country that the operator gave with the file. */
  defaultCountry?: string | null;
  /** The country of nearly all rows of the file. */
  usualCountry?: string | null;
}

/**
 * Completes the stated location by what the rest of the row implies. `derived` names the derived fields; for 'countryCode' with
 * the source: 'countryCode:phone'.
 */
export function completeLocation(stated: StatedLocation, clues: LocationClues): Location {
  const derived: string[] = [];
  const address = stated.address ?? stated.street;
  if (stated.city !== null && isPartOfCode(stated.city, address ?? ''))
    return completeLocation({ ...stated, city: null }, clues);
  let { countryCode } = stated;
  if (countryCode === null) {
    const found = countryOfClues(stated, clues);
    if (found !== null) derived.push('countryCode', `countryCode:${found.source}`);
    countryCode = found?.code ?? null;
  }
  const { latitude, longitude } = clues.position;
  const at = latitude === null || longitude === null ? null : { latitude, longitude };
  // A county in the column of cities is replaced by the city in the address.
  const isCounty = countryCode === 'US' && county.test(stated.city ?? '');
  const isOpen = stated.city === null || isCounty || stated.postalCode === null;
  const isReadable = address !== null && countryCode !== null && isOpen;
  const read = isReadable
    ? cityBeforeState(withState(address, stated.state), countryCode ?? '', at, stated.state)
    : { city: null, postalCode: null };
  // '1724 La Rioja' in Posadas: a house number in a street named like a city.
  const isNumber =
    streetsLikeTowns.has(countryCode ?? '') &&
    stated.city !== null &&
    address?.startsWith(`${read.postalCode} `) === true &&
    foldText(read.city ?? '') !== foldText(stated.city);
  const codeInAddress = isNumber ? null : read.postalCode;
  const wholeCode =
    stated.postalCode === null
      ? codeInAddress
      : wholePostalCode(stated.postalCode, address, countryCode, stated.state);
  const isFar =
    address !== null && countryCode !== null && at !== null && namesTownElsewhere(address, countryCode, at);
  const found =
    stated.city === null || isCounty
      ? foundCity({
          inAddress: read.city,
          address,
          country: countryCode,
          code: wholeCode,
          at: isFar ? null : at,
          state: stated.state,
        })
      : null;
  if (found !== null) derived.push('city', ...(found.source === 'address' ? [] : [`city:${found.source}`]));
  if (wholeCode !== stated.postalCode) derived.push('postalCode');
  const named = (isCounty ? found?.name : null) ?? stated.city ?? found?.name ?? null;
  const city = (countryCode === 'IS' && named !== null ? icelandicTown(named) : null) ?? named;
  // A county in the column of states says less than the address.
  const state = countryCode === 'US' && county.test(stated.state ?? '') ? null : stated.state;
  return { ...stated, state, city, postalCode: wholeCode, countryCode, derived };
}

const county = /\scounty$/i;

/** Whether latitude and longitude are swapped, by the country of the rest of the row. */
export function coordinateOrder(
  { latitude, longitude }: Position,
  stated: StatedLocation,
  phone: string | null,
): 'straight' | 'swapped' | null {
  if (latitude === null || longitude === null || Math.abs(longitude) > 90) return null;
  const here = countryAt(latitude, longitude);
  const there = countryAt(longitude, latitude);
  if (there === null || here === there) return null;
  // No listing is in Antarctica.
  if (here === 'AQ') return 'swapped';
  const nowhere = { latitude: null, longitude: null };
  const code =
    stated.countryCode ?? countryOfClues(stated, { phone, position: nowhere, timeZone: null })?.code;
  return code === undefined ? null : code === there ? 'swapped' : code === here ? 'straight' : null;
}

/** The same by the words of the address: 'Via Roma 5' is in Italy rather than in Eritrea. Pure. */
export function orderByLanguage(
  { latitude, longitude }: Position,
  address: string | null,
): 'straight' | 'swapped' | null {
  if (latitude === null || longitude === null || address === null || Math.abs(longitude) > 90) return null;
  const [here, there] = [countryAt(latitude, longitude), countryAt(longitude, latitude)];
  const countries = languageSigns(address).flatMap((sign) => sign.countries);
  const [isHere, isThere] = [here, there].map((code) => code !== null && countries.includes(code));
  return isHere === isThere ? null : isThere ? 'swapped' : 'straight';
}

/** Corrects a position with swapped latitude and longitude; any other is unchanged. Pure. */
export function straightened(position: Position, stated: StatedLocation, phone: string | null): Position {
  const { latitude, longitude } = position;
  return coordinateOrder(position, stated, phone) === 'swapped'
    ? { latitude: longitude, longitude: latitude }
    : position;
}

/** Minimum population of a city with the name of its state. */
const townOfNote = 100_000;

/** The city before its state, if the state's name is not that of a large city: 'Semenyih, Selangor 43500'. */
function cityBeforeState(address: string, country: string, at: Point | null, state: string | null) {
  const read = findCity(address, country, at);
  if (read.city === null || read.city !== state) return read;
  const isNoted = placesNamed(state).some(
    (place) => isTown(place) && (place.isMainName || place.population >= townOfNote),
  );
  if (isNoted) return read;
  const rest = address.replace(state, '').replace(/,\s*,/, ',');
  return { ...read, city: findCity(rest, country, at).city };
}

/** The address with its state, which may have a separate column: '3417 College Point Blvd Flushing'. */
const withState = (address: string, state: string | null): string =>
  state !== null && /^[A-Z]{2,3}$/.test(state) && /^\d[^,]*\p{L}$/u.test(address)
    ? `${address} ${state}`
    : address;

interface FoundCity {
  name: string;
  source: 'address' | 'postalCode' | 'position' | 'state';
}

/**
 * The city that the address names, else the town of the postal code, else the region if that is one city, else the town in
 * whose built-up area the position is.
 */
function foundCity({
  inAddress,
  address,
  country,
  code,
  at,
  state,
}: {
  inAddress: string | null;
  address: string | null;
  country: string | null;
  code: string | null;
  at: Point | null;
  state: string | null;
}): FoundCity | null {
  const named = inAddress === null ? null : placeName(withoutKind(inAddress.replace(/[\s-]+$/, '')));
  if (named !== null) return { name: named, source: 'address' };
  if (country === null) return null;
  const ofCode = code === null ? null : townOfCode(country, code);
  const atEnd = ofCode === null || address === null ? null : townBehindStreet(address, country, ofCode);
  if (atEnd !== null) return { name: atEnd, source: 'address' };
  if (ofCode !== null) return { name: ofCode, source: 'postalCode' };
  const beforeCode = address === null ? null : townBeforeCode(address, country);
  if (beforeCode !== null) return { name: beforeCode, source: 'address' };
  const region = state === null ? null : withoutKind(state);
  if (region !== null && isOneCity(region, country)) return { name: region, source: 'state' };
  const near = at === null ? null : townAt(at, country);
  // In Turkey, the city is the province.
  const isPart = near !== null && country === 'TR' && !placesNamed(near.name).some(isSubdivision);
  return near === null || isPart ? null : { name: near.name, source: 'position' };
}

/** Number of words of a town. */
const lengthsOfTowns = [3, 2, 1];

/** The town between a street and a postal code, with a suburb before it: '901 Gordon Road Raureka Hastings 4120'. */
function townBeforeCode(address: string, country: string): string | null {
  if (!kindBehindStreet.has(country)) return null;
  const part = lastParts(address).find(({ side, code }) => code !== null && side === 'after');
  const words = part?.name.split(/\s+/) ?? [];
  const isTownHere = (name: string) =>
    placesNamed(name).some((place) => isTown(place) && place.isMainName && place.country === country);
  const length = lengthsOfTowns.find(
    (count) =>
      isTownHere(words.slice(-count).join(' ')) && words.slice(0, -count).some((word) => /\d/.test(word)),
  );
  return length === undefined ? townBehindKind(part?.name ?? '') : words.slice(-length).join(' ');
}

/** The name after the type of a street with a number before it: '72 Elm Street Morrinsville'. */
const behindStreet =
  /\d[^,]{0,60}\s(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|place|pl|crescent|cres|terrace|tce|highway|hwy|parade|court|ct|close)\.?\s(\p{L}{3,20}(?:\s\p{L}{3,20})?)$/iu;

function townBehindKind(text: string): string | null {
  const [, name = ''] = behindStreet.exec(text) ?? [];
  return name !== '' && !hasStreetWord(name) && name.split(' ').every((word) => /^\p{Lu}/u.test(word))
    ? name
    : null;
}

/** Countries in whose addresses a city may follow the type of a street without a comma. */
const kindBehindStreet = new Set(['US', 'CA', 'AU', 'NZ', 'GB', 'IE', 'ZA']);

/** Maximum distance (km) between cities that share a postal code. */
const nearTown = 20;

/** The city at the end of an address, if it is near the city of the postal code: '24271 El Toro Rd Laguna Hills' with a code of Laguna Woods. */
function townBehindStreet(address: string, country: string, other: string): string | null {
  if (!kindBehindStreet.has(country)) return null;
  const townsOf = (name: string) =>
    placesNamed(name).filter((place) => isTown(place) && place.country === country);
  const words = address.trim().split(/\s+/);
  const lengths = [3, 2, 1].filter((length) => hasStreetWord(words.at(-length - 1) ?? ''));
  const names = lengths.map((length) => words.slice(-length).join(' '));
  return (
    names.find((name) =>
      townsOf(name).some((one) => townsOf(other).some((town) => kilometresBetween(one, town) <= nearTown)),
    ) ?? null
  );
}

function countryOfClues(
  { address, street, city, state, postalCode }: StatedLocation,
  clues: LocationClues,
): FoundCountry | null {
  const { phone, position, timeZone, site = null, usualCountry = null } = clues;
  const { directoryCountry = null, defaultCountry = null } = clues;
  const countryByCurrency = countryOfCurrency(clues.price ?? null);
  const countryByPosition = countryAt(position.latitude, position.longitude);
  const countryByZone = timeZone === null ? null : countryOfTimeZone(timeZone);
  const place = { address: address ?? street, city, state, postalCode, phone };
  const found = inferCountry(
    { ...place, countryByPosition, countryByZone, countryByCurrency, countryByDomain: countryOfDomain(site) },
    usualCountry,
  );
  if (found !== null) return found;
  if (directoryCountry !== null) return { code: directoryCountry, source: 'domain' };
  return defaultCountry === null ? null : { code: defaultCountry, source: 'default' };
}

/** Restores leading zeros that a spreadsheet dropped: from the address, else by the length of the country's codes. */
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

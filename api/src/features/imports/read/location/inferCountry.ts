import { foldText } from '../../../../../../domain/text/fold.ts';
import {
  isSubdivision,
  isTown,
  kilometresBetween,
  placesNamed,
  type GazetteerPlace,
} from '../../../../lib/gazetteer/gazetteer.ts';
import { townOfCode } from '../../../../lib/gazetteer/postalTowns.ts';
import { languageSigns } from './addressLanguage.ts';
import { isStreet, lastParts, type AddressPart } from './addressTokens.ts';
import { streetsLikeTowns } from './findCity.ts';
import {
  countryAfterTown,
  countryNamed,
  townAfterStreet,
  townBeforeState,
  townNames,
} from './namedPlaces.ts';
import { voteByNationalPhone, voteByPhone } from './phoneVotes.ts';
import { countriesOfCode, countryOfDistinctCode, isCodeOf } from '../../../../lib/gazetteer/postalFormats.ts';
import { isInHongKong } from './hongKong.ts';
import { haveTown, isByChance, large, shares, small } from './townShares.ts';
import {
  countryOfState,
  isZipOfState,
  stateCodeOf,
  stateCodes,
} from '../../../../lib/gazetteer/unitedStates.ts';
import { Votes, weights, type CountrySource } from './votes.ts';

/** Evidence of a row for its country, besides a column of countries. */
export interface PlaceClues {
  address: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  /** As written. */
  phone: string | null;
  /** The country within whose borders its position is. */
  countryByPosition: string | null;
  /** The country to whose domain its site or its email address belongs. */
  countryByDomain?: string | null;
  /** The only country of the currency of its prices. */
  countryByCurrency?: string | null;
  /** The only country of its time zone, where a column states the zone. */
  countryByZone?: string | null;
}

export interface FoundCountry {
  code: string;
  source: CountrySource;
}

/** Minimum evidence for a country, and minimum lead over any other. */
const minVotes = 2;
const margin = 1;

/** Names of countries that are also cities or regions of other countries. */
const likeTowns =
  /^(?:georgia|jersey|lebanon|jordan|chad|mexico|luxembourg|singapore|monaco|gibraltar|panama|guatemala|peru|cuba|malta|norway|denmark|poland|holland|brazil|china|italy|scotland|england|macedonia|palestine|wales|cyprus|america|emirates|djibouti|kuwait|dubai|abu dhabi)$/i;

/** Weak sources, which the rest of the file outweighs. */
const guessed = new Set<CountrySource>(['region', 'language', 'domain']);

/**
 * Infers the country of a row by weighted votes; null if they are too few or contradict each other. Each clue votes for the countries
 * that it allows: a postal code for those with its format, a city for those with a city of that name. The usual country of the
 * file breaks ties. Pure.
 */
export function inferCountry(clues: PlaceClues, usualCountry: string | null = null): FoundCountry | null {
  const votes = new Votes();
  if (clues.countryByPosition !== null) votes.add('position', [clues.countryByPosition], weights.position);
  const { countryByZone = null, countryByDomain = null } = clues;
  if (countryByDomain !== null) votes.add('domain', [countryByDomain], weights.domain);
  if (countryByZone !== null) votes.add('region', [countryByZone], weights.zone);
  if (clues.countryByCurrency) votes.add('language', [clues.countryByCurrency], weights.currency);
  const written = lastParts(clues.address ?? '');
  const parts = isStreetAlone(written, clues.city) ? [] : written;
  if (isInHongKong(clues.address ?? '')) votes.add('address', ['HK'], weights.named);
  else voteByName(votes, parts);
  voteByPhone(votes, clues.phone);
  voteByCodes(votes, parts, clues);
  voteByRegion(votes, parts, clues);
  if (clues.address !== null) {
    const fits = haveTown(clues.city);
    for (const { countries, weight } of languageSigns(clues.address))
      votes.add('language', countries.filter(fits), weight, weights.mostOfLanguage);
  }
  const ranked = votes.ranked();
  // Ties are never cut off: Arabic, for example, votes for many countries.
  const likely = ranked
    .filter(({ weight }, i) => i < 3 || weight === ranked[2]?.weight)
    .map(({ code }) => code);
  voteByNationalPhone(votes, clues.phone, likely);
  const decided = decide(votes, countryByZone);
  if (usualCountry === null || (decided !== null && decided.code === usualCountry)) return decided;
  // A decision by a city name or the language alone is weighed against the rest of the file.
  if (decided !== null && !guessed.has(decided.source)) return decided;
  if (!likely.includes(usualCountry)) voteByNationalPhone(votes, clues.phone, [usualCountry]);
  const ofRow = votes.of(usualCountry);
  votes.add('file', [usualCountry], weights.usual);
  const found = decide(votes, countryByZone);
  if (found !== null || ofRow === 0) return found;
  // Both countries fit, and one is the usual country of the file.
  const isBest = votes.ranked().every(({ weight }) => weight - votes.of(usualCountry) < margin);
  return isBest && countryByZone === null ? { code: usualCountry, source: 'file' } : null;
}

/**
 * Whether an address beside a column of cities is only a street with its number: 'Valparaíso 1205'. Streets have names of cities, and
 * house numbers look like postal codes.
 */
function isStreetAlone([part, ...more]: readonly AddressPart[], city: string | null): boolean {
  if (part === undefined || more.length > 0 || city === null) return false;
  if (part.side !== 'after' || !/^\d{1,4}$/.test(part.code ?? '')) return false;
  const cities = placesNamed(city);
  // The column may have a district instead of the city.
  if (!cities.some((place) => isTown(place) && place.population >= large)) return false;
  const same = new Set(cities.map(({ id }) => id));
  return foldText(part.name) !== foldText(city) && !placesNamed(part.name).some(({ id }) => same.has(id));
}

function decide(votes: Votes, countryByZone: string | null): FoundCountry | null {
  const [best, second] = votes.ranked();
  if (!best || best.weight < minVotes || best.weight - (second?.weight ?? 0) < margin) return null;
  // A foreign phone is weak evidence against the time zone.
  if (countryByZone !== null && countryByZone !== best.code && best.weight < weights.position) return null;
  return { code: best.code, source: votes.sourceOf(best.code) };
}

function voteByName(votes: Votes, parts: readonly AddressPart[]): void {
  // 'Lalitpur, Nepal, 44600'
  const [last, ...rest] = parts[0]?.name === '' ? parts.slice(1) : parts;
  if (!last) return;
  const named = rest.length > 0 ? countryNamed(last) : null;
  if (named !== null)
    votes.add('address', [named], likeTowns.test(last.text) ? weights.namedLikeTown : weights.named);
  const afterTown = named === null ? countryAfterTown(last) : null;
  if (afterTown !== null) votes.add('address', [afterTown.country], weights.named);
}

function voteByCodes(votes: Votes, parts: readonly AddressPart[], clues: PlaceClues): void {
  const state = usStateOf(parts, clues);
  if (state !== null)
    votes.add('postalCode', [countryOfState(state)], weights.stateWithZip, weights.stateWithZip);
  const most = weights.stateWithZip;
  for (const country of ['CA', 'AU', 'BR'] as const)
    if (hasStateWithCode(parts, country)) votes.add('postalCode', [country], weights.stateWithZip, most);
  const codes = parts.flatMap(({ code }) => (code === null ? [] : [code]));
  const distinct = [...codes, clues.postalCode ?? '']
    .map(countryOfDistinctCode)
    .find((code) => code !== null);
  if (distinct != null) votes.add('postalCode', [distinct], weights.distinctCode, most);
  for (const [i, part] of parts.entries()) {
    const found = townsBeside(part, parts[i + 1], parts[i - 1]);
    for (const [country, share] of found)
      votes.add('townWithCode', [country], weights.townWithCode * share, most);
    if (found.size > 0) break;
  }
  if (clues.postalCode !== null && clues.city !== null && codes.length === 0) {
    const found = shares(placesNamed(clues.city), countriesOfCode(clues.postalCode, 'alone'));
    for (const [country, share] of found)
      votes.add('townWithCode', [country], weights.townWithCode * share, most);
  }
}

/** Maximum distance (km) between a city and the one to which the post assigns its code. */
const nearTown = 40;

/** Weight of a town whose code the post has in another part of the country. */
const misplaced = 0.5;

/** Whether the post of a country has a code elsewhere than all its cities of a name. */
function isCodeElsewhere(country: string, code: string, named: readonly GazetteerPlace[]): boolean {
  const ofCode = townOfCode(country, code);
  const others = ofCode === null ? [] : placesNamed(ofCode).filter((place) => place.country === country);
  const isNear = (place: GazetteerPlace) =>
    place.country === country && others.some((other) => kilometresBetween(place, other) <= nearTown);
  return others.length > 0 && !named.some(isNear);
}

/** How much a town beside a postal code of this form speaks for each country. */
function sharesWithCode(name: string, code: string, side: 'before' | 'after'): Map<string, number> {
  const named = townNames(name).flatMap(placesNamed);
  return new Map(
    [...shares(named, countriesOfCode(code, side))].map(([country, share]) => [
      country,
      isCodeElsewhere(country, code, named) ? share * misplaced : share,
    ]),
  );
}

/** Countries with both the postal code and a city of the name beside it. */
function townsBeside(
  { code, name, side }: AddressPart,
  previous: AddressPart | undefined,
  next: AddressPart | undefined,
): Map<string, number> {
  const none = new Map<string, number>();
  if (code === null) return none;
  const sharesOf = (town: string | undefined, of: 'before' | 'after') =>
    town === undefined || town === '' || isStreet(town) ? none : sharesWithCode(town, code, of);
  if (side !== 'alone') return sharesOf(name, side);
  // 'Ilica 1000' is a street with a number, not a town with a code.
  const nameOf = (part: AddressPart | undefined) => (part?.code === null ? part.name : undefined);
  const after = sharesOf(nameOf(previous), 'after');
  return after.size > 0 ? after : sharesOf(nameOf(next), 'before');
}

/** 'NJ 08056' in the address, or a column of states beside one of ZIP codes; null if the two do not fit. */
function usStateOf(parts: readonly AddressPart[], { state, postalCode }: PlaceClues): string | null {
  for (const { name, code, side } of parts) {
    const before = /(?:^|\s)([A-Z]{2})\.?$/.exec(name)?.[1];
    if (side === 'after' && code && before && /^\d{5}/.test(code) && isZipOfState(code, before))
      return before;
  }
  const [last, previous] = parts;
  if (last?.side === 'alone' && last.code && previous && /^\d{5}/.test(last.code)) {
    const before = /(?:^|\s)([A-Z]{2})$/.exec(previous.text)?.[1];
    if (before && isZipOfState(last.code, before)) return before;
  }
  const column = state === null ? null : stateCodeOf(state);
  const zip = /^\d{3,5}(?:-\d{4})?$/.test(postalCode ?? '')
    ? (postalCode ?? '').slice(0, 5).padStart(5, '0')
    : null;
  return column !== null && zip !== null && isZipOfState(zip, column) ? column : null;
}

/** 'Sydney NSW 2000', 'São Paulo - SP, 01310-100' */
function hasStateWithCode(parts: readonly AddressPart[], country: 'CA' | 'AU' | 'BR'): boolean {
  return parts.some(({ code, name, side }, i) => {
    if (code === null || !isCodeOf(country, code, side)) return false;
    const before = side === 'after' ? name : (parts[i + 1]?.text ?? '');
    return stateCodes[country].has(/(?:^|\s)([A-Z]{2,3})$/.exec(before)?.[1] ?? '');
  });
}

/** Whether a ZIP code is in the state of that name or abbreviation; true for an unknown state. */
export function isZipOfStateNamed(zip: string, state: string): boolean {
  const code = stateCodeOf(state);
  return code === null || isZipOfState(zip, code);
}

/** Towns, states and provinces by their names. */
function voteByRegion(votes: Votes, parts: readonly AddressPart[], { city, state }: PlaceClues): void {
  const most = weights.mostOfNames;
  const townNamesHere = city === null ? [] : [city];
  const regionNames = state === null || state.length < 3 ? [] : [state];
  for (const part of parts.slice(0, 4)) {
    const afterStreet = townAfterStreet(part.name);
    if (afterStreet !== null) {
      townNamesHere.push(afterStreet);
      regionNames.push(afterStreet);
    }
    if (part.name === '' || isStreet(part.name)) continue;
    const slashed = part.name.split(/\s*\/\s*/);
    townNamesHere.push(...slashed.flatMap(townNames));
    // 'Boqueron 6753' alone is a street named after a region, with a house number.
    const isStreetAlone = parts.length === 1 && part.side === 'after' && part.code?.length === 4;
    const isHere = (name: string) =>
      placesNamed(name).some((place) => isSubdivision(place) && streetsLikeTowns.has(place.country));
    regionNames.push(...(isStreetAlone ? slashed.filter((name) => !isHere(name)) : slashed));
  }
  const seen = new Set<string>();
  for (const name of townNamesHere) {
    const places = placesNamed(name).filter(isTown);
    const key = places.map(({ id }) => id).join();
    if (places.length === 0 || seen.has(key)) continue;
    seen.add(key);
    const people = Math.max(...places.map(({ population }) => population));
    const size = people >= large ? 1 : people >= small ? 0.75 : 0.5;
    const weight = weights.town * (isByChance(name) ? size / 2 : size);
    for (const [country, share] of shares(places)) votes.add('region', [country], weight * share, most);
  }
  for (const name of regionNames) {
    const named = placesNamed(name);
    const regions = named.filter(isSubdivision);
    const isTownElsewhere = named.some(
      (place) => isTown(place) && place.population >= large && place.country !== regions[0]?.country,
    );
    if (isTownElsewhere) continue;
    const countries = new Set(regions.map(({ country }) => country));
    if (countries.size === 1) votes.add('region', countries, weights.region, most);
  }
  voteByTownInState(votes, parts, city, state);
}

/** Votes for a city in the state beside it: 'Santa Rosa, CA'. */
function voteByTownInState(
  votes: Votes,
  parts: readonly AddressPart[],
  city: string | null,
  state: string | null,
): void {
  const pairs = parts.slice(0, 3).map((part, i) => [parts[i + 1]?.name ?? '', part.name] as const);
  if (city !== null && state !== null) pairs.unshift([city, state]);
  for (const part of parts.slice(0, 2)) {
    const found = townBeforeState(part.name);
    if (found !== null) votes.add('region', [found.country], weights.townInState, weights.mostOfNames + 1);
  }
  const isInState = pairs.some(([town, region]) => {
    const code = region === '' ? null : stateCodeOf(region);
    return (
      code !== null &&
      town !== '' &&
      placesNamed(town).some((place) => isTown(place) && place.country === 'US' && place.admin === code)
    );
  });
  if (isInState) votes.add('region', ['US'], weights.townInState, weights.mostOfNames + 1);
  else
    for (const country of ['AU', 'CA', 'BR'] as const)
      if (pairs.some(([town, region]) => isTownBeside(town, region, country)))
        votes.add('region', [country], weights.townInState, weights.mostOfNames + 1);
}

/** 'Rye, VIC', 'Campinas, SP': a town of the country beside the abbreviation of one of its states. */
const isTownBeside = (town: string, region: string, country: 'AU' | 'CA' | 'BR'): boolean =>
  town !== '' &&
  stateCodes[country].has(region) &&
  // Suburbs are missing from the gazetteer, and these letters are no other country's.
  (/^(?:VIC|NSW|QLD|TAS)$/.test(region) ||
    placesNamed(town).some((place) => isTown(place) && place.country === country));

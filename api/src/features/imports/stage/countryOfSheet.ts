import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { isSubdivision, isTown, placesNamed, type GazetteerPlace } from '../../../lib/gazetteer/gazetteer.ts';
import { countryOfScript, languageSigns, streetSigns } from '../read/location/addressLanguage.ts';
import { lastParts } from '../read/location/addressTokens.ts';
import { shares } from '../read/location/townShares.ts';

/** Combined evidence of a sheet's rows, if none shows its country. */
export interface SheetClues {
  /** Distinct cities and regions of the rows. Most regions have the name of a city. */
  towns: readonly string[];
  regions?: readonly string[];
  rows: readonly { address: string; phone: string }[];
  /** Names and addresses. */
  texts?: readonly string[];
}

/** Number of cities that must agree, and minimum share of their population in the country: for two cities, nearly all. */
const [fewTowns, leastTowns] = [3, 2];
const [maxPeople, nearlyAllPeople] = [0.75, 0.95];
/** For many cities that a country has all of: minimum share of their population there, and maximum in the next country. */
const [manyTowns, halfOfPeople, maxOfSecond] = [6, 0.5, 0.4];
/** Minimum number of texts, and minimum share of them in the script. */
const [minTexts, nearlyAllTexts] = [10, 0.8];
/** Minimum number of phones that fit the numbering plan of a country, and how much worse any other plan must fit. */
const minPhones = 5;
const [fitting, worse] = [0.9, 0.25];

/**
 * Country of a sheet whose rows do not show one: that of its cities, else the country of its language whose numbering plan all phones
 * fit. Null if several countries are equally likely. Pure.
 */
export function countryOfSheet({ towns, regions = [], rows, texts = [] }: SheetClues): string | null {
  const isOfRegion = (place: GazetteerPlace) => isTown(place) || isSubdivision(place);
  return (
    countryOfNames(towns, isTown) ??
    countryOfNames(regions, isOfRegion) ??
    countryOfPhones(rows) ??
    countryOfScripts(texts) ??
    countryOfStreets(texts)
  );
}

/** Minimum share of phones and cities that must fit. */
const mostlyFitting = 0.8;

/** Whether the phones and cities of rows are those of a country; false without any. Pure. */
export function fitsCountry({ towns, rows }: SheetClues, country: string): boolean {
  const known = towns.map((name) => placesNamed(name).filter(isTown)).filter(({ length }) => length > 0);
  const signs = [
    ...known.map((places) => places.some((place) => place.country === country)),
    ...rows.map(({ phone }) => fits(phone.trim(), country)),
  ];
  return signs.length > 0 && signs.filter(Boolean).length >= signs.length * mostlyFitting;
}

/** Distinct cities at the end of addresses; empty unless most addresses end with a city. */
export function townsOfAddresses(addresses: readonly string[]): string[] {
  const ends = addresses.flatMap((address) => {
    const [last, before] = lastParts(address);
    return before !== undefined && last !== undefined && placesNamed(last.name).some(isTown)
      ? [last.name]
      : [];
  });
  return ends.length * 2 < addresses.length ? [] : [...new Set(ends)];
}

/** The only country that has all cities together: 'São Paulo', 'Gramado' and 'Natal'. */
function countryOfNames(
  names: readonly string[],
  isMeant: (place: GazetteerPlace) => boolean,
): string | null {
  const known = names.map((name) => shares(placesNamed(name).filter(isMeant))).filter(({ size }) => size > 0);
  if (known.length < leastTowns) return names.length === 1 && isNoted(names) ? countryOfOne(known[0]) : null;
  const sums = new Map<string, number>();
  for (const town of known)
    for (const [country, share] of town) sums.set(country, (sums.get(country) ?? 0) + share);
  const [best, second] = [...sums].sort((a, b) => b[1] - a[1]);
  if (best === undefined) return null;
  const least = known.length < fewTowns ? nearlyAllPeople : maxPeople;
  if (best[1] >= known.length * least) return best[0];
  // Madrid, Granada and Salamanca exist elsewhere, too, but not all in one other country.
  const hasAll = known.every((town) => (town.get(best[0]) ?? 0) > 0);
  const isAlone = (second?.[1] ?? 0) <= best[1] * maxOfSecond;
  return hasAll && isAlone && known.length >= manyTowns && best[1] >= known.length * halfOfPeople
    ? best[0]
    : null;
}

/** Minimum population of a city that is recognised by its name alone. */
const noted = 300_000;

const isNoted = (names: readonly string[]): boolean =>
  names.some((name) => placesNamed(name).some((place) => isTown(place) && place.population >= noted));

/** The only country with a large city of a name: 'Doha' has one, 'Birmingham' two. */
function countryOfOne(town: ReadonlyMap<string, number> | undefined): string | null {
  return [...(town ?? [])].find(([, share]) => share >= nearlyAllPeople)?.[0] ?? null;
}

/** The only country of the language whose numbering plan fits: '03/422540' and '70/034904' are Lebanese among Arabic countries. */
function countryOfPhones(rows: SheetClues['rows']): string | null {
  const phones = rows.map(({ phone }) => phone.trim()).filter((phone) => /^[(\d]/.test(phone));
  if (phones.length < minPhones) return null;
  const votes = new Map<string, number>();
  for (const { address } of rows)
    for (const country of new Set(languageSigns(address).flatMap(({ countries }) => countries)))
      votes.set(country, (votes.get(country) ?? 0) + 1);
  const [best, second] = [...votes]
    .filter(([country, count]) => count * 2 >= rows.length && isSupportedCountry(country))
    .map(([country]) => ({
      country,
      share: phones.filter((phone) => fits(phone, country)).length / phones.length,
    }))
    .sort((a, b) => b.share - a.share);
  return best && best.share >= fitting && (second?.share ?? 0) <= best.share - worse ? best.country : null;
}

/** Texts that are Japanese as well as Chinese; minimum share of Japanese texts, and maximum share of texts in other letters. */
const isHan = /^(?:\p{Script=Han}|[\P{L}A-Za-z])+$/u;
const [halfOfTexts, fewTexts] = [0.5, 0.1];

/** The country in whose script nearly all texts are: beside names in kana, those in Han or Latin letters alone are Japanese, too. */
function countryOfScripts(texts: readonly string[]): string | null {
  if (texts.length < minTexts) return null;
  const found = texts.map(countryOfScript);
  const [best = null] = found.filter((country) => country !== null);
  const inScript = found.filter((country) => country === best).length;
  if (inScript >= texts.length * nearlyAllTexts) return best;
  const inOthers = texts.filter((text, i) => found[i] !== best && !isHan.test(text)).length;
  return best === 'JP' && inScript >= texts.length * halfOfTexts && inOthers <= texts.length * fewTexts
    ? best
    : null;
}

/** Minimum share of texts with words for streets of one country only, and maximum share of those of another. */
const [enoughStreets, fewStreets] = [0.3, 0.03];

/** The only country whose words for streets many texts have: 'Vesterbrogade', 'Fælledvej', 'Rosenstræde'. */
function countryOfStreets(texts: readonly string[]): string | null {
  if (texts.length < minTexts) return null;
  const votes = new Map<string, number>();
  for (const text of texts)
    for (const { countries } of streetSigns(text)) {
      const [country = '', ...others] = countries;
      if (others.length === 0) votes.set(country, (votes.get(country) ?? 0) + 1);
    }
  const [best, second] = [...votes].sort((a, b) => b[1] - a[1]);
  const isClear = (second?.[1] ?? 0) <= texts.length * fewStreets;
  return best !== undefined && isClear && best[1] >= texts.length * enoughStreets ? best[0] : null;
}

function fits(phone: string, country: string): boolean {
  const number = isSupportedCountry(country) ? parsePhoneNumberFromString(phone, country) : undefined;
  return number?.isValid() === true && (number.country === undefined || number.country === country);
}

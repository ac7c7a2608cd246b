import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { isSubdivision, isTown, placesNamed, type GazetteerPlace } from '../../../lib/gazetteer/gazetteer.ts';
import { countryOfScript, languageSigns } from '../read/location/addressLanguage.ts';
import { lastParts } from '../read/location/addressTokens.ts';
import { shares } from '../read/location/townShares.ts';

/** Combined evidence of a sheet's rows if none shows its country. */
export interface SheetClues {
  /** Towns and regions that the rows name, each once. Most regions are named like a town. */
  towns: readonly string[];
  regions?: readonly string[];
  rows: readonly { address: string; phone: string }[];
  /** Names and addresses. */
  texts?: readonly string[];
}

/** Towns that must agree, and how much of their people must live in the country: of two only, nearly all. */
const [fewTowns, leastTowns] = [3, 2];
const [maxPeople, nearlyAllPeople] = [0.75, 0.95];
/** Of many towns that a country has all of: how few people may live in it, and how many in the next. */
const [manyTowns, halfOfPeople, maxOfSecond] = [6, 0.5, 0.4];
/** Texts from which their script shows where a list is from, and the share of them that must have it. */
const [minTexts, nearlyAllTexts] = [10, 0.8];
/** Phones that must fit the numbering plan of a country, and how much worse they must fit any other's. */
const minPhones = 5;
const [fitting, worse] = [0.9, 0.25];

/**
 * Country of a sheet whose rows do not show one: the country of the towns that it names, or else the country of its language whose
 * numbering plan all phones fit. Null if several countries are equally likely. Pure.
 */
export function countryOfSheet({ towns, regions = [], rows, texts = [] }: SheetClues): string | null {
  const isOfRegion = (place: GazetteerPlace) => isTown(place) || isSubdivision(place);
  return (
    countryOfNames(towns, isTown) ??
    countryOfNames(regions, isOfRegion) ??
    countryOfPhones(rows) ??
    countryOfScripts(texts)
  );
}

/** Towns at the end of addresses, each once; empty unless most addresses end in a town. */
export function townsOfAddresses(addresses: readonly string[]): string[] {
  const ends = addresses.flatMap((address) => {
    const [last, before] = lastParts(address);
    return before !== undefined && last !== undefined && placesNamed(last.name).some(isTown)
      ? [last.name]
      : [];
  });
  return ends.length * 2 < addresses.length ? [] : [...new Set(ends)];
}

/** 'São Paulo', 'Gramado' and 'Natal' are together in one country alone. */
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
  // Madrid, Granada and Salamanca: each is a town elsewhere as well, and nowhere else are all.
  const hasAll = known.every((town) => (town.get(best[0]) ?? 0) > 0);
  const isAlone = (second?.[1] ?? 0) <= best[1] * maxOfSecond;
  return hasAll && isAlone && known.length >= manyTowns && best[1] >= known.length * halfOfPeople
    ? best[0]
    : null;
}

/** People from which a town is known by its name alone. */
const noted = 300_000;

const isNoted = (names: readonly string[]): boolean =>
  names.some((name) => placesNamed(name).some((place) => isTown(place) && place.population >= noted));

/** 'Doha' is known of one country, 'Birmingham' of two. */
function countryOfOne(town: ReadonlyMap<string, number> | undefined): string | null {
  return [...(town ?? [])].find(([, share]) => share >= nearlyAllPeople)?.[0] ?? null;
}

/** Arabic is written in nineteen countries, but '03/422540' and '70/034904' are numbers of one. */
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

/** Where nearly all texts are in the script of one country, as those of its guides are, it is that country. */
function countryOfScripts(texts: readonly string[]): string | null {
  if (texts.length < minTexts) return null;
  const found = texts.map(countryOfScript);
  const [best = null] = found.filter((country) => country !== null);
  return found.filter((country) => country === best).length >= texts.length * nearlyAllTexts ? best : null;
}

function fits(phone: string, country: string): boolean {
  const number = isSupportedCountry(country) ? parsePhoneNumberFromString(phone, country) : undefined;
  return number?.isValid() === true && (number.country === undefined || number.country === country);
}

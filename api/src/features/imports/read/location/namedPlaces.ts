import { isSubdivision, isTown, placesNamed } from '../../../../lib/gazetteer/gazetteer.ts';
import { countryOf } from '../values/location/countryValue.ts';
import { withoutQuarter, type AddressPart } from './addressTokens.ts';
import { isStateCode, stateBeforeCode, stateCodes } from '../../../../lib/gazetteer/unitedStates.ts';

/** Abbreviations of countries that are not a state's. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    USA: 'US',
    UK: 'GB',
    UAE: 'AE',
    KSA: 'SA',
    PRC: 'CN',
    ROC: 'TW',
  }),
);

/** The country that a part of an address names, without a code beside it. */
export function countryNamed({ text }: Pick<AddressPart, 'text'>): string | null {
  const short = abbreviations.get(text.replaceAll('.', '').toUpperCase());
  // Two letters are a state as often as a country.
  if (short !== undefined) return short;
  return text.length > 3 && !/\d/.test(text) ? countryOf(text) : null;
}

/** A piece of a postal code or a state's abbreviation between a city and its country. */
const afterTown =
  /^(?:\d{4,6}|\d{5}-\d{4}|\d{2}\.?\d{3}-\d{3}|[A-Z]\d[A-Z]|\d[A-Z]\d|[A-Z]{2}|NSW|VIC|QLD|TAS|ACT|\p{Lu}\p{L}{1,3}\.)$/u;
/** Maximum number of such pieces: 'BC V6Z 1Y5'. */
const maxAfterTown = 3;

/** Whether the words end in a town or a region of the country. */
const endInTown = (words: readonly string[], country: string) =>
  [1, 2, 3].some((length) =>
    placesNamed(words.slice(-length).join(' ')).some(
      (place) => (isTown(place) || isSubdivision(place)) && place.country === country,
    ),
  );

/** Removes the country after its city: 'Jeddah' of 'Jeddah Saudi Arabia'. Null for other words. */
export function townBeforeCountry(words: readonly string[], country: string): readonly string[] | null {
  for (let count = Math.min(4, words.length - 1); count >= 1; count -= 1) {
    if (countryNamed({ text: words.slice(-count).join(' ') }) !== country) continue;
    const before = words.slice(0, -count);
    return endInTown(before, country) ? before : null;
  }
  return null;
}

/** 'BA 41301-110' of 'BA 41301-110 Brazil': what a part without a town has before the country. Null for other text. */
export function codeBeforeCountry(text: string, country: string): string | null {
  const words = text.split(' ');
  for (let count = Math.min(4, words.length - 1); count >= 1; count -= 1) {
    const before = words.slice(0, -count);
    const name = words.slice(-count).join(' ');
    const areCodes = before.length <= maxAfterTown && before.every((word) => afterTown.test(word));
    // 'Luxembourg' is a town as well.
    const isTownToo = placesNamed(name).some((place) => isTown(place) && place.country === country);
    if (areCodes && !isTownToo && countryNamed({ text: name }) === country) return before.join(' ');
  }
  return null;
}

/**
 * 'Jeddah Saudi Arabia', 'Ciudad de México 11560 México', 'Jeddah Saudi Arabia 22233 Saudi Arabia': a country that follows
 * one of its towns without a comma.
 */
export function countryAfterTown({ text, side }: AddressPart): { country: string; before: string } | null {
  const words = side === 'after' ? [] : text.split(' ');
  for (let count = Math.min(4, words.length - 1); count >= 1; count -= 1) {
    const tail = words.slice(-count).join(' ');
    const country = countryNamed({ text: tail });
    if (country === null) continue;
    return townAndCode(words.slice(0, -count), country);
  }
  return null;
}

/** The words before a country, if they end in a city of it with or without state and postal code: 'Redding CA 96002'. */
function townAndCode(words: readonly string[], country: string): { country: string; before: string } | null {
  for (let count = 0; count <= maxAfterTown && words.length > count; count += 1) {
    const named = count === 0 ? words : words.slice(0, -count);
    const behind = words.slice(named.length);
    if (count > 0 && !afterTown.test(behind[0] ?? '')) return null;
    const isOfState = ['US', 'CA', 'AU'].includes(country) && stateBeforeCode(behind.join(' ')) !== null;
    const town = townBeforeCountry(named, country) ?? (isOfState || endInTown(named, country) ? named : null);
    if (town !== null) return { country, before: [...town, ...behind].join(' ') };
  }
  return null;
}

/** Minimum population of a city with numbered districts. */
const withQuarters = 300_000;

/** Words for a town before its name: 'Cdad. Autónoma de Buenos Aires', 'Ville de Québec', 'City of London'. */
const townWords =
  /^(?:(?:cdad\.?|ciudad) aut[oó]noma de|ciudad de|city of|ville de|munic[ií]pio de|comune di|gemeente|kota|thành phố|tp\.?|г(?:ор(?:од)?)?\.?|пгт\.?|пос(?:[её]лок)?\.?|село|дер(?:евня)?\.?|місто|смт\.?)\s+/iu;
const shortTowns: ReadonlyMap<string, string> = new Map([
  ['CABA', 'Buenos Aires'],
  ['CDMX', 'Ciudad de México'],
  ['KTM', 'Kathmandu'],
  ['NYC', 'New York'],
  ['HCM', 'Hồ Chí Minh'],
  ['HCMC', 'Hồ Chí Minh'],
  ['TPHCM', 'Hồ Chí Minh'],
]);

/** Words for a town behind its name: 'Bakı şəhəri', 'Бишкек шаары', 'Toshkent shahri', 'Алматы қаласы'. */
const townWordBehind = /\s(?:şəhəri|qəsəbəsi|kəndi|shahri|шаҳри|шаары|қаласы)$/iu;

/** The names that a part may mean: 'Praha 1-Staré Město' is Praha, 'Roma RM' Roma. */
export function townNames(text: string): string[] {
  const bareOfWords = text.replace(townWords, '').replace(townWordBehind, '');
  const own = bareOfWords !== text && placesNamed(text).length === 0 ? bareOfWords : undefined;
  const short = shortTowns.get((own ?? text).replaceAll('.', '').toUpperCase());
  if (short !== undefined) return [short];
  if (own !== undefined) return [text, own];
  const bare = text.replace(/,?\s(?:[A-Z]|[A-Z]{2}|D\.\s?C\.?|\([A-Z]{2}\)|Cedex)$/u, '');
  const large = withoutQuarter(text);
  const isLarge =
    large !== text && placesNamed(large).some((place) => isTown(place) && place.population >= withQuarters);
  return [text, ...(bare === text ? [] : [bare]), ...(isLarge ? [large] : [])];
}

/** Maximum number of words in the name of a city. */
const maxTownWords = 3;

/** The city before a state's abbreviation without a comma: '619 Courtney St Victoria BC'. */
export function townBeforeState(text: string, only?: string): { town: string; country: string } | null {
  const [, before = '', state = ''] = /^(.*\S)\s+([A-Z]{2,3})\.?$/u.exec(text) ?? [];
  if (state === '') return null;
  const words = before.split(' ');
  for (const country of ['US', 'CA', 'AU', 'BR'] as const) {
    const isState = country === 'US' ? isStateCode(state) : stateCodes[country].has(state);
    if (!isState || (only !== undefined && only !== country)) continue;
    for (let length = Math.min(maxTownWords, words.length); length >= 1; length -= 1) {
      const town = words.slice(-length).join(' ');
      const isThere = placesNamed(town).some(
        (place) => isTown(place) && place.country === country && (country !== 'US' || place.admin === state),
      );
      if (isThere && /^\p{Lu}/u.test(town)) return { town, country };
    }
  }
  return null;
}

/** Minimum population of a city that is recognised without a comma before it. */
export const largeTown = 100_000;

const numberOfHouse = /^\d{1,4}\p{L}?$/u;
/** Types of streets that follow their names: the next word is not part of the street. */
const kindBehindName = /^(?:st|street|rd|road|dr|drive|ln|lane|hwy|highway)\.?$/i;

/** A large city after its street without a comma: 'Rothschild 45 Tel Aviv', '5 Elkalay St. Tel Aviv'. */
export function townAfterStreet(text: string): string | null {
  const words = text.split(' ');
  for (let length = Math.min(maxTownWords, words.length - 2); length >= 1; length -= 1) {
    const [before, name] = [words.at(-length - 1) ?? '', words.slice(-length).join(' ')];
    const isNumber = numberOfHouse.test(before) && /\p{L}{3}/u.test(words.slice(0, -length - 1).join(' '));
    if ((!isNumber && !kindBehindName.test(before)) || /\d|^\P{Lu}/u.test(name)) continue;
    if (placesNamed(name).some((place) => isTown(place) && place.population >= largeTown)) return name;
  }
  return null;
}

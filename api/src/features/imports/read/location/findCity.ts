import { withoutKind } from '../values/location/cityValue.ts';
import {
  isSubdivision,
  kilometresBetween,
  isTown,
  placesNamed,
  type GazetteerPlace,
  type Point,
} from '../../../../lib/gazetteer/gazetteer.ts';
import { hasStreetWord, isStreet, lastParts, type AddressPart } from './addressTokens.ts';
import {
  codeBeforeCountry,
  countryAfterTown,
  countryNamed,
  largeTown,
  townBeforeCountry,
  townBeforeState as townOfState,
  townNames,
} from './namedPlaces.ts';
import { eastAsianCity } from './eastAsianCity.ts';
import { splitGluedLines } from './gluedLines.ts';
import { townBeforeCounty } from './irishTowns.ts';
import { isRegionBehind, withoutRegion } from './regionNames.ts';
import { isCodeOf } from '../../../../lib/gazetteer/postalFormats.ts';
import { turkishCity } from './turkishCity.ts';
import {
  isStateCode,
  isZipOfState,
  stateCodeOf,
  stateCodes,
} from '../../../../lib/gazetteer/unitedStates.ts';

interface FoundCity {
  city: string | null;
  postalCode: string | null;
}

/** Countries in whose addresses the name beside the postal code is the city, known to the gazetteer or not. */
const townsBesideCodes = new Set(
  'AT BE CH LI DK NO LU DE FR ES IT FI PL CZ SK SE PT NL HU HR SI BA ME MK AL RS EE LT LV MC CY GR BG IS'.split(
    ' ',
  ),
);

/** Countries whose streets are named like cities and whose house numbers look like postal codes: 'San Martín 5560'. */
export const streetsLikeTowns = new Set(['AR', 'BO', 'CL', 'PY', 'UY', 'VE']);

/** The French suffix for business mail: 'LYON CEDEX 03'. */
const cedex = /\scedex(?:\s\d{1,2})?(?=$|,)/i;

/** A postal code joined to its city by a hyphen: 'New Delhi-110011'. */
const joinedCode = /(?<=\p{L})-(?=\d{6}(?!\d))/gu;

/** Maximum distance (km) of addresses from the centre of a city, by its population. */
function reachOf({ population }: GazetteerPlace): number {
  return 25 + Math.sqrt(population) / 60;
}

/** Additional distance (km) for cities whose region has the same name, such as Hà Nội. */
const ofRegion = 40;

type Fit = 'near' | 'far' | 'unknown';

/** Whether a city of that name in the country is near the position. */
function fitOf(name: string, country: string, at: Point | null, accepts = isTown): Fit {
  const places = placesNamed(name).filter((place) => place.country === country);
  const towns = places.filter(accepts);
  if (towns.length === 0) return 'unknown';
  if (at === null) return 'near';
  const more = places.some(isSubdivision) ? ofRegion : 0;
  return towns.some((town) => kilometresBetween(town, at) <= reachOf(town) + more) ? 'near' : 'far';
}

/**
 * City and postal code of an address in a country: the city beside the postal code, else the last part that the gazetteer knows as
 * a city. A city far from the position, a district, a state or a street does not count. Pure.
 */
export function findCity(written: string, country: string, at: Point | null): FoundCity {
  const lines = splitGluedLines(written.replace(cedex, '').replace(joinedCode, ' - '), country);
  const address = townsBesideCodes.has(country) ? splitBeforeCode(lines, country) : lines;
  const parts = lastParts(address);
  const [last] = parts;
  const [end, ...others] = last ? [...withoutCountry(last, country), ...parts.slice(1)] : [];
  // 'Jeddah Saudi Arabia 23218, Saudi Arabia': the country occurs twice.
  const name = end && townBeforeCountry(end.name.split(' '), country)?.join(' ');
  const rest = end ? [name === undefined ? end : { ...end, name }, ...others] : [];
  if (streetsLikeTowns.has(country) && rest.length === 1 && rest[0]?.side === 'after')
    return { city: null, postalCode: null };
  const coded = rest.findIndex(({ code, side }) => code !== null && isCodeOf(country, code, side));
  const postalCode = coded < 0 ? null : (rest[coded]?.code ?? null);
  const found =
    byRules[country]?.(address, rest, at) ??
    besideCode(rest, coded, country, at) ??
    rest
      .flatMap(({ name }, i) =>
        isStreet(name) || isRegionBehind(name, nameBefore(rest, i), country)
          ? []
          : (townIn(name, country, at) ?? []),
      )
      .at(0) ??
    townAtEnd(rest, country, at) ??
    // 'Kharghar Navi Mumbai - 410210, behind the station'
    (coded > 0 ? townAtEnd(rest.slice(coded), country, at) : null) ??
    onlyTown[country] ??
    null;
  return { city: found === null ? null : withoutKind(found), postalCode };
}

/**
 * Whether an address names a city of the country far from the position, so that one of them is wrong. Pure.
 */
export function namesTownElsewhere(address: string, country: string, at: Point): boolean {
  return lastParts(address).some(({ name }) =>
    name
      .split(/\s*[/\\]\s*/)
      .some((piece) => piece !== '' && !isStreet(piece) && fitOf(piece, country, at) === 'far'),
  );
}

/** Cities whose names also stand for the country, in other languages. */
const townLikeCountry = /^(?:dubai|abu dhabi|tunis)$/i;

/** The last part without the name of the country: 'Saudi Arabia', 'Jeddah Saudi Arabia'. */
function withoutCountry(last: AddressPart, country: string): AddressPart[] {
  if (countryNamed(last) === country && !townLikeCountry.test(last.name)) return [];
  const named = countryAfterTown(last);
  if (named?.country === country) return lastParts(named.before);
  const code = codeBeforeCountry(last.text, country);
  return code === null ? [last] : lastParts(code);
}

/** The name that an address has before the part with that index: a code alone has none. */
const nameBefore = (parts: readonly AddressPart[], index: number): string =>
  parts.slice(index + 1).find(({ name }) => name !== '')?.name ?? '';

function besideCode(
  parts: readonly AddressPart[],
  coded: number,
  country: string,
  at: Point | null,
): string | null {
  const isAlone = parts[coded]?.side === 'alone';
  // 'Rue Neuve 9, 6791, Athus'
  const part = isAlone && townsBesideCodes.has(country) ? parts[coded - 1] : parts[coded];
  if (!part || part.name === '' || isStreet(part.name)) return null;
  // 'Recife, Pernambuco 51011-000'
  const before = isAlone ? '' : nameBefore(parts, coded);
  if (isRegionBehind(part.name, before, country)) return townIn(before, country, at);
  const known = townIn(part.name, country, at);
  if (known !== null || !townsBesideCodes.has(country)) return known;
  const bare = withoutCountryName(townNames(part.name).at(-1) ?? part.name, country);
  const places = placesNamed(bare).filter((place) => place.country === country);
  // A known province, district or distant city is not the city.
  return places.length === 0 && isNameOfTown(bare) ? bare : null;
}

/** 'Athus Belgium', if the gazetteer lacks the city. */
function withoutCountryName(name: string, country: string): string {
  const [, town = '', behind = ''] = /^(.+)\s(\S+)$/u.exec(name) ?? [];
  return countryNamed({ text: behind }) === country ? town : name;
}

/** A postal code before a name at the end of a part, without a comma before it. */
const codeInLine =
  /\s(?=([1-9]\d{3} ?[A-Z]{2}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|(?:LV-)?\d{4,5})\s(\p{L}[^\d,;]{1,40})(?:[,;]|$))/gu;

/** Inserts a comma before the code: 'Rue Neuve 9 6791 Athus', '8 place du Marché 35500 Vitré'. */
const splitBeforeCode = (address: string, country: string): string =>
  address.replace(codeInLine, (blank, code: string, town: string, at: number) => {
    const line = address.slice(0, at).split(/[,;]/).at(-1) ?? '';
    // 'Milano 20122 Italia'
    const isTown = countryNamed({ text: town.trim() }) !== country;
    return isTown && /\p{L}/u.test(line) && isCodeOf(country, code, 'before') ? ', ' : blank;
  });

/** Two lines without a space between them, the second no known city: 'Maple AvenueFairview'. */
const glued = /(?<=\p{Ll}{2})(?<!(?:^|\s)(?:Mac|Fitz|Van|Von|Del|Des|Las|Los|Saint))\p{Lu}\p{Ll}/u;
const isNameOfTown = (name: string) =>
  /^\p{L}[^\d]{1,60}$/u.test(name) && !/^\p{Lu}{2}$/u.test(name) && !glued.test(name);

/** The city that a part of an address names, as written; null if it is none of the country. */
function townIn(text: string, country: string, at: Point | null): string | null {
  for (const name of townNames(text)) {
    if (/\d/.test(name) || isBareState(name, country)) continue;
    if (fitOf(name, country, at) === 'near') return name;
  }
  const [, town = ''] = sideOfTown.exec(text) ?? [];
  const isLarge = (place: GazetteerPlace) => isTown(place) && place.population >= largeTown;
  return town !== '' && fitOf(town, country, at, isLarge) === 'near' ? town : null;
}

/** Directions after a large city, for parts missing from the gazetteer: 'Jakarta Pusat', 'Surabaya Timur', 'Zaragoza Norte'. */
const sideOfTown =
  /^(\p{Lu}[\p{L}\p{M} '’-]{2,40}?)\s(?:pusat|barat|selatan|timur|utara|tengah|kota|norte|sur|sul|este|oeste|centro|nord|s[üu]d|ost|west|mitte|est|ouest|sud|centre|north|south|east|central|merkez)$/iu;

/** Street words before a name: 'Rue de Paris', 'Via Roma'. */
const beforeStreetName =
  /^(?:d[eiou]|da|del|des|della|du|of|la|le|el|al|von|van|rue|calle|c\/|via|rua|avenida|avda?|jl|jalan|ul|ulica|carrer|corso|piazza|plaza|place|platz|camino|carretera|strada|near|behind|opp(?:osite)?|شارع|طريق|نهج|زنقة|حي)\.?,?$/iu;

/** Words before the name of a city that make it the name of another: 'Navi Mumbai', 'New Hamburg'. */
const namedAfter =
  /^(?:new|navi|nova|novo|nueva|nuevo|neu|nouvelle|nieuw|old|greater|upper|lower|little|north|south|east|west|port|fort|mount|lake|saint|san|santa)$/i;

/** A large city at the end without a comma before it: 'Hadar Yosef 14 Tel Aviv', 'Krishan Nagar Lahore, Punjab'. */
function townAtEnd(parts: readonly AddressPart[], country: string, at: Point | null): string | null {
  const isRegion = ({ name }: AddressPart) => name === '' || placesNamed(name).some(isSubdivision);
  const last = parts.findIndex((part) => !isRegion(part));
  const words = withoutRegion(parts[last]?.name.split(' ') ?? [], country);
  for (let length = Math.min(3, words.length - 1); length >= 1; length -= 1) {
    const name = words.slice(-length).join(' ');
    const isLarge = placesNamed(name).some(
      (place) => isTown(place) && place.country === country && place.population >= largeTown,
    );
    if (!isLarge || /[\d()]/.test(name) || fitOf(name, country, at) !== 'near') continue;
    const before = words.at(-length - 1) ?? '';
    return beforeStreetName.test(before) || namedAfter.test(before) ? null : name;
  }
  return null;
}

const isBareState = (name: string, country: string) => country === 'US' && isStateCode(name);

/** States and regions that are one city. */
const onlyTown: Partial<Record<string, string>> = {
  SG: 'Singapore',
  MO: 'Macau',
  GI: 'Gibraltar',
};

type Rule = (address: string, parts: readonly AddressPart[], at: Point | null) => string | null;

/** Rules of single countries for finding the city. */
const byRules: Partial<Record<string, Rule>> = {
  US: (_address, parts) =>
    townBeforeState(parts, 'US', /^(?:(?<town>.*?)[ ,]+)?(?<state>[A-Z]{2})\.?$/u, isStateCode) ??
    townBeforeStateName(parts) ??
    townBeforeBareState(parts),
  CA: (_address, parts) =>
    townBeforeState(parts, 'CA', /^(?:(?<town>.*?)[ ,]+)?(?<state>[A-Z]{2})\.?$/u, (state) =>
      stateCodes.CA.has(state),
    ),
  AU: (_address, parts) =>
    townBeforeState(parts, 'AU', /^(?:(?<town>.*?)[ ,]+)?(?<state>[A-Z]{2,3})$/u, (state) =>
      stateCodes.AU.has(state),
    ),
  BR: (_address, parts) =>
    townBeforeState(parts, 'BR', /^(?:(?<town>.*?)[ ,/-]+)?(?<state>[A-Z]{2})$/u, (state) =>
      stateCodes.BR.has(state),
    ),
  IN: (_address, parts) =>
    townBeforeState(parts, 'IN', /^(?:(?<town>.*?)[ ,-]+)?(?<state>[A-Z]{2})$/u, (state) =>
      stateCodes.IN.has(state),
    ),
  TR: (_address, parts, at) => turkishCity(parts, at),
  HK: () => 'Hong Kong',
  IE: (_address, parts) => townBeforeCounty(parts),
  GB: britishTown,
  CN: (address) => eastAsianCity(address, 'CN'),
  JP: (address) => eastAsianCity(address, 'JP'),
  KR: (address) => eastAsianCity(address, 'KR'),
  TW: (address) => eastAsianCity(address, 'TW'),
};

/** The town before a state's abbreviation, in the same part or in the one before it. */
function townBeforeState(
  parts: readonly AddressPart[],
  country: string,
  form: RegExp,
  isState: (code: string) => boolean,
): string | null {
  for (const [i, part] of parts.slice(0, 3).entries()) {
    const found = form.exec(part.name)?.groups;
    if (!found || !isState(found['state'] ?? '')) continue;
    // 'Alawa, 0810, NT'
    const town = found['town'] ?? nameBefore(parts, i);
    // '60 Furman Street Brooklyn NY', and '2505 Da Vinci Irvine CA', whose number has the form of a code before a town.
    const isLine = isStreet(town) || (part.side === 'before' && placesNamed(town).length === 0);
    if (found['town'] !== undefined && isLine)
      return townOfState(part.name, country)?.town ?? townAtEnd([{ ...part, name: town }], country, null);
    // '8544 Paralela Salvador - BA': Brazilian quarters precede their city without a sign.
    const isBehindQuarter = country === 'BR' && !placesNamed(town).some(isTown);
    const atEnd = isBehindQuarter ? townAtEnd([{ ...part, name: town }], country, null) : null;
    if (atEnd !== null) return atEnd;
    if (
      isNameOfTown(town) &&
      (found['town'] === undefined || !isStreet(town) || placesNamed(town).length > 0)
    )
      return town;
    // '34 Winchester Avenue Halifax, NS'
    const isAtEnd =
      found['town'] === undefined && /\d/.test(town) && (/^\d/.test(town) || hasStreetWord(town));
    return isAtEnd ? (townOfState(`${town} ${found['state']}`, country)?.town ?? null) : null;
  }
  return null;
}

/** Number of words of a state's name: 'District of Columbia'. */
const lengthsOfStates = [3, 2, 1];

/** 'Portland, Oregon 97232', 'Portland, 97232, Oregon', '3 Pike St Seattle Washington 98101': the state of a ZIP code, in full. */
function townBeforeStateName(parts: readonly AddressPart[]): string | null {
  const coded = parts.findIndex(({ code }) => code !== null && isCodeOf('US', code, 'after'));
  const zip = parts[coded]?.code ?? '';
  for (const part of [coded, coded - 1].flatMap((at) => parts[at] ?? [])) {
    const words = part.name.split(' ');
    for (const length of lengthsOfStates) {
      const state = words.length < length ? null : stateCodeOf(words.slice(-length).join(' '));
      if (state === null || !isZipOfState(zip, state)) continue;
      if (words.length > length)
        return townOfState(`${words.slice(0, -length).join(' ')} ${state}`, 'US')?.town ?? null;
      const before = parts.slice(coded + 1).find(({ name }) => name !== '' && stateCodeOf(name) !== state);
      const town = before?.name ?? '';
      return isNameOfTown(town) && !isStreet(town)
        ? town
        : (townOfState(`${town} ${state}`, 'US')?.town ?? null);
    }
  }
  return null;
}

/** 'Berkeley, California', '930 Dwight Way #10a Berkeley, California': a state in full as the last part, without a ZIP code. */
function townBeforeBareState([last, before]: readonly AddressPart[]): string | null {
  const state = last?.code === null && last.name.length > 3 ? stateCodeOf(last.name) : null;
  if (state === null || before === undefined) return null;
  return townOfState(`${before.text} ${state}`, 'US')?.town ?? null;
}

/** The first half of a British code, which may be all of it: 'Wallington SM6'. */
const outwardCode = /(?<=\p{L})\s[A-Z]{1,2}\d[A-Z\d]?$/u;

/** 'Stourbridge, West Midlands DY8 1XX': a county may be between the post town and the code. */
function britishTown(_address: string, written: readonly AddressPart[], at: Point | null): string | null {
  const parts = written.map((part) =>
    outwardCode.test(part.name)
      ? {
          ...part,
          name: part.name.replace(outwardCode, ''),
          side: 'after' as const,
        }
      : part,
  );
  const coded = parts.findIndex(
    ({ code, side }, i) => parts[i] !== written[i] || (code !== null && isCodeOf('GB', code, side)),
  );
  const around = coded < 0 ? parts : parts.slice(coded, coded + 3);
  // 'N21 3RL London', as directories of other countries write it.
  const [behind] = coded < 0 ? [] : around;
  if (behind?.side === 'before' && isNameOfTown(behind.name) && !isStreet(behind.name)) return behind.name;
  for (const { name } of around)
    if (name !== '' && fitOf(name, 'GB', at) === 'near' && !isStreet(name)) return name;
  // If the code is a part of its own, the previous part is the post town, provided a street precedes it.
  const [own, before, street] = around;
  const isApart = own?.side === 'alone' && street !== undefined;
  const town = isApart ? before?.name : own?.side === 'after' ? own.name : undefined;
  if (coded < 0 || town === undefined || isStreet(town) || !isNameOfTown(town)) return null;
  const isKnown = placesNamed(town).some(({ country }) => country === 'GB');
  return isKnown || formerCounty.test(town) ? null : town;
}

const formerCounty =
  /^(?:middlesex|middx|berks|bucks|herts|hants|lancs|oxon|wilts|avon|cleveland|humberside|(?:west|south|north) yorks|england|scotland|wales)$/i;

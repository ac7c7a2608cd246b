import { countryCode } from '../../../../../../../domain/countries.ts';
import {
  isSubdivision,
  isTown,
  kilometresBetween,
  placesNamed,
} from '../../../../../lib/gazetteer/gazetteer.ts';
import { toSingleScript } from '../../../../../lib/text/lookalikes.ts';
import { hasStreetWord } from '../../location/addressTokens.ts';
import { countryNamed } from '../../location/namedPlaces.ts';
import { stateBeforeCode, stateCodes } from '../../../../../lib/gazetteer/unitedStates.ts';
import { lineOf } from '../textValue.ts';

/** Maximum length of a line with a city. */
const maxLine = 200;

/** Numbered districts, which are not cities: 'Comuna 12', 'Sector IV', 'Bezirk 3', '5th district'. */
const numberedPart =
  /^(?:(?:comuna|distrito|district|ward|zona|zone|sectorul|sector|sektor|arrondissement|circoscrizione|munic[ií]pio|municipality|bezirk|kreis|stadtbezirk|borough|circle|okrug|rayon|район|округ|dzielnica|kerület|level|floor|suite|unit|étage|piso|kat|etage|lantai)\s*(?:n[.º°]*\s*)?(?:\d{1,3}|[IVX]{1,5})|\d{1,2}(?:st|nd|rd|th|er|e|ème|\.)?\s*(?:district|ward|arrondissement|bezirk|kerület|区))$/iu;

/** 'No', as the answer to a question, and a truncated 'None'. */
export const noPlace = /^(?:no|non|nein|yok|nil|hay[ıi]r|nao|não|nie|ne|нет)$/iu;

/** A name with letters; null for '0', '12345' or '@handle' from another column. */
export function placeName(text: string): string | null {
  const name = lineOf(text, maxLine)?.replace(/^[\s,;|]+|[\s,;|]+$/g, '') ?? null;
  const isOther =
    name === null ||
    !/\p{L}/u.test(name) ||
    numberedPart.test(name) ||
    noPlace.test(name) ||
    hasHalfBracket(name) ||
    /^@|:\/\/|^[\w-]+\.[a-z]{2,}(?:\/|$)/i.test(name);
  return isOther ? null : toSingleScript(splitTown(name));
}

/** Whether a text is a piece of one with brackets: 'Mumbai)' of 'Thane West (near Mumbai)'. */
const hasHalfBracket = (text: string): boolean => text.split('(').length !== text.split(')').length;

/** Splits the joined words of a city: 'BielskPodlaski', 'NewYork'. */
function splitTown(name: string): string {
  if (!/^(?!Mac|Van|Fitz|Del)\p{Lu}\p{Ll}{2,20}(?:\p{Lu}\p{Ll}{1,20}){1,3}$/u.test(name)) return name;
  const split = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return placesNamed(split).some(isTown) ? split : name;
}

/** One line of text; empty for a text that is longer than a town with its parts may be. */
const shortLine = (text: string): string => (text.length > maxLine ? '' : (lineOf(text, maxLine) ?? ''));

/** A city followed by its country: 'Kampala, Uganda', 'Austin, TX, USA'. Null for any other text. */
export function townOfCountry(text: string): { town: string; country: string } | null {
  const [, before = '', last = ''] = /^([^\d]{2,100})[,/]\s*([^,/\d]{2,40})$/u.exec(shortLine(text)) ?? [];
  const country = last === '' ? null : countryNamed({ text: last.trim() });
  const [town = ''] = before.split(/[,/]/);
  const isThere = placesNamed(town.trim()).some((place) => isTown(place) && place.country === country);
  return country !== null && isThere ? { town: before.trim(), country } : null;
}

/** A city with the state or postal code in the same cell: 'Chicago, IL 60601', 'Campinas/SP', '69115 Heidelberg'. */
export function townInParts(text: string): Record<'city' | 'state' | 'postalCode', string | null> | null {
  const line = townOfCountry(text)?.town ?? shortLine(text);
  const [, town = '', state = null, after = null, cut = null] =
    /^([^,/]+?)\s*(?:,|\/|\s[-–])\s*([A-Z]{2,3})(?:,?\s+(?:(\d{5}(?:-\d{4})?|\d{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d)|([A-Z]\d[A-Z](?: ?[A-Z\d]{1,3})?)))?$/u.exec(
      line,
    ) ?? [];
  // A postal code of the state confirms cities that the gazetteer lacks: 'Dowell, MD 20629', 'Saanichton, BC V8M 1X8'.
  const isOfState = state !== null && stateBeforeCode(`${state} ${after ?? ''}`) !== null;
  // 'Lister, BC' and truncated codes; 'NL' and 'PE' are also countries.
  const isInCanada =
    state !== null &&
    stateCodes.CA.has(state) &&
    (cut !== null || (after === null && countryCode(state) === null));
  if (town !== '' && (isOfState || isInCanada || placesNamed(town).some(isTown)))
    return { city: cityName(town), state, postalCode: after };
  const ofRegion = townBeforeRegion(line);
  if (ofRegion !== null) return ofRegion;
  const [, code = null, named = ''] =
    /^(\d{4,5}|\d{2}-\d{3}|\d{3} \d{2})\s+(\p{L}[^\d,]*)$/u.exec(line) ?? [];
  if (named !== '' && placesNamed(named).some(isTown))
    return { city: cityName(named), state: null, postalCode: code };
  return townBeforeCode(line);
}

/** A city followed by its region: 'Chirala, Andhra Pradesh', 'Oakland, California 94609'. */
function townBeforeRegion(line: string): Record<'city' | 'state' | 'postalCode', string | null> | null {
  const [, town = '', region = '', code = null] =
    /^([^,/\d]{2,60}),\s*([^,/\d]{3,60}[^,/\d\s])(?:\s+(\d{5}(?:-\d{4})?))?$/u.exec(line) ?? [];
  const towns = placesNamed(town).filter(isTown);
  const isQuarter = placesNamed(region).some(
    (place) =>
      isTown(place) &&
      place.population >= townWithQuarters &&
      towns.some((one) => kilometresBetween(one, place) <= widthOfTown),
  );
  if (isQuarter) return null;
  const isOf = placesNamed(region).some(
    (place) =>
      isSubdivision(place) &&
      // A state with a ZIP code confirms cities that the gazetteer lacks.
      ((code !== null && place.country === 'US') || towns.some(({ country }) => country === place.country)),
  );
  return isOf ? { city: cityName(town), state: region.trim(), postalCode: code } : null;
}

/** A city followed by its postal code, not by a zone of two digits ('Kolkata - 53'): 'Dhaka-1205', 'Singapore 640221'. */
export function townBeforeCode(text: string): Record<'city' | 'state' | 'postalCode', string | null> | null {
  const line = shortLine(text);
  const [, numbered = '', zone = ''] =
    /^(\p{L}[^\d,]*?)(?:[\s,–-]+(?=\d)|(?=\d{4}))(\d{2}|\d{4,6})[\s.,]*$/u.exec(line) ?? [];
  const least = zone.length > 2 ? 0 : townWithQuarters;
  return placesNamed(numbered).some((place) => isTown(place) && place.population >= least)
    ? {
        city: cityName(numbered),
        state: null,
        postalCode: zone.length > 2 ? zone : null,
      }
    : null;
}

/** A city after its code in a column of postal codes, known to the gazetteer or not: '691 42 Valtice'. */
export function townBehindCode(text: string): Record<'city' | 'state' | 'postalCode', string | null> | null {
  const [, code = null, town = ''] = townAfterCode.exec(shortLine(text).replace(blankInCode, '$1-$2')) ?? [];
  return code === null ? null : { city: cityName(town), state: null, postalCode: code };
}

/** '7000 - 502 Évora', '34 -130 Kalwaria'. */
const blankInCode = /^(\d{2}|\d{4})\s?-\s?(\d{3})(?=\s|$)/;

const townAfterCode =
  /^(\d{4}-\d{3}|\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}|[1-9]\d{3} [A-Z]{2})\s+(\p{L}[^\d,]{2,60})$/u;

/** The same in Cyrillic without a point, as registers of addresses write it: 'г Москва', 'город Тверь', 'с Красное'. */
const kindInCyrillic =
  /^(?:г|гор|город|пгт|рп|пос|посёлок|поселок|дер|деревня|село|с|д|п|м|місто|смт|гр|горад)\s+(?=\p{Lu}\p{Ll})/u;

/** Short for town, village or municipality before its name: 'гр. Пловдив', 'г. Казань', 'Mun. Cluj-Napoca', 'Kab. Bogor'. */
const kindOfTown =
  /^(?:гр|г|с|м|қ|ш|смт|пос|пгт|дер|нп|mun|com|orș|kab|kec|kota|kel|tp|tx|q|h|tt)\.\s*(?=\p{L})/iu;

/** Thai prefixes of provinces and districts: 'Chang Wat Nonthaburi', 'Amphoe Mueang Phuket', 'จังหวัดนนทบุรี'. */
const kindInThai = /^(?:(?:chang ?wat|amphoe(?: mueang)?|mueang)\s+(?=\p{L})|จังหวัด|อำเภอเมือง|เทศบาลนคร)/iu;

/** The same in Vietnamese: 'Thành phố Việt Trì', 'Thị xã Sơn Tây', 'TP Huế'. */
const kindInVietnamese = /^(?:thành phố|thị xã|tp)\s+(?=\p{L})/iu;

/** Suffixes of Egyptian governorates and of emirates, which are named after their city: 'Cairo Governorate', 'محافظة القاهرة'. */
const governorate = /\s+(?:governorate|municipality)$|^محافظة\s+/iu;

/** Indonesian prefixes of special regions: 'Daerah Khusus Ibukota Jakarta', 'DKI Jakarta'. */
const rankInIndonesian = /^(?:daerah (?:khusus ibu ?kota|istimewa)|d\.?k\.?i\.?)\s+(?=\p{L})/iu;

export function withoutKind(name: string): string {
  const bare = name
    .replace(kindOfTown, '')
    .replace(kindInCyrillic, '')
    .replace(kindInThai, '')
    .replace(kindInVietnamese, '')
    .replace(governorate, '')
    .replace(rankInIndonesian, '');
  return bare !== name && placesNamed(bare).some(isTown) ? bare : name;
}

/** An abbreviation of the city in brackets: 'Bogotá (BOG)', 'Buenos Aires (CABA)'. */
const airport = /(?<=\p{L})\s+\(\p{Lu}{2,5}\)$/u;

/** Minimum population of a city with districts, and maximum distance (km) of districts from its centre. */
const townWithQuarters = 100_000;
const widthOfTown = 50;

/**
 * Removes the district before a city: 'Bandra West, Mumbai'. A city followed by a region is unchanged.
 */
function townOfQuarter(text: string): string {
  const korean = /^(\p{Script=Hangul}{2,3})(?:특별시|광역시|특별자치시)(?=\s)/u.exec(text.trim())?.[1];
  if (korean !== undefined) return korean;
  // 'SM Megamall, Ortigas, Mandaluyong City'
  const [, quarter = '', name = ''] =
    /^(?:[^,/]{2,60},\s*){0,2}([^,/]{2,60}),\s*([^,/]{2,60})$/u.exec(text.trim()) ?? [];
  const town = placesNamed(name).find((place) => isTown(place) && place.population >= townWithQuarters);
  if (town === undefined) return text;
  const others = placesNamed(quarter).filter(isTown);
  const isWithin = others.every(
    (other) => kilometresBetween(other, town) > widthOfTown || other.population < town.population,
  );
  const isNear = others.length === 0 || others.some((other) => kilometresBetween(other, town) <= widthOfTown);
  return isNear && isWithin ? name : text;
}

/** The article after a name, as in registers: 'Barraco (El)', 'Coruña (A)'. */
const articleBehind = /^(\p{L}(?:[^()]*[^()\s])?)\s+\((el|la|los|las|les|els|es|sa|a|o|as|os)\)$/iu;

/** 'Самарская область', 'Краснодарский край': a region in the column of cities. */
const regionInCyrillic = /^\p{Lu}[\p{L}-]{3,}(?:ая|ий|ой)\s+(?:область|обл\.?|край|республика)$/u;

/** A street line in the column of cities: '2437 Finch Ave W'. */
const houseLine = /^\d{1,6}\s+\p{L}/u;

/** A bare word for a city, as left of 'Quezon City' by a program that split it. */
const wordForTown = /^(?:city|town|village|municipality|ciudad|cidade|città|ville|stadt|gemeente|miasto)$/i;

/** A postal code after an unknown city: 'Dowell 20629', 'Kolkatta-700050'. */
const codeBehind = /(?<=\p{L}{3})\s?[\s–-]?\s?\d{4,6}$/u;

/** The name of a city; null for a country, unless a city has its name. */
export function cityName(text: string): string | null {
  const before = townOfCountry(text)?.town;
  if (before !== undefined) return cityName(before);
  // 'VT 05743' without its city.
  if (stateBeforeCode(text) !== null) return null;
  if (regionInCyrillic.test(text.trim())) return null;
  if ((houseLine.test(text) && hasStreetWord(text)) || wordForTown.test(text.trim())) return null;
  const written = placeName(townOfQuarter(text).trim().replace(articleBehind, '$2 $1'));
  const name = written === null ? null : withoutKind(written).replace(airport, '').replace(codeBehind, '');
  const isCountry = name !== null && name.length > 2 && countryCode(name) !== null;
  return isCountry && !placesNamed(name).some(isTown) ? null : name;
}

const served = /^(?:now )?serv(?:ing|es) (?:the )?(.+?)(?: (?:and|&) (?:the |its )?surrounding .*| area)?$/i;

/** 'Serving Boston and the Surrounding Area'; other text of such a column, such as a street, names no town. */
export function servedTown(text: string): string | null {
  const town = served.exec(text.trim())?.[1] ?? null;
  return town !== null && placesNamed(town).some(isTown) ? cityName(town) : null;
}

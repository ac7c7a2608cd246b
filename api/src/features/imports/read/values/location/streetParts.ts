// Streets whose parts are in separate columns.
import { lineOf } from '../textValue.ts';

/** Types of streets before the name, in countries that put the house number first. */
const numberFirst =
  /^(?:rue|avenue|boulevard|place|impasse|chemin|allée|quai)\b|\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|close|terrace|crescent|square|parade|highway|hwy|quay|row|mews|grove|walk|parkway|pkwy|plaza|hill|gardens|esplanade|promenade)\.?(?: (?:[news]|[ns][ew]|north|south|east|west))?$/i;

/** Units of a building: 'Suite 402', '2nd floor', '#5', 'Local 3'. */
const unitForm =
  /^(?:(?:suite|ste|unit|apt|apartment|floor|fl|room|rm|bldg|building|level|lvl|shop|office|box|p\.?\s?o\.?\s?box|c\/o|piso|planta|depto|dpto|local|lote|int|interior|sala|loja|andar|bloco|cj|conj|apto|etage|stock|geb|haus|top|kat|daire|blok|bât|bâtiment|étage|piano|scala)\b\.?.{0,40}|#\s?\w{1,8}|\d{1,3}(?:st|nd|rd|th)? (?:floor|fl)\.?|\d{1,4}\p{L}?)$/iu;
export const unitOf = (text: string) => (unitForm.test(text.trim()) ? lineOf(text, 60) : null);

export function withLine(street: string | null, unit: string | null): string | null {
  return street === null || unit === null || street.includes(unit) ? street : `${street}, ${unit}`;
}

/** Adds the type of a street from another column. */
export function withType(street: string | null, type: string | null): string | null {
  if (street === null || type === null) return street;
  return street.toLowerCase().startsWith(`${type.toLowerCase()} `) ? street : `${type} ${street}`;
}

/** Streets named by a number; in English, the house number comes first: 'Road 3', 'Highway 7'. */
const numberedRoad =
  /^(?:(?:main |service )?(?:road|street|lane|avenue|highway|hwy|block|sector))\.?(?: no\.?)? \d{1,4}$/i;
/** The same with the house number last: 'Calle 10', 'Cra. 7', 'Soi 4'. */
const numberedCalle =
  /^(?:calle|cll|cl|carrera|cra|kra|transversal|diagonal|circular|avenida|av|rua|ruta|soi)\.? \d{1,4}\s?[a-z]?$/i;

/** Adds the house number of another column, unless the street ends or begins with a number. */
export function withNumber(street: string | null, number: string | null): string | null {
  if (street === null || number === null || !/\d/.test(number)) return street;
  const isOwn = /\d+/.exec(street)?.[0] === /\d+/.exec(number)?.[0];
  if (!isOwn && numberedRoad.test(street)) return `${number} ${street}`;
  if (!isOwn && numberedCalle.test(street)) return `${street} ${number}`;
  if (/\d\s*\p{L}?$|^\d/u.test(street)) return street;
  return numberFirst.test(street) ? `${number} ${street}` : `${street} ${number}`;
}

// A street whose parts are in columns of their own.
import { lineOf } from './textValue.ts';

/** Words that are before the name of a street where its number is in front of them. */
const numberFirst =
  /^(?:rue|avenue|boulevard|place|impasse|chemin|allée|quai)\b|\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|close|terrace|crescent|square|parade|highway|hwy|quay|row|mews|grove|walk|parkway|pkwy|plaza|hill|gardens|esplanade|promenade)\.?(?: (?:[news]|[ns][ew]|north|south|east|west))?$/i;

/** What is a part of a building: 'Suite 402', '2nd floor', '#5', 'Local 3'. Another street or a town is none. */
const unitForm =
  /^(?:(?:suite|ste|unit|apt|apartment|floor|fl|room|rm|bldg|building|level|lvl|shop|office|box|p\.?\s?o\.?\s?box|c\/o|piso|planta|depto|dpto|local|lote|int|interior|sala|loja|andar|bloco|cj|conj|apto|etage|stock|geb|haus|top|kat|daire|blok|bât|bâtiment|étage|piano|scala)\b\.?.{0,40}|#\s?\w{1,8}|\d{1,3}(?:st|nd|rd|th)? (?:floor|fl)\.?|\d{1,4}\p{L}?)$/iu;
export const unitOf = (text: string) => (unitForm.test(text.trim()) ? lineOf(text, 60) : null);

export function withLine(street: string | null, unit: string | null): string | null {
  return street === null || unit === null || street.includes(unit) ? street : `${street}, ${unit}`;
}

/** A street with the word before its name that another column has. */
export function withType(street: string | null, type: string | null): string | null {
  if (street === null || type === null) return street;
  return street.toLowerCase().startsWith(`${type.toLowerCase()} `) ? street : `${type} ${street}`;
}

/** Streets that are called by a number, whose houses go before it in English: 'Road 3', 'Highway 7'. */
const numberedRoad =
  /^(?:(?:main |service )?(?:road|street|lane|avenue|highway|hwy|block|sector))\.?(?: no\.?)? \d{1,4}$/i;
/** The same where they go behind: 'Calle 10', 'Cra. 7', 'Soi 4'. */
const numberedCalle =
  /^(?:calle|cll|cl|carrera|cra|kra|transversal|diagonal|circular|avenida|av|rua|ruta|soi)\.? \d{1,4}\s?[a-z]?$/i;

/** A street with the number that another column has; one that ends or begins with a number has its own. */
export function withNumber(street: string | null, number: string | null): string | null {
  if (street === null || number === null || !/\d/.test(number)) return street;
  const isOwn = /\d+/.exec(street)?.[0] === /\d+/.exec(number)?.[0];
  if (!isOwn && numberedRoad.test(street)) return `${number} ${street}`;
  if (!isOwn && numberedCalle.test(street)) return `${street} ${number}`;
  if (/\d\s*\p{L}?$|^\d/u.test(street)) return street;
  return numberFirst.test(street) ? `${number} ${street}` : `${street} ${number}`;
}

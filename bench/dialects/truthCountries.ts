import { africaMiddleEast } from './truthAfricaMiddleEast.ts';
import { americas } from './truthAmericas.ts';
import { asiaPacific } from './truthAsiaPacific.ts';
import { europe } from './truthEurope.ts';

/** Data for the listings of a country. Cities, positions and postal codes are real, everything else is invented. */
export interface TruthCountry {
  code: string;
  /** ISO 639-1. */
  language: string;
  /** As people of the country write it. */
  name: string;
  /** Digits after the international prefix, and as it is dialled within the country; `#` is any digit. */
  phone: { international: string; national: string };
  /** `{street}`, `{number}`, `{code}`, `{city}`, `{state}`. */
  street: string;
  address: string;
  cities: readonly TruthCity[];
  streets: readonly string[];
  words: readonly string[];
  families: readonly string[];
  firstNames: readonly string[];
}

interface TruthCity {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  /** `#` is any digit. */
  code: string;
}

const list = (text: string) => text.split(',').map((entry) => entry.trim());

/** `city,state,latitude,longitude,code; …` */
const cities = (text: string) =>
  text.split(';').map((entry): TruthCity => {
    const [name = '', state = '', latitude, longitude, code = ''] = list(entry);
    return { name, state, latitude: Number(latitude), longitude: Number(longitude), code };
  });

/**
 * One country a paragraph: code, language, name; phone international | national; street | address; cities; streets; words;
 * families; first names.
 */
function parse(paragraph: string): TruthCountry {
  const [
    head = '',
    phones = '',
    forms = '',
    places = '',
    streets = '',
    words = '',
    families = '',
    first = '',
  ] = paragraph.split('\n');
  const [, code = '', language = '', name = ''] = /^(\S+) (\S+) (.+)$/.exec(head) ?? [];
  const [international = '', national = ''] = phones.split(' | ');
  const [street = '', address = ''] = forms.split(' | ');
  return {
    ...{ code, language, name, street, address },
    phone: { international, national },
    cities: cities(places),
    ...{ streets: list(streets), words: list(words), families: list(families), firstNames: list(first) },
  };
}

/** By ISO 3166-1 code. */
export const truthCountries: ReadonlyMap<string, TruthCountry> = new Map(
  [europe, americas, asiaPacific, africaMiddleEast]
    .map((paragraphs) => paragraphs.trim())
    .join('\n\n')
    .split('\n\n')
    .map(parse)
    .map((country) => [country.code, country]),
);

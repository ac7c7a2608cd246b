import type { Random } from '../random.ts';
import type { Language } from '../category.ts';

export interface City {
  name: string;
  state: string | null;
  /** Of a point in the middle of the town. */
  latitude: number;
  longitude: number;
  /** How far from that point businesses lie at most, in km. */
  radiusKm: number;
  timeZone: string;
  postalCode: (random: Random) => string;
  /** A fictional number: from a range reserved for fiction if the country has one. */
  phone: (random: Random) => string;
}

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  language: Language;
  cities: readonly City[];
  /** Parts of invented towns, for directories larger than the real cities could fill. */
  townStarts: readonly string[];
  townEnds: readonly string[];
  /** Evocative words for names; where the script isn't Latin, `latin` says how to read one. */
  words: readonly Word[];
  familyNames: readonly string[];
  /** As reviewers sign. */
  firstNames: readonly string[];
  streets: readonly string[];
  street: (name: string, random: Random) => string;
  address: (place: { street: string; postalCode: string; city: string; state: string | null }) => string;
  /** Price levels as a source would write them, ascending. */
  priceRanges: readonly [string, string, string];
  /** Whether hours are written 09:00-18:00 rather than 9AM-6PM. */
  hasDayClock: boolean;
  /** Short remarks of reviewers in the country's own language, by tone. */
  remarks: { good: readonly string[]; poor: readonly string[] };
}

export interface Word {
  text: string;
  latin: string;
}

/** Words from text: 'Andorinha, Maré' or, with a reading after a colon, 'つばめ:Tsubame'. */
export function words(list: string): Word[] {
  return list.split(', ').map((entry) => {
    const [text = '', latin = text] = entry.split(':');
    return { text, latin };
  });
}

/** Replaces each # by a digit. */
export function digits(pattern: string, random: Random): string {
  return pattern.replace(/#/g, () => String(random.integer(0, 9)));
}

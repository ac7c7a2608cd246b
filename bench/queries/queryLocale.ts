/** A town of the query directory with its district, postal codes and other names that visitors type for it. */
interface QueryTown {
  name: string;
  district: string;
  zip: (n: number) => string;
  latitude: number;
  longitude: number;
  /** How the town is called elsewhere, or for short. */
  otherNames: readonly string[];
}

/** A category as the spreadsheets of a country call it, with words for it in this and other languages. */
export interface QueryKind {
  category: string;
  words: readonly string[];
  /** Parts of names of such businesses. */
  labels: readonly string[];
}

export interface QueryLocale {
  language: string;
  country: string;
  zone: string;
  towns: readonly QueryTown[];
  kinds: readonly QueryKind[];
  /** First parts of names, in the script of the country. */
  names: readonly string[];
  streets: readonly string[];
  /** Puts a name before or behind a label. */
  isLabelFirst: boolean;
  phone: (n: number) => string;
  address: (street: string, n: number, zip: string, town: string, district: string) => string;
  /** Prepositions: before a place. */
  in: string;
  near: string;
  intents: { openNow: string; allDay: string; nearMe: string; best: string; cheap: string };
}

export const town = (
  name: string,
  district: string,
  [latitude, longitude]: readonly [number, number],
  zip: (n: number) => string,
  ...otherNames: string[]
): QueryTown => ({ name, district, latitude, longitude, zip, otherNames });
export const kind = (category: string, words: string, labels: string): QueryKind => ({
  category,
  words: words.split(', '),
  labels: labels.split(', '),
});
export const list = (text: string): string[] => text.split(', ');
export const padded = (n: number, length: number): string => String(n).padStart(length, '0');

import { addressFillers, directions, streetKinds } from './identityWords.ts';
import { latinText, wordSimilarity } from './identityText.ts';

/** A postal address as comparison needs it. */
export interface ComparableAddress {
  /** Numbers of the house, the likeliest first; without those of floors and units. */
  numbers: readonly string[];
  /** Words of the street and of other parts beside it, without kinds and directions. */
  streets: readonly string[];
  /** Kinds of streets and directions. */
  kinds: readonly string[];
  unit: string | null;
  /** First and last number of each written range of houses: '60-98'. */
  ranges: readonly (readonly [number, number])[];
}

/** `EQUAL`: street and number. `STREET`: the street, and no number to compare. `NEIGHBOUR`: the street, and another number. */
export type AddressEvidence = 'EQUAL' | 'STREET' | 'NEIGHBOUR' | 'NUMBER' | 'DIFFERENT' | 'UNKNOWN';

const ordinals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      first: '1st',
      second: '2nd',
      third: '3rd',
      fourth: '4th',
      fifth: '5th',
      sixth: '6th',
      seventh: '7th',
    },
    ...{ eighth: '8th', ninth: '9th', tenth: '10th', eleventh: '11th', twelfth: '12th' },
  }),
);
/** A description of the location, up to the next comma: it is not part of the address. */
const landmark =
  /(?<=\S\s+|\d\s*)(?:\b(?:between|btwn?|near|off|opposite|opp|next to|behind|corner of|cross streets?|at the|at(?=\s+\S+\s+(?:st|ave|sts|blvd|rd)\b)|b\/w)\b\.?)[^,;|]*/g;
const unit =
  /(?:\b(?:suite|ste|unit|apt|apartment|floor|fl|kat|daire|ic kapi|etage|og|stock|piso|sala|andar|loja|local|bureau|shop|office|room|rm|lote?)\b\.?\s*(?:no\b)?[.:]?\s*#?|(?<![\p{L}\d])[kd]\s?:\s?|#\s*)([a-z]?-?\d{1,5}[a-z]?|[a-z])(?![\p{L}\d])/gu;
const unitBefore = /\b(\d{1,2})(?:st|nd|rd|th)?\.?\s*(?:floor|fl|kat|etage|og|stock|f)\b/g;

/** A house after its street: 'Broadway, 12a', 'Carr Street, 60-98'. */
const houseNumber = /^\s*\d{1,5}(?:\s?[-–/]\s?\d{1,5})?[a-z]?\s*$/;

/** Parses an address for comparison. Known city, state, country and postal code are not part of the street. */
export function comparableAddress(
  written: string | null,
  known: { city?: string | null; postalCode?: string | null; state?: string | null },
): ComparableAddress | null {
  const text = latinText(withoutRegions(written ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return null;
  const areaWords = new Set([known.city, known.state].flatMap((name) => addressWords(latinText(name ?? ''))));
  const postalCode = latinText(known.postalCode ?? '').replace(/\W/g, '');
  const units: string[] = [];
  const withoutUnits = text
    .replace(/^\s*[23456789cfghjmpqrvwx]{4,8}\+[23456789cfghjmpqrvwx]{2,3}\b,?/, ' ')
    .replace(landmark, ' ')
    .replace(unit, (_whole: string, number: string) => (units.push(number), ' '))
    .replace(unitBefore, (_whole: string, number: string) => (units.push(number), ' '));
  const numbers: string[] = [];
  const streets: string[] = [];
  const kinds: string[] = [];
  const segments = withoutUnits.split(/[,;|]|\s-\s/);
  for (const [at, segment] of segments.entries()) {
    const segmentWords = addressWords(segment);
    const kindsOfSegment: string[] = [];
    const streetsBefore = streets.length;
    // Streets may have the name of their city: 'Las Vegas Blvd' in Las Vegas.
    const isNumbered = /\d/.test(segment) || (at === 0 && houseNumber.test(segments[1] ?? ''));
    const namesStreet = isNumbered && segmentWords.some((word) => streetKinds.has(word));
    for (const word of segmentWords) {
      if (postalCode !== '' && word === postalCode) continue;
      const number = /^(\d{1,6})(?:[a-z]{1,2})?$/.exec(word)?.[1];
      if (number !== undefined && !/(?:st|nd|rd|th)$/.test(word)) {
        // A postal code follows the street, alone or beside a city.
        if (at > 0 && number.length >= 4 && numbers.length > 0) continue;
        if (number.length >= 5 && segments.length > 1 && at > 0) continue;
        numbers.push(String(Number(number)));
        continue;
      }
      const kind = streetKinds.get(word);
      if (kind !== undefined) kindsOfSegment.push(kind);
      else if (!addressFillers.has(word) && (namesStreet || !areaWords.has(word)) && word.length > 1)
        streets.push(word);
    }
    kinds.push(...kindsOfSegment);
    // A street named by a street type: 'Terrace Drive', 'Avenue Road'.
    const [called, ...others] = kindsOfSegment.filter((kind) => !directions.has(kind));
    if (called && others.length > 0 && namesStreet && streets.length === streetsBefore) streets.push(called);
  }
  if (numbers.length === 0 && streets.length === 0) return null;
  return {
    numbers: [...new Set(numbers)].slice(0, 4),
    streets: [...new Set(streets)].slice(0, 12),
    kinds: [...new Set(kinds)].slice(0, 6),
    unit: units[0] ?? null,
    ranges: rangesOf(withoutUnits),
  };
}

/** Maximum size of a range of house numbers; a larger one is not a range. */
const maxInRange = 100;

/** Ranges of house numbers. Three joined numbers are a block, not a range. */
function rangesOf(text: string): [number, number][] {
  return [...text.matchAll(/(?<![\d/-]|[-/] )(\d{1,5}) ?[-–] ?(\d{1,5})(?!\d| ?[-–/] ?\d)/g)]
    .map((match): [number, number] => [Number(match[1]), Number(match[2])])
    .filter(([first, last]) => first < last && last - first <= maxInRange);
}

/** An address in Chinese characters without prefecture and city, its numbers set off: '末広 3-12-3'. */
function withoutRegions(written: string): string {
  if (!/[\u3400-\u9fff]/.test(written)) return written;
  return written
    .normalize('NFKC')
    .replace(
      /^\s*(?:〒?\s*\d{3}-?\d{4})?\s*(?:東京都|北海道|(?:大阪|京都)府|\S{2,3}県)?(?:\S{1,5}?[市郡])?(?:\S{1,4}?区)?/u,
      '',
    )
    .replace(/(\d)\s*(?:丁目|番地?|号)/gu, '$1-')
    .replace(/(?<=\p{L})(?=\d)/gu, ' ');
}

/** Words of an address, with street types split off German and Dutch compounds: 'hauptstr.' becomes 'haupt' and 'st'. */
function addressWords(text: string): string[] {
  return text
    .replace(/(?<=[\p{L}])['’`]s?/gu, '')
    .replace(/(\d)\s*[-–/]\s*(?=\d)/g, '$1 ')
    .replace(/(?<=\p{L}{3})(strasse|straße|str|straat|gasse|platz|allee|weg|ufer|damm)\b\.?/gu, ' $1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => ordinals.get(word) ?? word);
}

export function compareAddresses(
  first: ComparableAddress | null,
  second: ComparableAddress | null,
): AddressEvidence {
  if (!first || !second) return 'UNKNOWN';
  const similarity = streetSimilarity(first, second);
  const isKnown = first.numbers.length > 0 && second.numbers.length > 0;
  const isSameNumber =
    isKnown &&
    (sharesNumber(first.numbers, second.numbers) || isInRange(first, second) || isInRange(second, first));
  if (similarity === null) return isKnown ? (isSameNumber ? 'NUMBER' : 'DIFFERENT') : 'UNKNOWN';
  if (similarity >= 0.6) return isSameNumber ? 'EQUAL' : isKnown ? 'NEIGHBOUR' : 'STREET';
  const isBare = first.streets.length === 0 || second.streets.length === 0;
  return isSameNumber && (similarity >= 0.3 || isBare) ? 'NUMBER' : 'DIFFERENT';
}

/** A single number within a range of the other, on its side of the street. */
const isInRange = ({ numbers }: ComparableAddress, { ranges }: ComparableAddress): boolean =>
  numbers.length === 1 &&
  ranges.some(([first, last]) => {
    const number = Number(numbers[0]);
    const step = (last - first) % 2 === 0 ? 2 : 1;
    return number >= first && number <= last && (number - first) % step === 0;
  });

/**
 * Whether the first number of either is among those of the other: '12-14' and '12', or a district number before the house number. With
 * two or more numbers on both sides, two must match, since the first may be the street's, as in '435. Cad. 61'.
 */
function sharesNumber(one: readonly string[], other: readonly string[]): boolean {
  if (Math.min(one.length, other.length) > 1)
    return one.filter((number) => other.includes(number)).length > 1;
  return (
    (one[0] !== undefined && other.includes(one[0])) || (other[0] !== undefined && one.includes(other[0]))
  );
}

/** Share of matched words of the shorter street, 0 to 1; the first words weigh most. Null if one has no words. */
function streetSimilarity(first: ComparableAddress, second: ComparableAddress): number | null {
  const [short, long] =
    first.streets.length <= second.streets.length
      ? [first.streets, second.streets]
      : [second.streets, first.streets];
  if (short.length === 0) {
    // Streets without a name besides the street type: 'Avenue A', 'Road 5'.
    if (first.kinds.length === 0 || second.kinds.length === 0) return null;
    if (long.length > 0) return 0;
    return first.kinds.some((kind) => second.kinds.includes(kind)) ? 1 : 0;
  }
  const joined = long.join('');
  let total = 0;
  let matched = 0;
  for (const [at, word] of short.entries()) {
    const weight = at === 0 ? 2 : 1;
    total += weight;
    if (isInitialsOf(word, long) || (at === 0 && long.some((other) => isInitialsOf(other, short)))) return 1;
    const best = long.reduce((most, other) => Math.max(most, streetWordSimilarity(word, other)), 0);
    matched += weight * (best > 0 ? best : isWithin(word, joined) ? 0.8 : 0);
  }
  const whole = short.join('');
  if (whole.length >= 6 && joined.startsWith(whole)) return 1;
  return matched / total;
}

/** 'mlk' of 'martin luther king'. */
const isInitialsOf = (word: string, words: readonly string[]) =>
  word.length >= 3 &&
  word.length < 6 &&
  words.length >= word.length &&
  words
    .map((other) => other.charAt(0))
    .join('')
    .includes(word);

/** Whether a joined word contains the word: 'northpoint' and 'north point', whose first word is a direction. */
const isWithin = (word: string, joined: string) =>
  (word.length >= 6 && joined.includes(word)) || (joined.length >= 5 && word.includes(joined));

const ordinal = /^(\d+)(?:st|nd|rd|th)$/;
function streetWordSimilarity(one: string, other: string): number {
  const [a, b] = [ordinal.exec(one)?.[1], ordinal.exec(other)?.[1]];
  if (a !== undefined || b !== undefined) return a === b ? 1 : 0;
  return wordSimilarity(one, other);
}

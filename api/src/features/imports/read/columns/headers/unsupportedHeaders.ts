import { isSubdivision, isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { kindOf, sureKind, unsureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { kindSought } from '../../../../../lib/placeKinds/kindSought.ts';
import { hasStreetWord, isStreet } from '../../location/addressTokens.ts';
import type { ColumnField } from '../columnFields.ts';
import { isMissing } from '../../values/textValue.ts';
import { shareOf, type JudgedHeader } from './judgedHeader.ts';

/** Rows with a value below which a column proves nothing: a short list may be of villages or trades that few know. */
const minValues = 30;

/** Different values of a column that are examined. */
const maxLooked = 60;

/** The parts of a value, and its words: a town or a kind may be any of them. */
const partsOf = (value: string) =>
  [value, ...value.split(/[,/|()·-]/), ...value.split(/\s+/)].map((part) => part.trim()).filter(Boolean);

const namesTown = (value: string) =>
  partsOf(value).some((part) => placesNamed(part).some((place) => isTown(place) || isSubdivision(place)));
/**
 * A word within a value is like that for a kind by chance: 'After' is a club, 'medium' a fortune teller. Trades and goods
 * stand for who deals in them: 'Tekstil', 'Otomotiv'.
 */
const namesKind = (value: string) =>
  kindOf(value) !== null ||
  (kindSought(value)?.confidence ?? 0) > unsureKind ||
  partsOf(value).some((part) => part.length > 3 && (kindOf(part)?.confidence ?? 0) >= sureKind);
const isLine = (value: string) =>
  /[\d,+]/.test(value) || hasStreetWord(value) || isStreet(value) || namesTown(value);

interface Support {
  test: (value: string) => boolean;
  /** Different values from which the lack of any support is worth a question. */
  minDistinct: number;
}

const supports: Partial<Record<ColumnField, Support>> = {
  city: { test: namesTown, minDistinct: 5 },
  address: { test: isLine, minDistinct: 5 },
  category: { test: namesKind, minDistinct: 3 },
};

/** Share of values, and of different ones, below which nothing supports what a header says. */
const minSupport = 0.1;

/** Towns and kinds are known in these scripts nearly as a whole. */
const isOfKnownScript = (value: string) => /^[^\p{L}]*[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(value);

/**
 * Asks about columns of which only the header says what they hold: a column of cities none of whose values is a town, of
 * kinds none of which is one, of addresses without a number, a comma or a town.
 */
export function askAboutUnsupportedHeaders(judged: readonly JudgedHeader[]): void {
  for (const { reading, choice, column, values } of judged) {
    const support = reading && choice === undefined ? supports[reading.field] : undefined;
    if (!support) continue;
    const given = values.filter((value) => !isMissing(value));
    const distinct = [...new Set(given)].slice(0, maxLooked);
    if (given.length < minValues || distinct.length < support.minDistinct) continue;
    if (shareOf(distinct, isOfKnownScript) < 0.8) continue;
    const supported = new Set(distinct.filter((value) => value.length <= 200 && support.test(value)));
    const isSupported = (value: string) => supported.has(value);
    if (shareOf(distinct, isSupported) < minSupport && shareOf(given, isSupported) < minSupport)
      column.isAsked = true;
  }
}

import { isSubdivision, isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { kindOf, sureKind, unsureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { kindOfSearch } from '../../../../../lib/placeKinds/kindOfSearch.ts';
import { hasStreetWord, isStreet } from '../../location/addressTokens.ts';
import type { ColumnField } from '../columnFields.ts';
import { isMissing } from '../../values/textValue.ts';
import { kindInHeader } from './headerKind.ts';
import { shareOf, type JudgedHeader } from './judgedHeader.ts';

/** Minimum number of values: a short column may have only unknown villages or trades. */
const minValues = 30;

/** Maximum number of distinct values that are examined. */
const maxLooked = 60;

/** The parts and words of a value, any of which may be a city or a category. */
const partsOf = (value: string) =>
  [value, ...value.split(/[,/|()·-]/), ...value.split(/\s+/)].map((part) => part.trim()).filter(Boolean);

const namesTown = (value: string) =>
  partsOf(value).some((part) => placesNamed(part).some((place) => isTown(place) || isSubdivision(place)));
/**
 * Whether a value names a category. Words within a value may be categories by chance: 'After' is a club, 'medium' a fortune
 * teller. Trades and goods stand for their sellers: 'Tekstil', 'Otomotiv'.
 */
const namesKind = (value: string) =>
  kindOf(value) !== null ||
  (kindOfSearch(value)?.confidence ?? 0) > unsureKind ||
  partsOf(value).some((part) => part.length > 3 && (kindOf(part)?.confidence ?? 0) >= sureKind);
const isLine = (value: string) =>
  /[\d,+]/.test(value) || hasStreetWord(value) || isStreet(value) || namesTown(value);

interface Support {
  test: (value: string) => boolean;
  /** Minimum number of distinct values for a question. */
  minDistinct: number;
}

const supports: Partial<Record<ColumnField, Support>> = {
  city: { test: namesTown, minDistinct: 5 },
  address: { test: isLine, minDistinct: 5 },
  category: { test: namesKind, minDistinct: 3 },
};

/** Minimum share of supporting values, or of distinct ones. */
const minSupport = 0.1;

/** Whether a value is in a script for which the lists of cities and categories are nearly complete. */
const isOfKnownScript = (value: string) => /^[^\p{L}]*[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(value);

/**
 * Asks about columns whose values do not support the header: cities of which hardly one is known, categories of which hardly one
 * is known, addresses without a number, a comma or a city.
 */
export function askAboutUnsupportedHeaders(judged: readonly JudgedHeader[]): void {
  for (const { header, reading, choice, column, values } of judged) {
    const support = reading && choice === undefined ? supports[reading.field] : undefined;
    // 'Library Type' gives the kind itself.
    if (!support || (reading?.field === 'category' && kindInHeader(header) !== null)) continue;
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

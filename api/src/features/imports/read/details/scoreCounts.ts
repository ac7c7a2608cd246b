import { structuredFields } from '../../../../../../domain/listing/structuredFields.ts';
import { isJsonLike, isObject, parseJson, type Json } from '../values/jsonValue.ts';
import { countOf } from '../values/numbers/numberValue.ts';
import { unknownForm } from './unknownForm.ts';

const words = ['one', 'two', 'three', 'four', 'five'];
/** '1', '5 stars', 'oneStar', 'rating_4', 'stars5', '4★'. */
const scoreName =
  /^(?:(?:rating|score|stars?|star|puan|yildiz)[\s_-]?)?([1-5]|one|two|three|four|five)[\s_-]?(?:stars?|★|☆|yıldız|sterne?|étoiles?|estrellas?)?$/iu;

/** The score that a name of a part means, 1 to 5; null for any other name. */
export function scoreOf(name: string): number | null {
  const found = scoreName.exec(name.trim())?.[1]?.toLowerCase();
  if (found === undefined) return null;
  return words.includes(found) ? words.indexOf(found) + 1 : Number(found);
}

const numberIn = (value: Json | undefined): number | null =>
  typeof value === 'number' || typeof value === 'string' ? countOf(String(value)) : null;

/** Counts by score, with zeros for missing ones; null if all are zero. */
export function fromCounts(counts: ReadonlyMap<number, number>): readonly number[] | null {
  return structuredFields.reviewsPerScore.read([1, 2, 3, 4, 5].map((score) => counts.get(score) ?? 0));
}

function ofList(list: readonly Json[]): Map<number, number> {
  const counts = new Map<number, number>();
  const isPlain = list.length === 5 && list.every((one) => numberIn(one) !== null);
  list.forEach((one, i) => {
    if (isPlain) counts.set(i + 1, numberIn(one) ?? 0);
    else if (isObject(one)) {
      const score = scoreOf(
        String(one['stars'] ?? one['star'] ?? one['rating'] ?? one['score'] ?? one['name'] ?? ''),
      );
      const count = numberIn(
        one['count'] ?? one['amount'] ?? one['reviews'] ?? one['number'] ?? one['value'],
      );
      if (score !== null && count !== null) counts.set(score, count);
      else for (const [at, each] of ofEntries(Object.entries(one))) counts.set(at, each);
    }
  });
  return counts;
}

function ofEntries(entries: readonly (readonly [string, Json])[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [name, value] of entries) {
    const score = scoreOf(name);
    const count = score === null ? null : numberIn(value);
    if (score !== null && count !== null) counts.set(score, count);
  }
  return counts;
}

/** '5 stars: 415, 4 stars: 128'; '5★ 415 | 4★ 128'; or five counts, from one star to five. */
function ofText(text: string): Map<number, number> {
  const parts = text.split(/[|;\n]\s*|,\s+/).map((part) => part.trim());
  const named = parts.flatMap((part) => {
    const [, name = '', count = ''] =
      /^(.{1,12}?)\s*(?:[:=→-]|(?<=[★☆a-zı])\s)\s*(\d[\d.,\s]*)$/iu.exec(part) ?? [];
    return name === '' ? [] : [[name, count] as const];
  });
  if (named.length > 0) return ofEntries(named);
  return ofList(parts.length === 5 ? parts : text.split(/[\s,]+/));
}

/** Number of reviews by score, in any known format; null without figures. Throws ValueProblem for an unknown format. */
export function scoreCountsOf(text: string): readonly number[] | null {
  if (text.length > 2000) throw unknownForm(text);
  const value = isJsonLike(text) ? parseJson(text) : text;
  const counts = Array.isArray(value)
    ? ofList(value)
    : isObject(value)
      ? ofEntries(Object.entries(value))
      : ofText(text);
  if (counts.size === 0 && !(Array.isArray(value) && value.length === 0)) throw unknownForm(text);
  return fromCounts(counts);
}

import { withoutTrailing } from '../../../../../../../domain/text/withoutTrailing.ts';
import type { ColumnField } from '../columnFields.ts';
import { isLiveStatus } from '../content/liveStatus.ts';
import { bestAssignment } from './bestAssignment.ts';
import { isConstant, sure, type ColumnGuess, type Scored, type UnknownColumn } from './columnGuess.ts';

/** Fields that several columns may have; each other field is assigned to its best column. */
const shared = new Set<ColumnField>([
  'phone',
  'email',
  'website',
  'photoUrl',
  'placeId',
  'googleId',
  'liveStatus',
  'socialLink',
]);

/** Whether a further column of a field is useless beside one with a known header. */
const unneeded = (field: ColumnField) => !shared.has(field) || field === 'liveStatus';

/** Essential fields: if two columns score alike, the operator is asked. */
const essential = new Set<ColumnField>(['name', 'address', 'category', 'workingHours']);

/** Minimum score, and margin within which the next column of an essential field counts as a rival. */
const minScore = 0.6;
const clear = 0.12;

/** A second column of names must fill at least this share of rows; else it has something else, such as the chain of a few listings. */
const minNameShare = 0.25;

/** Assigns columns to fields so that the sum of scores is greatest. */
export function assign(
  scored: readonly Scored[],
  isFree: (field: ColumnField) => boolean,
): Map<number, ColumnField> {
  const fields = [...new Set(scored.flatMap(({ scores }) => [...scores.keys()]))].filter(
    (field) => !shared.has(field) && isFree(field),
  );
  const found = new Map<number, ColumnField>();
  /** Score of each column for the fields that several columns may have. */
  const elsewhere = scored.map(({ scores }) =>
    Math.max(0, ...[...scores].filter(([field]) => shared.has(field)).map(([, score]) => score)),
  );
  const gains = fields.map((field) =>
    scored.map(({ scores }, i) => {
      const score = scores.get(field) ?? 0;
      return score < minScore ? 0 : Math.max(0, score - (elsewhere[i] ?? 0));
    }),
  );
  for (const [i, at] of bestAssignment(gains).entries()) {
    const [field, one] = [fields[i], scored[at]];
    if (field !== undefined && one) found.set(one.column.index, field);
  }
  for (const { column, scores } of scored) {
    if (found.has(column.index)) continue;
    const [best] = [...scores]
      .filter(
        ([field, score]) => shared.has(field) && score >= minScore && (isFree(field) || !unneeded(field)),
      )
      .sort((a, b) => b[1] - a[1]);
    if (best && !(isConstant(column.values) && (best[0] === 'photoUrl' || best[0] === 'website')))
      found.set(column.index, best[0]);
  }
  return found;
}

/** Maximum share of rows in which both of two complementary columns are filled. */
const maxOverlap = 0.15;

/** Whether two columns are complementary: nearly every row has a value in exactly one of them. */
function areComplements(one: Scored, other: Scored, rows: number): boolean {
  const lines = ({ column }: Scored) => column.values.filter((value) => !isLiveStatus(value)).length;
  return lines(one) + lines(other) <= rows * (1 + maxOverlap);
}

/** Whether two headers differ only in a number: 'kinds' and 'kinds 2'. */
function areNumbered({ header }: UnknownColumn, other: Scored | undefined): boolean {
  const bare = (text: string) => withoutTrailing(text, /[\s()\d]/);
  return header !== '' && other !== undefined && bare(header) === bare(other.column.header);
}

/** Whether two columns have equal values, as a link and its text do. */
const areCopies = ({ values }: UnknownColumn, other: Scored | undefined): boolean =>
  values.length === other?.column.values.length &&
  values.every((value, i) => value === other.column.values[i]);

/** Whether the values of a column are part of those of another: 'addr1' beside 'fulladdr'. */
const isPartOf = ({ values }: UnknownColumn, whole: Scored | undefined): boolean =>
  values.length > 0 &&
  values.length === whole?.column.values.length &&
  values.filter((value, i) => whole.column.values[i]?.includes(value)).length >= values.length * mostlyPart;
const mostlyPart = 0.9;

/** Adds rival columns of essential fields, about which the operator is asked. */
export function withQuestions(
  found: ReadonlyMap<number, ColumnField>,
  scored: readonly Scored[],
): Map<number, ColumnGuess> {
  const guesses = new Map<number, ColumnGuess>();
  const rows = Math.max(0, ...scored.map(({ column }) => column.values.length));
  for (const { column, scores } of scored) {
    const field = found.get(column.index);
    if (field !== undefined) guesses.set(column.index, sure(field, Math.min(0.95, scores.get(field) ?? 0.7)));
  }
  for (const [index, field] of found) {
    const own = scored.find(({ column }) => column.index === index);
    const score = own?.scores.get(field) ?? 0;
    const rivals = scored.filter(
      ({ column, scores }) =>
        !found.has(column.index) &&
        !(field === 'category' && areNumbered(column, own)) &&
        !areCopies(column, own) &&
        !(field === 'name' && column.values.length < minNameShare * (own?.column.values.length ?? 0)) &&
        !isPartOf(column, own) &&
        (scores.get(field) ?? 0) >= minScore &&
        score - (scores.get(field) ?? 0) < clear,
    );
    if (!essential.has(field) || rivals.length === 0) continue;
    const [rival] = rivals;
    // Each row has its address in one of the two: both are read.
    if (field === 'address' && rival && own && rivals.length === 1 && areComplements(own, rival, rows)) {
      guesses.set(rival.column.index, sure(field, Math.min(0.95, rival.scores.get(field) ?? 0.7)));
      continue;
    }
    guesses.set(index, {
      field,
      confidence: 0.5,
      isAsked: true,
      alternatives: [{ field: null, confidence: 0.4 }],
    });
    for (const { column } of rivals.slice(0, 2))
      guesses.set(column.index, {
        field: null,
        confidence: 0.5,
        isAsked: true,
        alternatives: [{ field, confidence: 0.4 }],
      });
  }
  return guesses;
}

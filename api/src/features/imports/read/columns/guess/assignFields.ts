import { withoutTrailing } from '../../../../../../../domain/text/withoutTrailing.ts';
import type { ColumnField } from '../columnFields.ts';
import { isMomentOnly } from '../content/momentWords.ts';
import { bestAssignment } from './bestAssignment.ts';
import { isConstant, sure, type ColumnGuess, type Scored, type UnknownColumn } from './columnGuess.ts';

/** Fields that several columns may hold at the same time; of all others one column is the best. */
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

/** Fields of which a second column is worth nothing beside one that a header names. */
const unneeded = (field: ColumnField) => !shared.has(field) || field === 'liveStatus';

/** Fields by which a listing is known or found: where two columns are as good, an operator says which it is. */
const asked = new Set<ColumnField>(['name', 'address', 'category', 'workingHours']);

/** What a score must reach, and how much less the next column of a field asked about may have. */
const minScore = 0.6;
const clear = 0.12;

/** Share of rows below which a second column of names is one of something else, such as the chains of few places. */
const minNameShare = 0.25;

/** The best column of each field, as one assignment. */
export function assign(
  scored: readonly Scored[],
  isFree: (field: ColumnField) => boolean,
): Map<number, ColumnField> {
  const fields = [...new Set(scored.flatMap(({ scores }) => [...scores.keys()]))].filter(
    (field) => !shared.has(field) && isFree(field),
  );
  const found = new Map<number, ColumnField>();
  /** Score of a column outside the fields of which one column is the best. */
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

/** Rows in which both of two columns may hold something although one stands in for the other. */
const maxOverlap = 0.15;

/** Whether two columns together fill the rows about once. */
function areComplements(one: Scored, other: Scored, rows: number): boolean {
  const lines = ({ column }: Scored) => column.values.filter((value) => !isMomentOnly(value)).length;
  return lines(one) + lines(other) <= rows * (1 + maxOverlap);
}

/** Whether two headers differ in a number only: 'kinds' and 'kinds 2' hold the kinds of a place one by one. */
function areNumbered({ header }: UnknownColumn, other: Scored | undefined): boolean {
  const bare = (text: string) => withoutTrailing(text, /[\s()\d]/);
  return header !== '' && other !== undefined && bare(header) === bare(other.column.header);
}

/** Whether two columns hold the same, as a link and its text do. */
const areCopies = ({ values }: UnknownColumn, other: Scored | undefined): boolean =>
  values.length === other?.column.values.length &&
  values.every((value, i) => value === other.column.values[i]);

/** Whether a column holds a part of what another has as a whole: 'addr1' beside 'fulladdr'. */
const isPartOf = ({ values }: UnknownColumn, whole: Scored | undefined): boolean =>
  values.length > 0 &&
  values.length === whole?.column.values.length &&
  values.filter((value, i) => whole.column.values[i]?.includes(value)).length >= values.length * mostlyPart;
const mostlyPart = 0.9;

/** Other columns that are about as good for a field by which listings are known: an operator is asked about them. */
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
    if (!asked.has(field) || rivals.length === 0) continue;
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

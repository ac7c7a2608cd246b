import { isMissing } from '../../values/textValue.ts';
import { outdatedAmong } from '../evidence/datedHeaders.ts';
import type { ColumnField } from '../columnFields.ts';
import { guessColumns } from '../guess/guessColumns.ts';
import type { JudgedHeader } from '../headers/judgedHeader.ts';
import { isReasonHeader } from './judgeHeaders.ts';
import { contentRank, type SheetColumns } from './sheetColumns.ts';

/** Minimum number of known headers for a header row to make sense. */
const fewNames = 3;

/** Minimum number of rows for a column without values to count as empty. */
const minRows = 5;

/** Empty columns, whose fields other columns may have. */
function emptyColumns(judged: readonly JudgedHeader[]): ReadonlySet<number> {
  const hasRows = judged.some(({ values }) => values.length >= minRows);
  const empty = hasRows ? judged.filter(({ values }) => values.every(isMissing)) : [];
  return new Set(empty.map(({ index }) => index));
}

/** Recognises columns with unknown headers by their values. */
export function guessUnlabelledColumns({ judged, mapped, isOwn, isMisleading }: SheetColumns): void {
  const outdated = outdatedAmong(judged.map(({ column }) => column.header));
  const isTaken = ({ column, choice }: JudgedHeader) =>
    column.how === 'private' || column.field !== null || choice !== undefined;
  const unknown = judged
    .filter((one) => !isTaken(one) && !isReasonHeader(one.header) && !outdated.has(one.column.header))
    .map((one) => ({ ...one, header: one.plainHeader, contradicted: one.dropped?.field }));
  const empty = emptyColumns(judged);
  const taken = new Set(
    mapped.filter(({ index, rank }) => rank < 0 || !empty.has(index)).map(({ field }) => field),
  );
  const known = judged.filter(({ column }) => column.how === 'name').length;
  const saysLittle = isMisleading || known < fewNames;
  const isOpaque = !isOwn && (saysLittle || !taken.has('name'));
  // If only the header for names is missing, no second column is assigned to a field with a header.
  const held = saysLittle ? new Set<ColumnField>() : taken;
  const coordinates = judged
    .find(({ column }) => column.field === 'latitude' || column.field === 'longitude')
    ?.values.filter((value) => !isMissing(value));
  const guesses = guessColumns(unknown, { taken, held, isOpaque, known: coordinates });
  for (const { index, column } of unknown) {
    const guess = guesses.get(index);
    if (guess === undefined) continue;
    if (guess.field !== null) {
      Object.assign(column, { field: guess.field, how: 'content', confidence: guess.confidence });
      mapped.push({ index, header: column.header, field: guess.field, rank: contentRank });
    }
    column.alternatives.push(...guess.alternatives);
    column.isAsked = guess.isAsked;
  }
}

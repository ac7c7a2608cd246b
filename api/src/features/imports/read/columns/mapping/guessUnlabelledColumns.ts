import { isMissing } from '../../values/textValue.ts';
import { outdatedAmong } from '../evidence/datedHeaders.ts';
import type { ColumnField } from '../columnFields.ts';
import { guessColumns } from '../guess/guessColumns.ts';
import type { JudgedHeader } from '../headers/judgedHeader.ts';
import { isReasonHeader } from './judgeHeaders.ts';
import { contentRank, type SheetColumns } from './sheetColumns.ts';

/** Columns known by name from which a header as a whole makes sense. */
const fewNames = 3;

/** Rows from which a column without a value in any of them is an empty one. */
const minRows = 5;

/** Columns that no row has a value for, so that others may be what they are called. */
function emptyColumns(judged: readonly JudgedHeader[]): ReadonlySet<number> {
  const hasRows = judged.some(({ values }) => values.length >= minRows);
  const empty = hasRows ? judged.filter(({ values }) => values.every(isMissing)) : [];
  return new Set(empty.map(({ index }) => index));
}

/** Reads by their values the columns whose headers say nothing. */
export function guessUnlabelledColumns({ judged, mapped, isOwn, isMisleading }: SheetColumns): void {
  const outdated = outdatedAmong(judged.map(({ column }) => column.header));
  const isTaken = ({ column, choice }: JudgedHeader) =>
    column.how === 'private' || column.field !== null || choice !== undefined;
  const unknown = judged
    .filter((one) => !isTaken(one) && !isReasonHeader(one.header) && !outdated.has(one.column.header))
    .map((one) => ({ ...one, contradicted: one.dropped?.field }));
  const empty = emptyColumns(judged);
  const taken = new Set(
    mapped.filter(({ index, rank }) => rank < 0 || !empty.has(index)).map(({ field }) => field),
  );
  const known = judged.filter(({ column }) => column.how === 'name').length;
  const saysLittle = isMisleading || known < fewNames;
  const isOpaque = !isOwn && (saysLittle || !taken.has('name'));
  // Where headers make sense but for that of the names, what they name already is not to be found again.
  const held = saysLittle ? new Set<ColumnField>() : taken;
  const degrees = judged
    .find(({ column }) => column.field === 'latitude' || column.field === 'longitude')
    ?.values.filter((value) => !isMissing(value));
  const guesses = guessColumns(unknown, { taken, held, isOpaque, known: degrees });
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

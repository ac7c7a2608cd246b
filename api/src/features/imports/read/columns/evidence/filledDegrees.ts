import type { JudgedHeader } from '../headers/judgedHeader.ts';
import type { MappedColumn } from '../mappedColumn.ts';

type Row = readonly (string | undefined)[];

/** Rows in a row that are as far from each other, from which a column was filled, and the share of rows that must be. */
const minRun = 5;
const half = 0.5;

/** Degrees from which a step is too far for places of one list to go on so, and by which steps may differ that are rounded. */
const [minStep, tolerance] = [0.3, 1e-7];

/** The number of rows that are one step from the row before, and as far from it as that row is from the one before. */
function steadySteps(values: readonly number[]): number {
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
  const isSteady = (step: number, at: number) =>
    Math.abs(step) >= minStep && Math.abs(step - (steps[at] ?? Infinity)) < tolerance;
  return steps.slice(1).filter(isSteady).length;
}

/**
 * Leaves out degrees that a spreadsheet went on with, as it does where somebody draws the corner of two cells downwards: from
 * row to row both go on by the same step, while places lie about.
 */
export function leaveOutFilledDegrees(
  judged: readonly JudgedHeader[],
  mapped: MappedColumn[],
  samples: readonly Row[],
): void {
  const pair = (['latitude', 'longitude'] as const).map((field) =>
    mapped.find((one) => one.field === field && one.rank >= 0),
  );
  const rows = samples.filter((row) => pair.every((one) => (row[one?.index ?? -1]?.trim() ?? '') !== ''));
  const areFilled = pair.every((one) => {
    const steady = steadySteps(rows.map((row) => Number(row[one?.index ?? -1])));
    return steady >= minRun && steady >= rows.length * half;
  });
  if (!areFilled) return;
  for (const one of pair) {
    if (one === undefined) continue;
    mapped.splice(mapped.indexOf(one), 1);
    const column = judged.find(({ index }) => index === one.index)?.column;
    if (column) Object.assign(column, { field: null, how: 'none', confidence: 0.7, isAsked: false });
  }
}

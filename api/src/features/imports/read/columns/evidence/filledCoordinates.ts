import { ignoreColumn } from './ignoreColumn.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Minimum number of equal steps, and minimum share of rows, for a column to count as filled by a program. */
const minRun = 5;
const half = 0.5;

/** In degrees: the smallest step that real positions rarely repeat, and the tolerance for rounding. */
const [minStep, tolerance] = [0.3, 1e-7];

/** Number of rows whose step from the previous row equals the previous step. */
function steadySteps(values: readonly number[]): number {
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
  const isSteady = (step: number, at: number) =>
    Math.abs(step) >= minStep && Math.abs(step - (steps[at] ?? Infinity)) < tolerance;
  return steps.slice(1).filter(isSteady).length;
}

/**
 * Ignores coordinates that a spreadsheet filled in, as when its fill handle is dragged down: both change by the same step from
 * row to row, while real places are scattered.
 */
export function ignoreFilledCoordinates({ judged, mapped, samples }: SheetColumns): void {
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
    ignoreColumn(judged, mapped, one);
  }
}

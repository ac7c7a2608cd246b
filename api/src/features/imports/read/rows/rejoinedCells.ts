// Rows of text tables with too many cells, because of an unquoted comma within an address.

/** Class of a cell's content, by which columns are distinguished. */
function shapeOf(cell: string): string {
  const text = cell.trim();
  if (text === '') return 'empty';
  // Text after a comma of a sentence begins with a blank.
  if (cell.startsWith(' ')) return 'continued';
  if (/^-?\d+$/.test(text)) return 'whole';
  if (/^-?\d+[.,]\d+$/.test(text)) return 'decimal';
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) return 'link';
  if (/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text)) return 'mail';
  if (/^\d{4}-\d\d-\d\d|^\d{1,2}[./]\d{1,2}[./]\d{4}/.test(text)) return 'date';
  if (/^\+?[\d\s().-]{7,}$/.test(text)) return 'phone';
  return /^\p{Lu}{2,3}$/u.test(text) ? 'code' : 'text';
}

/** Frequency of each shape by column, in rows of the right width. */
export type ColumnShapes = readonly ReadonlyMap<string, number>[];

type Cells = readonly (string | undefined)[];

/** Minimum number of rows of the right width. */
const minRows = 5;

/** The shapes of the columns of a table; null if too few rows have the right width, or the width is unknown. Pure. */
export function columnShapes(rows: readonly Cells[], width: number): ColumnShapes | null {
  const whole = rows.filter((cells) => cells.length === width);
  if (whole.length < minRows) return null;
  return Array.from({ length: width }, (_, column) => {
    const shapes = new Map<string, number>();
    for (const cells of whole) {
      const shape = shapeOf(cells[column] ?? '');
      shapes.set(shape, (shapes.get(shape) ?? 0) + 1 / whole.length);
    }
    return shapes;
  });
}

/** Probability of a shape that is unseen in its column. */
const unseen = 0.01;

/** Maximum number of excess cells, and minimum lead (in log likelihood) over any other way to join. */
const maxExtra = 4;
const clearly = 1.5;

/**
 * Joins the parts of one split cell so that all other cells fit their columns; null if the row has the right width, or if several
 * ways to join are plausible. Pure.
 */
export function rejoinedCells(cells: Cells, shapes: ColumnShapes): string[] | null {
  const extra = cells.length - shapes.length;
  if (extra < 1 || extra > maxExtra) return null;
  const partsAt = (at: number) => cells.slice(at, at + extra + 1).join(',');
  /** The logarithm of how likely the column has such a cell. */
  const fit = (cell = '', column: number) => Math.log(shapes[column]?.get(shapeOf(cell)) ?? unseen);
  // Prefix and suffix sums, so that each way to join costs constant time.
  const before = sums(shapes.map((_, column) => fit(cells[column], column)));
  const after = sums(shapes.map((_, column) => fit(cells[column + extra], column)));
  const joined = shapes
    .map((_, at) => ({
      at,
      score: (before[at] ?? 0) + fit(partsAt(at), at) + (after.at(-1) ?? 0) - (after[at + 1] ?? 0),
    }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = joined;
  const asWritten =
    (before.at(-1) ?? 0) + Math.log(unseen) * cells.slice(shapes.length).filter(Boolean).length;
  const others = Math.max(asWritten, second?.score ?? -Infinity);
  if (!best || best.score - others < clearly) return null;
  return [...cells.slice(0, best.at), partsAt(best.at), ...cells.slice(best.at + extra + 1)].map(
    (cell = '') => cell,
  );
}

/** Prefix sums, beginning with 0. */
function sums(numbers: readonly number[]): number[] {
  const all = [0];
  for (const number of numbers) all.push((all.at(-1) ?? 0) + number);
  return all;
}

/** The row with the parts of one cell joined again; the same row where `rejoinedCells` finds none. Pure. */
export function rejoinedRow<Row extends { cells: Cells }>(row: Row, shapes: ColumnShapes): Row {
  const cells = rejoinedCells(row.cells, shapes);
  return cells ? { ...row, cells } : row;
}

import type { ImportedRow } from './importedRow.ts';

/** Figures of rows of one layout: location, contacts, kinds, and values that could not be read.  */
const parts: readonly ((row: ImportedRow) => boolean)[] = [
  ({ address, street }) => (address ?? street) !== null,
  ({ city, derived }) => city !== null && !derived.includes('city'),
  ({ state }) => state !== null,
  ({ postalCode, derived }) => postalCode !== null && !derived.includes('postalCode'),
  ({ phone }) => phone !== null,
  ({ website }) => website !== null,
  ({ email }) => email !== null,
  ({ latitude }) => latitude !== null,
  ({ category }) => category !== null,
  ({ rating }) => rating !== null,
  ({ workingHours }) => workingHours !== null,
  ({ warnings = [] }) => warnings.length > 0,
];

/** The values that a row states, as bits. Pure. */
export const layoutOf = (row: ImportedRow): number =>
  parts.reduce((bits, has, at) => (has(row) ? bits | (1 << at) : bits), 0);

/** Rows that are compared on either side, and the least number of them. */
const [most, least] = [20, 5];
/** Shares of rows with a value above and below which nearly all or hardly any have it. */
const [nearlyAll, hardlyAny] = [0.8, 0.2];
const minChanged = 3;

/**
 * The rows, as positions in `layouts`, from which on columns hold something else without a new header: values that nearly all
 * rows had are missing, and others appear. A list that ends with poorer rows only loses values. Pure.
 */
export function layoutChanges(layouts: readonly number[]): number[] {
  const starts: number[] = [];
  let best = { at: 0, difference: 0 };
  for (let at = least; at <= layouts.length; at += 1) {
    const difference = at > layouts.length - least ? 0 : changeAt(layouts, at);
    if (difference > best.difference) best = { at, difference };
    else if (best.difference > 0 && (difference === 0 || at - best.at >= most)) {
      starts.push(best.at);
      at = Math.max(at, best.at + least);
      best = { at: 0, difference: 0 };
    }
  }
  return starts;
}

/** How much the rows from a position on differ from those before; 0 where nothing is lost or nothing is gained. */
function changeAt(layouts: readonly number[], at: number): number {
  // Nearly all rows are like the one above.
  const [above = 0, row = 0] = [layouts[at - 1], layouts[at]];
  if ((above & ~row) === 0 || (row & ~above) === 0) return 0;
  const before = layouts.slice(Math.max(0, at - most), at);
  const after = layouts.slice(at, at + most);
  let [lost, gained, difference] = [0, 0, 0];
  for (let bit = 0; bit < parts.length; bit += 1) {
    const [one, other] = [shareWith(before, bit), shareWith(after, bit)];
    difference += Math.abs(one - other);
    if (one >= nearlyAll && other <= hardlyAny) lost += 1;
    if (one <= hardlyAny && other >= nearlyAll) gained += 1;
  }
  return lost > 0 && gained > 0 && lost + gained >= minChanged ? difference : 0;
}

const shareWith = (layouts: readonly number[], bit: number): number =>
  layouts.filter((layout) => layout & (1 << bit)).length / layouts.length;

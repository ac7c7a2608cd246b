// Reads the names of listings from map links.
import type { JudgedHeader } from '../headers/judgedHeader.ts';
import type { MappedColumn } from '../mappedColumn.ts';
import { nameInLink } from './nameInLink.ts';
import { isMissing } from '../../values/textValue.ts';
import { contentRank, type SheetColumns } from '../mapping/sheetColumns.ts';

/** Minimum number of links, minimum share of them with a name, and minimum number of distinct names. */
const [minLinks, mostly, minDistinct] = [5, 0.8, 3];

/** Maximum share of links that contain the constant name of all rows; above it, the name is that of a chain. */
const maxShared = 0.5;

interface NamingLinks {
  column: JudgedHeader;
  names: string[];
}

function namingLinks(judged: readonly JudgedHeader[]): NamingLinks | null {
  for (const column of judged) {
    if (column.column.how === 'private' || column.choice !== undefined) continue;
    const values = column.values.filter((value) => !isMissing(value));
    const names = values.map(nameInLink).filter((name) => name !== null);
    const areNaming = names.length >= minLinks && names.length >= values.length * mostly;
    if (areNaming && new Set(names).size >= minDistinct) return { column, names };
  }
  return null;
}

/** Whether a column of names is constant, such as the heading of a page, and missing from the links. */
function isHeading(values: readonly string[], names: readonly string[]): boolean {
  const [first = ''] = values;
  if (values.length < minLinks || values.some((value) => value !== first)) return false;
  const sharing = names.filter((name) => name.toLowerCase().includes(first.toLowerCase()));
  return sharing.length < names.length * maxShared;
}

const asName = ({ column: { index, column } }: NamingLinks): MappedColumn => ({
  ...{ index, header: column.header, field: 'name', rank: contentRank },
  isLinked: true,
});

/**
 * Reads names from map links if no column has names, or only a constant one, which is left out.
 */
export function nameByLinks({ judged, mapped }: SheetColumns): void {
  const links = namingLinks(judged);
  if (links === null) return;
  const names = mapped.filter(({ field }) => field === 'name');
  const valuesOf = ({ index }: MappedColumn) =>
    judged.find((one) => one.index === index)?.values.filter((value) => !isMissing(value)) ?? [];
  const isHeadings = (name: MappedColumn) => name.rank >= 0 && isHeading(valuesOf(name), links.names);
  if (!names.every(isHeadings)) return;
  for (const name of names) {
    mapped.splice(mapped.indexOf(name), 1);
    const column = judged.find(({ index }) => index === name.index)?.column;
    if (column) Object.assign(column, { field: null, how: 'none', isAsked: false });
  }
  const { column, index } = links.column;
  if (column.field === null) {
    Object.assign(column, { field: 'locationLink', how: 'content', isAsked: false });
    mapped.push({ index, header: column.header, field: 'locationLink', rank: contentRank });
  }
  mapped.push(asName(links));
}

/** Fills missing names from map links if the links belong to the listings of their rows. */
export function addLinkedNames({ judged, mapped }: SheetColumns): void {
  const links = namingLinks(judged);
  if (links === null || mapped.some(({ isLinked }) => isLinked)) return;
  const isOfRows = mapped.some(
    ({ index, field, isMixed }) =>
      index === links.column.index && !isMixed && (field === 'locationLink' || field === 'anyLink'),
  );
  if (isOfRows && mapped.some(({ field }) => field === 'name')) mapped.push(asName(links));
}

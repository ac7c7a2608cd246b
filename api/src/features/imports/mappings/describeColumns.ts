import type { ImportColumn } from '../read/columns/mapColumns.ts';

/** What the command says of the columns of a file. */
export function describeColumns(columns: readonly ImportColumn[]): string[] {
  const named = (test: (column: ImportColumn) => boolean) => columns.filter(test);
  const line = (text: string, found: readonly ImportColumn[], show: (column: ImportColumn) => string) =>
    found.length > 0 ? [`${text}: ${found.map(show).join(', ')}`] : [];
  const header = ({ header }: ImportColumn) => header;
  const meaning = ({ header, field }: ImportColumn) => `${header} = ${field ?? 'left out'}`;
  return [
    ...line(
      'a mapping remembered from an earlier file was used',
      named(({ how }) => how === 'remembered'),
      meaning,
    ),
    ...line(
      'columns known by their content',
      named(({ how }) => how === 'content'),
      meaning,
    ),
    ...line(
      'columns not taken',
      named(({ how, field }) => field === null && how !== 'private'),
      header,
    ),
    ...line(
      'columns about persons, never read',
      named(({ how }) => how === 'private'),
      header,
    ),
  ];
}

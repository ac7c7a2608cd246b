import type { ImportColumn, ColumnReading } from '../read/columns/importColumn.ts';

/**
 * Output of the command about the columns of a file; in detail, a line for each with its confidence and samples.
 */
export function describeColumns(
  columns: readonly ImportColumn[],
  { isDetailed = false }: { isDetailed?: boolean } = {},
): string[] {
  if (isDetailed) return columns.map(describeColumn);
  const named = (test: (column: ImportColumn) => boolean) => columns.filter(test);
  const line = (text: string, found: readonly ImportColumn[], show: (column: ImportColumn) => string) =>
    found.length > 0 ? [`${text}: ${found.map(show).join(', ')}`] : [];
  const header = ({ header }: ImportColumn) => header;
  const meaning = ({ header, field }: ImportColumn) => `${header} = ${field ?? 'left out'}`;
  return [
    ...line(
      'a mapping saved with an earlier file was used',
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
    ...line(
      'columns about persons, released by an operator',
      named(({ isReleased }) => isReleased),
      meaning,
    ),
  ];
}

/** Columns with an uncertain mapping, each with its candidates and samples. */
export function describeQuestions(columns: readonly ImportColumn[]): string[] {
  return columns
    .filter(({ isAsked }) => isAsked)
    .map(({ number, header, field, confidence, alternatives, samples }) => {
      const readings = [{ field, confidence }, ...alternatives].map(describeReading).join(', ');
      return `in question: column ${number}, ${header}: ${readings}${shown(samples)}`;
    });
}

function describeColumn(column: ImportColumn): string {
  const { number, header, field, how, confidence, samples } = column;
  const reading = how === 'private' ? 'about persons, not read' : (field ?? 'not taken');
  const released = column.isReleased ? ', released' : '';
  return `column ${number}, ${header}: ${reading} (${how}${released}, ${percent(confidence)})${shown(samples)}`;
}

/** Imports of earlier releases recorded neither confidence nor samples. */
function shown(samples: readonly string[] | undefined): string {
  return samples && samples.length > 0
    ? `: ${samples.map((sample) => JSON.stringify(sample)).join(', ')}`
    : '';
}

function describeReading({ field, confidence }: ColumnReading): string {
  return `${field ?? 'left out'} ${percent(confidence)}`;
}

function percent(confidence: number | undefined): string {
  return confidence === undefined ? '?' : `${Math.round(confidence * 100)} %`;
}

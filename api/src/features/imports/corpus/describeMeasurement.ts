import type { FileMeasurement } from './measureFile.ts';
import type { TogetherMeasurement } from './measureTogether.ts';

const share = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`;
const list = (counts: Record<string, number>, show = (n: number) => String(n)) =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name || 'none'} ${show(n)}`)
    .join(', ');

/** The lines that `npm run corpus` prints for a file. */
export function describeMeasurement(one: FileMeasurement): string[] {
  const total = one.listings;
  const isFilled = Object.fromEntries(Object.entries(one.filled).filter(([, n]) => n > 0));
  const line = (title: string, text: string) => (text === '' ? [] : [`  ${title}: ${text}`]);
  const columns = one.columns.map(({ header, field, how, sample, cells }) => {
    const reading = how === 'private' ? 'about persons, not read' : (field ?? 'left out');
    return `    ${header} (${cells}) = ${reading}, ${how}${sample === null ? '' : `: ${sample.replace(/\s+/g, ' ')}`}`;
  });
  return [
    `${one.file}: ${one.status.toLowerCase()}${one.error === null ? '' : `, ${one.error}`}`,
    `  ${one.rows} rows: ${one.listings} listings, ${one.merged} merged, ${one.refused} refused, ${one.doubtful} ambiguous, ${one.seconds.toFixed(1)} s`,
    ...line('problems', list(one.problems)),
    ...line(
      'filled',
      list(isFilled, (n) => share(n, total)),
    ),
    ...line('derived', list(one.derived)),
    ...line('countries', list(one.countries)),
    `  ${one.categories} categories, ${one.cities} cities`,
    '  columns (cells with a value) = reading:',
    ...columns,
    `  second import: ${one.again.created} created, ${one.again.updated} updated; after the undo ${one.left} left`,
  ];
}

/** The lines for all files in one directory. */
export function describeTogether({ listings, again, left }: TogetherMeasurement): string[] {
  const changed = again.map(({ file, created, updated }) => `${file} ${created} created, ${updated} updated`);
  return [
    `all files in one directory: ${listings} listings`,
    `  second import in reverse order: ${changed.length === 0 ? 'nothing changed' : changed.join('; ')}; after the undo ${left} left`,
  ];
}

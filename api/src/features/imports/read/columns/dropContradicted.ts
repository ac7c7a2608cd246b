import type { ColumnField } from './columnFields.ts';
import type { JudgedHeader } from './headers/judgedHeader.ts';

/** Fields with recognisable values; under a misleading header row, only these headers are trusted, if their values fit. */
const recognizable = new Set<ColumnField>([
  ...([
    'phone',
    'email',
    'website',
    'locationLink',
    'reviewsLink',
    'photoUrl',
    'placeId',
    'googleId',
  ] as const),
  ...(['latitude', 'longitude', 'rating', 'workingHours'] as const),
]);

/** Fields whose contradiction leaves nothing to ask. */
const certain = new Set<ColumnField>(['city', 'category', 'type', 'subtypes']);

/** Degrees from which a spreadsheet took the point: '-62.081.643.570'. The header is right, and the values are lost. */
const grouped = /^-?\d{1,3}(?:[.,]\d{3}){2,}$/;
const areDamagedDegrees = ({ reading, values }: JudgedHeader): boolean =>
  (reading?.field === 'latitude' || reading?.field === 'longitude') &&
  values.filter((value) => grouped.test(value)).length > values.length / 2;

/** Drops the readings of headers that their values contradict. Returns whether the header row as a whole is misleading. */
export function dropContradicted(judged: readonly JudgedHeader[]): boolean {
  const read = judged.filter(({ reading, choice }) => reading && choice === undefined);
  const wrong = read.filter(({ fit }) => fit === 'contradicts');
  const right = read.filter(
    ({ fit, reading }) => fit === 'fits' && reading && recognizable.has(reading.field),
  );
  const isMisleading = wrong.length >= 2 && wrong.length > right.length && !wrong.every(areDamagedDegrees);
  for (const one of read) {
    const { reading, fit } = one;
    if (!reading) continue;
    const isBelieved =
      fit !== 'contradicts' && (!isMisleading || (fit === 'fits' && recognizable.has(reading.field)));
    if (isBelieved) continue;
    one.column.alternatives.push({
      field: reading.field,
      confidence: fit === 'contradicts' ? 0.1 : 0.4,
    });
    one.dropped = reading;
    // Numbered districts are certainly not towns, nor types of owners kinds of places.
    if (fit === 'contradicts' && certain.has(reading.field)) one.column.isAsked = false;
    one.reading = undefined;
  }
  return isMisleading;
}

import { labelledLinks } from './labelledLinks.ts';
import {
  structuredFields,
  type StructuredName,
  type StructuredValues,
} from '../../../../../../domain/listing/structuredFields.ts';
import type { ColumnPlan, RowValues } from '../rows/rowValues.ts';
import type { SheetRow } from '../formats/sheetRow.ts';
import { countOf } from '../values/numbers/numberValue.ts';
import { isMissing } from '../values/textValue.ts';
import { busyHoursOf, busyHoursOfCells } from './busyHoursValue.ts';
import {
  areasOf,
  furtherPhones,
  locatedInOf,
  profileOfHandle,
  servedAreaOf,
  socialLinksOf,
} from './contactLists.ts';
import { dateHoursOf, findDateHours } from './dateHours.ts';
import { furtherPhotos, photosOf } from './photosValue.ts';
import { fromCounts, scoreCountsOf, scoreOf } from './scoreCounts.ts';
import { serviceHoursOf } from './serviceHours.ts';
import { jsonIn } from '../values/jsonValue.ts';

/** Readers of complete fields in the format of any tool. */
export const detailReaders: {
  readonly [Name in StructuredName]: (text: string) => StructuredValues[Name] | null;
} = {
  reviewsPerScore: scoreCountsOf,
  busyHours: busyHoursOf,
  photos: photosOf,
  otherPhones: (text) => furtherPhones([text], null, null),
  areaServed: areasOf,
  specialHours: dateHoursOf,
  otherHours: serviceHoursOf,
  socialLinks: (text) => socialLinksOf([text], null),
};

interface RowSoFar {
  name: string | null;
  phone: string | null;
  countryCode: string | null;
  photoUrl: string | null;
  imageUrl: string | null;
  logoUrl: string | null;
}

type Details = { [Name in StructuredName]: StructuredValues[Name] | null } & { locatedIn: string | null };

const asIs = (text: string) => text;

/** The fields of a row that have parts: histograms, lists, hours of dates. Unreadable values are warnings. */
export function readDetails(
  values: RowValues,
  plan: ColumnPlan,
  { cells }: SheetRow,
  row: RowSoFar,
): Details {
  const has = (...fields: Parameters<ColumnPlan['has']>[0][]) => fields.some((field) => plan.has(field));
  const photos = has('photos', 'photoUrl', 'imageUrl')
    ? (['photoUrl', 'photos', 'imageUrl'] as const).flatMap((field) => values.every(field, photosOf).flat())
    : [];
  return {
    reviewsPerScore: values.first('reviewsPerScore', scoreCountsOf) ?? countsOfCells(values, plan),
    busyHours: values.first('busyHours', busyHoursOf) ?? (has('busyHour') ? busyOfCells(plan, cells) : null),
    photos: furtherPhotos(photos, [row.photoUrl, row.imageUrl, row.logoUrl]),
    otherPhones: has('phone', 'otherPhones')
      ? furtherPhones(
          [...values.every('phone', asIs), ...values.every('otherPhones', asIs)],
          row.phone,
          row.countryCode,
        )
      : null,
    areaServed: has('areaServed', 'servedArea')
      ? structuredFields.areaServed.read(
          [
            ...values.every('areaServed', areasOf).flat(),
            ...values.every('servedArea', servedAreaOf).flat(),
          ].slice(0, 30),
        )
      : null,
    specialHours:
      values.first('specialHours', dateHoursOf) ??
      values.first('otherHours', (text) => findDateHours(jsonIn(text) ?? null)),
    otherHours: values.first('otherHours', serviceHoursOf),
    socialLinks: has('socialLink', 'socialLinks', 'anyLink')
      ? socialLinksOf(
          [
            ...values.every('socialLink', profileOfHandle),
            ...values.every('socialLinks', asIs),
            ...values.every('anyLink', (text) => labelledLinks(text).map(({ link }) => link)).flat(),
          ],
          row.name,
        )
      : null,
    locatedIn: values.first('locatedIn', locatedInOf),
  };
}

/** `reviews_per_score_1` to `_5`, `reviewsDistribution/oneStar`: a column for each score. */
function countsOfCells(values: RowValues, plan: ColumnPlan): readonly number[] | null {
  const counts = new Map<number, number>();
  for (const { parts: [name = ''] = [], header } of plan.get('scoreCount') ?? []) {
    const score = scoreOf(name);
    const count = values.every('scoreCount', (text, each) => (each === header ? countOf(text) : null))[0];
    if (score !== null && count !== undefined) counts.set(score, count);
  }
  return counts.size === 0 ? null : fromCounts(counts);
}

function busyOfCells(
  plan: ColumnPlan,
  cells: readonly (string | undefined)[],
): StructuredValues['busyHours'] | null {
  const found = (plan.get('busyHour') ?? []).flatMap(
    ({ index, parts: [day = '', at = '', part = ''] = [] }) => {
      const text = cells[index]?.trim() ?? '';
      return isMissing(text) ? [] : [{ day, at, part, text }];
    },
  );
  return found.length === 0 ? null : busyHoursOfCells(found);
}

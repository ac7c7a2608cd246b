import type { TableRows } from '../../../api/src/testing/fillDirectory.ts';

type Row = Extract<NonNullable<TableRows['import']>, readonly unknown[]>[number];

/** An import at work: about 100,000 rows, of which 38,412 were read. */
export function importRow(change: Partial<Row> = {}): Row {
  return {
    id: 12,
    status: 'READING',
    fileName: 'outscraper_restoran_zürih.xlsx',
    fileKey: 'imports/zürih',
    fileSize: 3_984_588,
    fileSha256: 'a'.repeat(64),
    rowsRead: 38_412,
    estimatedRows: 100_000,
    createdAt: '2026-11-21T11:02:00.000Z',
    startedAt: '2026-11-21T11:02:01.000Z',
    ...change,
  };
}

const noReviews = {
  ...{ reviewRows: 0, reviewsFound: 0, reviewsCreated: 0, reviewsUnchanged: 0 },
  ...{ reviewsDoubtful: 0, reviewsSkipped: 0, reviewsRefused: 0 },
};

/** An import that is over, of 14,230 rows unless its figures add up to others. */
export function doneImportRow(change: Partial<Row> = {}): Row {
  const figures = { created: 12_604, updated: 1_287, unchanged: 312, merged: 0, refused: 27, ...change };
  const totalRows = figures.created + figures.updated + figures.unchanged + figures.merged + figures.refused;
  return importRow({
    ...{ status: 'DONE', fileName: 'oteller_iberya.xlsx', rowsRead: totalRows, totalRows },
    ...{ longTextRows: 0, categoriesCreated: 4, citiesFound: 38 },
    finishedAt: '2026-11-21T11:03:10.000Z',
    ...noReviews,
    ...figures,
  });
}

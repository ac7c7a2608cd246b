import type { ImportCard_ImportFragment, ImportHistoryQuery } from '../graphql/generated.ts';
import type { GraphAnswers } from './fakeGraph.ts';
import { sessionAnswer } from './renderAdmin.tsx';

type HistoryRow = ImportHistoryQuery['imports']['nodes'][number];

/** Review counts of an import, 0 by default. */
export function reviewsOf(figures: Partial<NonNullable<ImportCard_ImportFragment['reviewCounts']>>) {
  return {
    __typename: 'ImportReviewCounts' as const,
    ...{ rows: 0, found: 0, created: 0, unchanged: 0, doubtful: 0, skipped: 0, refused: 0 },
    ...figures,
  };
}

/** An import as the server would describe it: 100,000 rows, of which 38,412 have been read. */
export function anImport(change: Partial<ImportCard_ImportFragment> = {}) {
  return {
    __typename: 'Import',
    id: 12,
    status: 'READING',
    fileName: 'outscraper_restoran_zürih.xlsx',
    fileSize: 3_984_588,
    rowsRead: 38_412,
    fileRows: 100_000,
    totalRows: 100_000,
    created: 0,
    updated: 0,
    unchanged: 0,
    merged: 0,
    refused: 0,
    skipped: 0,
    longTextRows: null,
    warningCount: 0,
    reviewCounts: null,
    categoriesCreated: 0,
    citiesFound: 0,
    errorCode: null,
    errorMessage: null,
    errorData: null,
    operatorName: 'Elif Aksoy',
    createdAt: '2026-11-21T11:02:00.000Z',
    startedAt: '2026-11-21T11:02:01.000Z',
    finishedAt: null,
    isDryRun: false,
    defaultCountry: null,
    doubtful: 0,
    hasFile: true,
    undoableUntil: null,
    undoStatus: null,
    undoneAt: null,
    undo: null,
    ...change,
  } satisfies ImportCard_ImportFragment & { __typename: string };
}

export function aDoneImport(change: Partial<ImportCard_ImportFragment> = {}) {
  return anImport({
    status: 'DONE',
    fileName: 'oteller_iberya.xlsx',
    rowsRead: 14_230,
    fileRows: 14_230,
    totalRows: 14_230,
    created: 12_604,
    updated: 1_287,
    unchanged: 312,
    merged: 0,
    refused: 27,
    longTextRows: 0,
    reviewCounts: reviewsOf({}),
    categoriesCreated: 4,
    citiesFound: 38,
    finishedAt: '2026-11-21T11:03:10.000Z',
    ...change,
  });
}

/** Lists of the back office on a first day, without imports. */
export function importAnswers(more: GraphAnswers = {}): GraphAnswers {
  return {
    OperatorSession: sessionAnswer,
    UpkeepJobs: () => ({ latestJobs: [] }),
    ExportList: () => ({ exports: { __typename: 'ExportConnection', totalCount: 0, nodes: [] } }),
    AdminCategoryChoices: () => ({ categories: { __typename: 'CategoryConnection', nodes: [] } }),
    ImportPageStats: () => ({
      stats: { __typename: 'Stats', total: 49_921, categories: 186, cities: 1_703, demo: false },
    }),
    ImportHistory: () => historyOf([]),
    ImportColumns: ({ id }) => ({ import: { __typename: 'Import', id, unreadSheets: [], columns: [] } }),
    ...more,
  };
}

export function historyOf(rows: HistoryRow[], totalCount = rows.length) {
  const nodes = rows.map((row) => ({ __typename: 'Import', ...row }));
  return { imports: { __typename: 'ImportConnection', totalCount, nodes } };
}

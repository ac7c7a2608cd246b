import type { Import } from '../../../generated/prisma/client.ts';

interface Figure {
  description: string;
  /** Null for imports that are not read yet, or of releases that did not count it. */
  isNullable?: true;
  /** Name in the graph, if it differs. */
  graphName?: string;
}

/**
 * The figures of an import: columns of `imports`, fields of the GraphQL schema, of the REST response and of the command's JSON. Each
 * is declared here once; the reader and the merge count them.
 */
export const importFigures = {
  categoriesCreated: { description: 'Number of categories that it created.' },
  citiesFound: { description: 'Number of cities that its rows name, known ones included.' },
  totalRows: {
    isNullable: true,
    description:
      'Number of rows of listings; null until the file is read. It is the sum of created, updated, unchanged, merged and refused. A row of a sheet of reviews counts only if no row of listings names its business, and once per business.',
  },
  created: { description: 'Number of listings that it created.' },
  updated: { description: 'Number of listings that it changed.' },
  unchanged: {
    description: 'Number of rows without a change: all values equal, ambiguous, or skipped.',
  },
  merged: { description: 'Number of rows about the same business as another row of the file.' },
  refused: { description: 'Number of refused rows; see problems.' },
  doubtful: { description: 'Number of unchanged rows that wait for a decision.' },
  skipped: {
    description:
      'Number of unchanged rows that were skipped by the import, by an operator, or because nobody decided in time.',
  },
  warnings: {
    graphName: 'warningCount',
    description: 'Number of values that could not be read and were left empty, unlisted ones included.',
  },
  longTextRows: {
    isNullable: true,
    description:
      'Rows of our own export with texts too long for a cell. They belong to other rows and are not counted as listings. Null for imports of releases that counted them.',
  },
} satisfies Record<string, Figure>;

export type ImportFigure = keyof typeof importFigures;

export const importFigureEntries = Object.entries(importFigures) as [ImportFigure, Figure][];

/** The figures of an import, with their names. */
export function figuresOf(record: Pick<Import, ImportFigure>): Pick<Import, ImportFigure> {
  return Object.fromEntries(importFigureEntries.map(([name]) => [name, record[name]])) as typeof record;
}

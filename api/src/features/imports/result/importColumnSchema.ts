import { builder } from '../../../graphql/builder.ts';
import type { ColumnReading, ImportColumn } from '../read/columns/importColumn.ts';

/** Imports of earlier releases recorded less of a column. */
type ColumnRecord = { sheet: string } & Pick<ImportColumn, 'header' | 'field' | 'sample'> &
  Partial<ImportColumn>;

/** The columns of an import as its record has them. */
export const columnsOf = ({ columns }: { columns: unknown }) => columns as ColumnRecord[];

const ColumnRecognition = builder.enumType('ColumnRecognition', {
  description: 'How a column of a spreadsheet came to mean what it means.',
  values: {
    GIVEN: { value: 'given', description: 'The mapping of this import says so.' },
    REMEMBERED: {
      value: 'remembered',
      description: 'A mapping of an earlier file with the same header says so.',
    },
    NAME: { value: 'name', description: 'Its header is known.' },
    CONTENT: { value: 'content', description: 'Its values leave no doubt.' },
    NONE: { value: 'none', description: 'Not known, so not taken.' },
    PRIVATE: { value: 'private', description: 'About persons: never read.' },
  } as const,
});

const ColumnReadingType = builder.objectRef<ColumnReading>('ColumnReading').implement({
  description: 'A meaning that a column may have.',
  fields: (t) => ({
    field: t.exposeString('field', { nullable: true, description: 'Null: it is left out.' }),
    confidence: t.exposeFloat('confidence', { description: '0 to 1.' }),
  }),
});

export const ImportColumnType = builder.objectRef<ColumnRecord>('ImportColumn').implement({
  description: 'A column of the file and what it was taken for.',
  fields: (t) => ({
    sheet: t.exposeString('sheet', {
      description: 'Sheet that it stands in; of a CSV file, the name of the file.',
    }),
    number: t.int({
      nullable: true,
      description:
        'Which column of its sheet it is, from 1; null for files that were read before this was kept.',
      resolve: (column) => column.number ?? null,
    }),
    header: t.exposeString('header', { description: 'Its header as the file has it.' }),
    field: t.exposeString('field', { nullable: true, description: 'Null: not taken.' }),
    how: t.field({
      type: ColumnRecognition,
      description: 'How it came to mean that.',
      resolve: (column) => column.how ?? 'none',
    }),
    sample: t.exposeString('sample', { nullable: true, description: 'The first value found in it.' }),
    samples: t.stringList({
      description: 'Up to three different values; none of a column about persons.',
      resolve: ({ samples, sample }) => samples ?? (sample === null ? [] : [sample]),
    }),
    confidence: t.float({
      nullable: true,
      description:
        'How sure the reading is, 0 to 1; of a column that is left out, how sure it is that it should be. Null for files that were read before this was recorded.',
      resolve: ({ confidence }) => confidence ?? null,
    }),
    alternatives: t.field({
      type: [ColumnReadingType],
      description: 'Other readings, the likeliest first; at most three.',
      resolve: ({ alternatives }) => alternatives ?? [],
    }),
    isPersonal: t.boolean({
      description: 'It is about persons rather than the place: it is not read unless it is released.',
      resolve: ({ isPersonal, how }) => isPersonal ?? how === 'private',
    }),
    isReleased: t.boolean({
      description: 'It is about persons, and an operator had it read all the same.',
      resolve: ({ isReleased }) => isReleased ?? false,
    }),
    isAsked: t.boolean({
      description: 'Its reading is in doubt: an import that is no dry run waits for an answer.',
      resolve: ({ isAsked }) => isAsked ?? false,
    }),
  }),
});

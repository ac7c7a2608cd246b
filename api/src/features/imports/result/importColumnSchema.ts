import { builder } from '../../../graphql/builder.ts';
import type { ColumnReading, ImportColumn } from '../read/columns/importColumn.ts';

/** Imports of earlier releases recorded less of a column. */
type ColumnRecord = { sheet: string } & Pick<ImportColumn, 'header' | 'field' | 'sample'> &
  Partial<ImportColumn>;

/** The columns of an import as its record has them. */
export const columnsOf = ({ columns }: { columns: unknown }) => columns as ColumnRecord[];

const ColumnRecognition = builder.enumType('ColumnRecognition', {
  description: 'How the mapping of a column was found.',
  values: {
    GIVEN: { value: 'given', description: 'By the mapping given with this import.' },
    REMEMBERED: {
      value: 'remembered',
      description: 'By a stored mapping of an earlier file with the same header.',
    },
    NAME: { value: 'name', description: 'By its header.' },
    CONTENT: { value: 'content', description: 'By its values, which are unambiguous.' },
    NONE: { value: 'none', description: 'Not recognised; the column is skipped.' },
    PRIVATE: { value: 'private', description: 'Personal data; the column is skipped.' },
  } as const,
});

const ColumnReadingType = builder.objectRef<ColumnReading>('ColumnReading').implement({
  description: 'A possible meaning of a column.',
  fields: (t) => ({
    field: t.exposeString('field', {
      nullable: true,
      description: 'Field of Business; null: the column is skipped.',
    }),
    confidence: t.exposeFloat('confidence', { description: 'Confidence, 0 to 1.' }),
  }),
});

export const ImportColumnType = builder.objectRef<ColumnRecord>('ImportColumn').implement({
  description: 'A column of the file, and its mapping.',
  fields: (t) => ({
    sheet: t.exposeString('sheet', {
      description: 'Sheet; for a CSV file, the file name.',
    }),
    number: t.int({
      nullable: true,
      description: 'Position of the column in its sheet, from 1; null for files of earlier releases.',
      resolve: (column) => column.number ?? null,
    }),
    header: t.exposeString('header', { description: 'Header of the column, as in the file.' }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'Field of Business; null: the column is skipped.',
    }),
    how: t.field({
      type: ColumnRecognition,
      description: 'How the mapping was found.',
      resolve: (column) => column.how ?? 'none',
    }),
    sample: t.exposeString('sample', { nullable: true, description: 'The first value found in it.' }),
    samples: t.stringList({
      description: 'Up to three distinct values; empty for columns with personal data.',
      resolve: ({ samples, sample }) => samples ?? (sample === null ? [] : [sample]),
    }),
    confidence: t.float({
      nullable: true,
      description:
        'Confidence of the mapping, 0 to 1; for a skipped column, confidence of skipping it. Null for files of earlier releases.',
      resolve: ({ confidence }) => confidence ?? null,
    }),
    alternatives: t.field({
      type: [ColumnReadingType],
      description: 'Other possible meanings, most likely first; at most three.',
      resolve: ({ alternatives }) => alternatives ?? [],
    }),
    isPersonal: t.boolean({
      description: 'Whether it holds personal data. It is then skipped unless it is released.',
      resolve: ({ isPersonal, how }) => isPersonal ?? how === 'private',
    }),
    isReleased: t.boolean({
      description: 'Whether an operator released the column although it holds personal data.',
      resolve: ({ isReleased }) => isReleased ?? false,
    }),
    isAsked: t.boolean({
      description: 'Whether the mapping is uncertain. An import that is no dry run then waits for an answer.',
      resolve: ({ isAsked }) => isAsked ?? false,
    }),
  }),
});

import { builder } from '../../../graphql/builder.ts';
import type { ColumnReading, ImportColumn } from '../read/columns/importColumn.ts';

/** Imports of earlier releases recorded less of a column. */
type ColumnRecord = { sheet: string } & Pick<ImportColumn, 'header' | 'field' | 'sample'> &
  Partial<ImportColumn>;

/** The columns of an import as its record has them. */
export const columnsOf = ({ columns }: { columns: unknown }) => columns as ColumnRecord[];

const ColumnRecognition = builder.enumType('ColumnRecognition', {
  description: 'Basis of a column’s mapping.',
  values: {
    GIVEN: { value: 'given', description: 'The mapping of this import.' },
    REMEMBERED: {
      value: 'remembered',
      description: 'A mapping of an earlier file with the same header.',
    },
    NAME: { value: 'name', description: 'Its header is known.' },
    CONTENT: { value: 'content', description: 'Its values are unambiguous.' },
    NONE: { value: 'none', description: 'Not known, so not taken.' },
    PRIVATE: { value: 'private', description: 'About persons: never read.' },
  } as const,
});

const ColumnReadingType = builder.objectRef<ColumnReading>('ColumnReading').implement({
  description: 'A meaning that a column may have.',
  fields: (t) => ({
    field: t.exposeString('field', { nullable: true, description: 'Null: skip it.' }),
    confidence: t.exposeFloat('confidence', { description: '0 to 1.' }),
  }),
});

export const ImportColumnType = builder.objectRef<ColumnRecord>('ImportColumn').implement({
  description: 'A column of the file and what it was taken for.',
  fields: (t) => ({
    sheet: t.exposeString('sheet', {
      description: 'Its sheet; for a CSV file, the file name.',
    }),
    number: t.int({
      nullable: true,
      description: 'Position of the column in its sheet, from 1; null for files of earlier releases.',
      resolve: (column) => column.number ?? null,
    }),
    header: t.exposeString('header', { description: 'Its header as the file has it.' }),
    field: t.exposeString('field', { nullable: true, description: 'Null: skipped.' }),
    how: t.field({
      type: ColumnRecognition,
      description: 'Basis of the mapping.',
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
        'Confidence of the mapping, 0 to 1; for a skipped column, confidence of skipping it. Null for files of earlier releases.',
      resolve: ({ confidence }) => confidence ?? null,
    }),
    alternatives: t.field({
      type: [ColumnReadingType],
      description: 'Other readings, the likeliest first; at most three.',
      resolve: ({ alternatives }) => alternatives ?? [],
    }),
    isPersonal: t.boolean({
      description:
        'It holds personal data rather than data of the business: it is not read unless it is released.',
      resolve: ({ isPersonal, how }) => isPersonal ?? how === 'private',
    }),
    isReleased: t.boolean({
      description: 'It holds personal data, and an operator released it.',
      resolve: ({ isReleased }) => isReleased ?? false,
    }),
    isAsked: t.boolean({
      description: 'Its mapping is uncertain: an import that is no dry run waits for an answer.',
      resolve: ({ isAsked }) => isAsked ?? false,
    }),
  }),
});

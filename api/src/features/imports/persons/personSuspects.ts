import type { ColumnField } from '../read/columns/columnFields.ts';
import { findPersons, type JudgedColumn } from '../read/columns/persons/personColumns.ts';
import type { ImportColumn } from '../read/columns/importColumn.ts';

/** A field that an import read from a column that today's rules recognise as personal. */
export interface PersonSuspect {
  importId: number;
  field: PersonField;
}

export type PersonField = 'email' | 'phone';

/** An import with the columns that it recorded; earlier releases recorded less of each. */
export interface RecordedImport {
  id: number;
  columns: unknown;
}

type RecordedColumn = Pick<ImportColumn, 'header' | 'field' | 'how'> & {
  sheet: string;
} & Partial<ImportColumn>;

/** Sample value for columns of persons' names, of which no samples are stored. */
const somebody = ['Ada Person'];

/** Fields that earlier imports read from personal columns, by today's rules. Columns that operators mapped or released do not count. Pure. */
export function personSuspects({ id, columns }: RecordedImport): PersonSuspect[] {
  const recorded = columns as RecordedColumn[];
  const found = new Set<PersonField>();
  for (const sheet of new Set(recorded.map((column) => column.sheet))) {
    const ofSheet = recorded.filter((column) => column.sheet === sheet);
    const { personal } = findPersons(ofSheet.map(judgedOf), []);
    for (const [index, { field, how, isReleased }] of ofSheet.entries()) {
      const isGiven = how === 'given' || how === 'remembered' || isReleased === true;
      if (personal.has(index) && !isGiven && isPersonField(field)) found.add(field);
    }
  }
  return [...found].map((field) => ({ importId: id, field }));
}

function judgedOf({ header, field, how, sample, samples }: RecordedColumn, index: number): JudgedColumn {
  const shown = samples ?? (sample == null ? [] : [sample]);
  return {
    index,
    header,
    values: how === 'private' && shown.length === 0 ? somebody : shown,
    kind: field === 'phone' || field === 'email' || field === 'name' ? field : 'other',
  };
}

function isPersonField(field: ColumnField | null): field is PersonField {
  return field === 'email' || field === 'phone';
}

import { AppError } from '../../../../lib/errors.ts';
import { comparableHeader } from './comparableHeader.ts';
import { isColumnField, type ColumnField } from './columnFields.ts';
import { columnNamed } from '../../../../../../domain/imports/columnLetters.ts';
import type { ColumnMapping } from './mappedColumn.ts';

/**
 * Column -> field as the operator gave it; null leaves a column out. A header's name goes before letters. Throws AppError
 * BAD_INPUT for a field that there is not.
 */
export function givenColumns(
  headers: (string | undefined)[],
  mapping: ColumnMapping,
): Map<number, ColumnField | null> {
  const given = new Map<number, ColumnField | null>();
  const comparable = headers.map((header) => comparableHeader(header ?? ''));
  const written = headers.map((header) => header?.trim() ?? '');
  for (const [key, field] of Object.entries(mapping)) {
    if (field && !isColumnField(field)) {
      throw new AppError('BAD_INPUT', { message: 'mappingFieldUnknown', field: field.slice(0, 100) });
    }
    const name = key.trim();
    let index = written.indexOf(name);
    if (index < 0 && comparableHeader(name) !== '') index = comparable.indexOf(comparableHeader(name));
    if (index < 0) index = columnNamed(name) ?? -1;
    if (index >= 0) given.set(index, field && isColumnField(field) ? field : null);
  }
  return given;
}

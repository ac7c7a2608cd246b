import type { ColumnField } from '../columns/columnFields.ts';
import { withoutTextAround } from '../columns/headers/textAround.ts';
import type { MappedColumn } from '../columns/mappedColumn.ts';
import { ValueProblem } from './rowProblem.ts';
import { readingLimits } from '../formats/readingLimits.ts';
import type { RowProblem, SheetRow } from '../formats/sheetRow.ts';
import { withoutGuard } from '../../../../../../domain/text/formulaGuard.ts';
import { isNothing } from '../values/isNothing.ts';
import { comparableName, nameInLink } from '../columns/content/nameInLink.ts';
import { cleanCell, isMissing, withoutIndents } from '../values/textValue.ts';

/** The columns of a sheet by what they mean, best first. */
export type ColumnPlan = Map<ColumnField, MappedColumn[]>;

export function planColumns(mapped: MappedColumn[]): ColumnPlan {
  const plan: ColumnPlan = new Map();
  for (const column of mapped) {
    const known = plan.get(column.field);
    if (!known) plan.set(column.field, [column]);
    else if (known.length < readingLimits.columnsOfField) known.push(column);
  }
  return plan;
}

/** Reads fields out of one row and gathers what is wrong with it. */
export class RowValues {
  /** Why the row as a whole is refused. */
  readonly problems: RowProblem[] = [];
  /** Values that could not be read and are left empty. */
  readonly warnings: RowProblem[] = [];

  constructor(
    private readonly row: SheetRow,
    private readonly plan: ColumnPlan,
  ) {}

  /** The first value that the reader makes of the field's columns. A value that can't be read is a warning, and null. */
  first<Value>(field: ColumnField, read: (text: string, header: string) => Value | null): Value | null {
    const columns = this.plan.get(field);
    if (columns === undefined) return null;
    for (const column of columns) {
      const value = this.valueOf(column, read);
      if (value !== null) return value;
    }
    return null;
  }

  /** Values that the reader takes from each of the field's columns. */
  every<Value>(field: ColumnField, read: (text: string, header: string) => Value | null): Value[] {
    const columns = this.plan.get(field);
    if (columns === undefined) return [];
    return columns.map((column) => this.valueOf(column, read)).filter((value) => value !== null);
  }

  private valueOf<Value>(
    { index, header, field, around, isLinked, isMixed, isNaMissing }: MappedColumn,
    read: (text: string, header: string) => Value | null,
  ): Value | null {
    if (this.isFaulty(index)) return null;
    const written = plainCell(this.row.cells[index]);
    if (isNaMissing && written === 'NA') return null;
    if (isMixed && this.isOfOther(written)) return null;
    const linked = isLinked ? (nameInLink(written) ?? '') : written;
    const text = around ? withoutTextAround(linked, around) : linked;
    // A name may be such a word.
    const isEmpty = field === 'name' ? isMissing(text) : isNothing(text);
    return isEmpty ? null : this.attempt(header, () => read(text, header));
  }

  /** Whether a link to a map has the name of another place than its row. */
  private isOfOther(link: string): boolean {
    const linked = nameInLink(link);
    const names = (this.plan.get('name') ?? []).map(({ index }) =>
      comparableName(plainCell(this.row.cells[index])),
    );
    return linked !== null && !names.includes(comparableName(linked));
  }

  /** A cell of our own export, exactly as it was stored; an empty one has no value. */
  stored<Value>(field: ColumnField, read: (text: string) => Value | null): Value | null {
    const [column] = this.plan.get(field) ?? [];
    if (column === undefined || this.isFaulty(column.index)) return null;
    const text = withoutGuard(this.row.cells[column.index] ?? '');
    return text === '' ? null : this.attempt(column.header, () => read(text));
  }

  /** The headers of the columns of these fields. */
  headers(...fields: ColumnField[]): string[] {
    return fields.flatMap((field) => (this.plan.get(field) ?? []).map(({ header }) => header));
  }

  /** Says that a value is left empty. */
  warn(problem: RowProblem): void {
    this.warnings.push(problem);
  }

  /** A cell whose fault was found while reading holds part of its value at most. */
  private isFaulty(index: number): boolean {
    return this.row.fault?.column === index;
  }

  attempt<Value>(header: string, read: () => Value | null): Value | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ValueProblem)) throw error;
      const { shown: value, code, reason: message } = error;
      // A cell that is read for several fields is reported once.
      const isReported = this.warnings.some((one) => one.column === header && one.code === code);
      if (!isReported) this.warnings.push({ column: header, value, code, message });
      return null;
    }
  }

  /** A fault of one cell counts only in a column that is used, as a warning; one of the record refuses the row. */
  addFault(): void {
    const { fault } = this.row;
    if (!fault) return;
    const used = [...this.plan.values()].flat().find(({ index }) => index === fault.column);
    if (fault.column !== null && !used) return;
    const { value, code, message } = fault;
    (used ? this.warnings : this.problems).push({
      column: used?.header ?? null,
      value,
      code,
      message,
    });
  }
}

/** Clean text of a cell without the apostrophe that keeps it from being a formula. */
function plainCell(cell: string | undefined): string {
  return withoutIndents(cleanCell(cell?.startsWith("'") ? withoutGuard(cell) : cell));
}

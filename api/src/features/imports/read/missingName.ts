import { cleanName } from '../../../../../domain/text/names.ts';
import type { ColumnPlan, RowValues } from './rows/rowValues.ts';
import type { RowProblem, SheetRow } from './formats/sheetRow.ts';

/** Why a row without a name is refused: its record is damaged, its name can't be used, or there is none. */
export function namelessProblems(values: RowValues, cells: SheetRow, plan: ColumnPlan): RowProblem[] {
  if (values.problems.length > 0) return values.problems;
  return values.warnings.length > 0 ? values.warnings : [missingName(cells, plan)];
}

/** The problem of a name cell that is empty or has no visible character. */
function missingName({ cells }: SheetRow, plan: ColumnPlan): RowProblem {
  const column = plan.get('name')?.[0];
  const written = cells[column?.index ?? -1] ?? '';
  const isUnseen = written.trim() !== '' && cleanName(written) === '';
  return {
    column: column?.header ?? null,
    value: null,
    code: 'NAME_MISSING',
    message: isUnseen ? 'nameOnlyInvisible' : 'nameEmpty',
  };
}

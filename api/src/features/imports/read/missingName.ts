import { cleanName } from '../../../../../domain/text/names.ts';
import type { ColumnPlan } from './rows/rowValues.ts';
import type { RowProblem, SheetRow } from './formats/sheetRow.ts';

/** Why a row without a name is refused: its cell is empty, or nothing of it would be seen. */
export function missingName({ cells }: SheetRow, plan: ColumnPlan): RowProblem {
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

import type { Business } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { columnOfMark } from '../../../lib/exportedFields.ts';
import { businessData, derivedColumns } from './businessData.ts';
import { changeBusiness, columnsOf } from './changeBusiness.ts';
import { checkBusinessInput, refuseRemovedRequired, withoutEmptyRequired } from './checkBusinessInput.ts';
import { columnsByHand } from './revisionColumns.ts';

/**
 * Changes fields of a listing by hand; later imports do not overwrite them. A required field that the listing lacks may be
 * written back empty. `version`: the expected version. Errors: BAD_INPUT
 * by field, NOT_FOUND, CONFLICT for a stale version.
 */
export async function updateBusiness(
  context: Context,
  id: number,
  given: object,
  version?: number | null,
): Promise<Business> {
  requireOperator(context);
  const input = await checkBusinessInput(withoutEmptyRequired(given), false);
  return changeBusiness(context, {
    action: 'business.update',
    id,
    version,
    async change(tx, stored) {
      refuseRemovedRequired({ ...given }, { ...stored });
      const data = await businessData(tx, input, stored);
      const derived = derivedColumns(input, data);
      const edited = columnsByHand(columnsOf(data, stored), input);
      const marks = stored.derivedFields.filter((mark) => !edited.includes(columnOfMark(mark)));
      return {
        ...data,
        editedFields: [...new Set([...stored.editedFields, ...edited])],
        derivedFields: [...new Set([...marks, ...derived])],
      };
    },
  });
}

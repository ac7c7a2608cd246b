import type { Business } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';
import { changeBusiness } from './changeBusiness.ts';

/** Puts a listing into the trash: it is shown and counted nowhere until it is restored. Errors as of `changeBusiness`. */
export function deleteBusiness(context: Context, id: number, version?: number | null): Promise<Business> {
  return changeBusiness(context, {
    action: 'business.delete',
    id,
    version,
    change: async () => ({ deletedAt: new Date() }),
  });
}

/** Takes a listing out of the trash, as it was. */
export function restoreBusiness(context: Context, id: number): Promise<Business> {
  return changeBusiness(context, {
    action: 'business.restore',
    id,
    inTrash: true,
    change: async () => ({ deletedAt: null }),
  });
}

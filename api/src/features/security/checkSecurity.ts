import { requireOperator, type Context } from '../../lib/context.ts';
import { readLiveCodes } from '../injectedCodes/readLiveCodes.ts';
import { checkAccess } from './checkAccess.ts';
import { checkSite } from './checkSite.ts';
import { checkUpkeep } from './checkUpkeep.ts';
import type { SecurityCheck } from './securityCheck.ts';

/** Looks at this installation as it is now. Error: UNAUTHENTICATED. */
export async function checkSecurity(context: Context, now = new Date()): Promise<SecurityCheck[]> {
  requireOperator(context);
  const [codes, access, upkeep] = await Promise.all([
    readLiveCodes(context),
    checkAccess(context, now),
    checkUpkeep(context, now),
  ]);
  return [...checkSite(context.config, codes), ...access, ...upkeep];
}

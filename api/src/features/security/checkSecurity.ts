import { requireOperator, type Context } from '../../lib/context.ts';
import { readLiveCodes } from '../injectedCodes/readLiveCodes.ts';
import { checkAccess } from './checkAccess.ts';
import { checkSite } from './checkSite.ts';
import { checkMaintenance } from './checkMaintenance.ts';
import type { SecurityCheck } from './securityCheck.ts';

/** Checks the current state of this installation. Errors: UNAUTHENTICATED. */
export async function checkSecurity(context: Context, now = new Date()): Promise<SecurityCheck[]> {
  requireOperator(context);
  const [codes, access, maintenance] = await Promise.all([
    readLiveCodes(context),
    checkAccess(context, now),
    checkMaintenance(context, now),
  ]);
  return [...checkSite(context.config, codes), ...access, ...maintenance];
}

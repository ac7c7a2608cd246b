import sql from 'sql-template-tag';
import type { InjectionConsent, InjectionOwner } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';
import type { InjectionPosition } from './parseInjection.ts';

/** A code that is on. */
export interface LiveCode {
  id: number;
  owner: InjectionOwner;
  name: string;
  code: string;
  position: InjectionPosition;
  consent: InjectionConsent;
}

/** The codes that are on, in their order. */
export async function readLiveCodes({ db }: Pick<Context, 'db'>): Promise<LiveCode[]> {
  return db.rows<LiveCode>(sql`
    SELECT id, owner, name, code, position, consent FROM injection_codes
    WHERE is_enabled AND deleted_at IS NULL ORDER BY sort_order, id`);
}

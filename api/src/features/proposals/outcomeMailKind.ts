import { object } from 'yup';
import { jobKind, rowId, type Nothing } from '../../jobs/jobKind.ts';

export interface OutcomePayload {
  /** Restores of backups read it in SQL. */
  proposalId: number;
}

/** In the queue of all mails: a mail server that hangs must not hold more than one worker. */
export const outcomeMailKind = jobKind<OutcomePayload, Nothing>({
  kind: 'proposalOutcomeMail',
  queue: 'mail',
  payload: object({ proposalId: rowId }),
});

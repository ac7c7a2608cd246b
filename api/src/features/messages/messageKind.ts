import { object } from 'yup';
import { jobKind, rowId, type Nothing } from '../../jobs/jobKind.ts';

export interface MessagePayload {
  messageId: number;
}

export interface ReplyPayload {
  replyId: number;
}

/** Messages are mailed one after another: a mail server that hangs must not hold more than one worker. */
export const messageKind = jobKind<MessagePayload, Nothing>({
  kind: 'contactMail',
  queue: 'mail',
  payload: object({ messageId: rowId }),
});

export const replyKind = jobKind<ReplyPayload, Nothing>({
  kind: 'replyMail',
  queue: 'mail',
  payload: object({ replyId: rowId }),
});

import { object } from 'yup';
import { jobKind, rowId } from '../../../jobs/jobKind.ts';
import { apiKeyId, type RequestedByKey } from '../../../lib/jobRequester.ts';

export interface BulkEditPayload {
  bulkEditId: number;
}

export interface BulkUndoPayload extends BulkEditPayload, RequestedByKey {}

/** Bulk edits and their undos run one after another, in the order of the requests. */
export const bulkEditKind = jobKind<BulkEditPayload, { changed: number }>({
  kind: 'bulkEdit',
  queue: 'bulkEdits',
  payload: object({ bulkEditId: rowId }),
});

export const bulkUndoKind = jobKind<BulkUndoPayload, { restored: number; kept: number }>({
  kind: 'undoBulkEdit',
  queue: 'bulkEdits',
  payload: object({ bulkEditId: rowId, apiKeyId }),
});

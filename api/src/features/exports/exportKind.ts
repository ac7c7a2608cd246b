import { object } from 'yup';
import { jobKind, rowId } from '../../jobs/jobKind.ts';
import { apiKeyId, type RequestedByKey } from '../../lib/jobRequester.ts';

export interface ExportPayload extends RequestedByKey {
  exportId: number;
}

/** Empty if the file already existed. */
interface ExportResult {
  rows?: number;
  /** Bytes. */
  fileSize?: number;
}

/** Exports to a file run one after another: each keeps the database and a processor busy. */
export const exportKind = jobKind<ExportPayload, ExportResult>({
  kind: 'export',
  queue: 'exports',
  payload: object({ exportId: rowId, apiKeyId }),
});

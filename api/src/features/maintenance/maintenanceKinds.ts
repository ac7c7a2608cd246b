import { number, object, string, type ObjectSchema } from 'yup';
import type { MaintenanceResults } from '../../../../domain/jobResults.ts';
import { safetyBackupPayload, type SafetyBackupPayload } from '../backups/backupKind.ts';
import { jobKind, noPayload, rowId, type Nothing } from '../../jobs/jobKind.ts';

export type ResetResult = MaintenanceResults['reset'];

/** In the queue of imports, so that no import is applied during a reset. */
export const resetKind = jobKind<SafetyBackupPayload, ResetResult>({
  kind: 'reset',
  queue: 'imports',
  payload: safetyBackupPayload,
});

const count = number().required();

/** The result that a reset stores with its deletions. */
export const resetResult: ObjectSchema<ResetResult> = object({
  businesses: count,
  hidden: number(),
  reviews: count,
  categories: count,
  cities: count,
  imports: count,
  backupId: rowId,
  fileName: string().required(),
});

export const optimizeKind = jobKind<Nothing, MaintenanceResults['optimize']>({
  kind: 'optimize',
  queue: 'optimize',
  payload: noPayload,
});

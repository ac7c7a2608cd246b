import { number, object, string, type ObjectSchema } from 'yup';
import type { MaintenanceResults } from '../../../../domain/jobResults.ts';
import { jobKind, rowId } from '../../jobs/jobKind.ts';

/** A scheduled backup has no reason. */
export interface BackupPayload {
  reason?: 'MANUAL';
}

/** The backup that a job verifies or restores. */
export interface StoredBackupPayload {
  backupId: number;
}

/** Written by a job that takes a backup before it replaces or deletes the directory. */
export interface SafetyBackupPayload {
  /** The backup that its last attempt took. */
  safetyBackupId?: number;
}

export interface RestorePayload extends StoredBackupPayload, SafetyBackupPayload {}

const safetyBackupId = number().integer();
export const safetyBackupPayload: ObjectSchema<SafetyBackupPayload> = object({ safetyBackupId });

/** Backups are taken and verified one after another. */
export const backupKind = jobKind<BackupPayload, MaintenanceResults['backup']>({
  kind: 'backup',
  queue: 'backups',
  payload: object({ reason: string().oneOf(['MANUAL'] as const) }),
});

export const verifyKind = jobKind<StoredBackupPayload, MaintenanceResults['verifyBackup']>({
  kind: 'verifyBackup',
  queue: 'backups',
  payload: object({ backupId: rowId }),
});

/** In the queue of imports, so that no import is applied during a restore. */
export const restoreKind = jobKind<RestorePayload, MaintenanceResults['restore']>({
  kind: 'restore',
  queue: 'imports',
  payload: object({ backupId: rowId, safetyBackupId }),
});

const count = number().required();

/** The result that a restore stores with its data. */
export const restoreResult: ObjectSchema<MaintenanceResults['restore']> = object({
  backupId: rowId,
  fileName: string().required(),
  businesses: count,
  hidden: number().nullable(),
  rows: count,
  takenAt: string().required(),
  safetyBackupId: rowId,
  safetyFileName: string().required(),
});

import { AppError } from '../../../lib/errors.ts';

const reasons = {
  foreign: 'notABackup',
  truncated: 'backupIncomplete',
  damaged: 'backupDamaged',
  inflated: 'backupBomb',
  newer: 'backupOfNewerRelease',
} as const;

/** Why a file can't be restored: UNUSABLE_FILE. */
export function unusableBackup(reason: keyof typeof reasons): AppError {
  return new AppError('UNUSABLE_FILE', reasons[reason]);
}

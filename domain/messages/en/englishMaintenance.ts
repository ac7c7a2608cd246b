import { englishCount } from './englishFormat.ts';

export const englishMaintenance = {
  backupFileNotFound: 'Backup file not found.',
  backupOlder: ({ backup, release, here }: { backup: string; release: string; here: string }) =>
    `This backup is of an older version of the database (${backup}, release ${release}); this database has version ${here}. Restore the backup into an empty database with the release that made it, then upgrade.`,
  backupNewer: ({ backup, here }: { backup: string; here: string }) =>
    `This backup is of a newer version of the database (${backup}); this database has version ${here}. Upgrade first.`,
  importNotInBackup: 'It was running when the backup was made, and was not restored with it.',
  notABackup: 'This file is not a backup.',
  backupIncomplete:
    'The backup file is incomplete: its end is missing. Copy it again or choose another backup.',
  backupDamaged:
    'The backup file is damaged: its content does not match its checksum. Choose another backup.',
  backupBomb: 'The backup file expands to an implausible size; it is not restored.',
  backupOfNewerRelease: 'This backup was made by a newer release. Upgrade first.',
  backupNotFound: 'Backup not found.',
  backupCountOutOfRange: 'The number of backups to keep must be between 1 and 100.',
  backupCountInvalid: 'A whole number between 1 and 100',
  backupFileGone: 'The file of the backup no longer exists.',
  backupInUse: 'This backup is in use.',
  restoreRunning: 'A restore is already running or queued.',
  cacheCleared: 'The cache was cleared.',
  dataReset: 'All data was deleted.',
  resetFailed: 'The database could not be reset.',
  jobLostItsWorkers: ({ count }: { count: number }) =>
    `The process that ran this job ended unexpectedly ${count} times, before the job was done. Often the memory was not enough.`,
  jobPayloadInvalid: ({ field }: { field: string }) => `The stored payload of the job is invalid: ${field}.`,
  jobResultInvalid: ({ field }: { field: string }) => `The stored result of the job is invalid: ${field}.`,
  databaseBusy: 'The database is busy.',
  exportNotFound: 'Export not found.',
  exportEnded: 'This export has already ended.',
  exportsRunning: 'Other exports are running. Please try again shortly.',
  rangeOfRows: 'Please enter a valid range (such as 500 - 10000)',
  startInvalid: 'A whole number of 1 or more',
  endInvalid: 'A whole number not below the start',
  exportTooLarge: ({ limit }: { limit: number }) =>
    `At most ${englishCount(limit, 'record')} can be exported as .xlsx at once. Please enter a valid range (such as 500 - 10000) or choose .csv.`,
  exportExpired: 'The file has expired; export it again.',
  exportNotReady: 'The file is not ready yet.',
};

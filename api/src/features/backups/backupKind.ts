/** Backups are taken and verified one after another. */
export const backupKind = { kind: 'backup', queue: 'backups' } as const;
export const verifyKind = { kind: 'verifyBackup', queue: 'backups' } as const;
/** In the queue of imports, so that no import is applied during a restore. */
export const restoreKind = { kind: 'restore', queue: 'imports' } as const;

/** The backup that a job is for. */
export function backupIdOf(payload: unknown): number {
  if (
    typeof payload === 'object' &&
    payload !== null &&
    'backupId' in payload &&
    typeof payload.backupId === 'number'
  ) {
    return payload.backupId;
  }
  throw new Error('a job without its backup');
}

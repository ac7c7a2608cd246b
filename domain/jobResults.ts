import type { MessageData } from './messages/messageData.ts';

/** Results that maintenance jobs store, by kind.  GraphQL gives it to the back office as JSON. */
export interface MaintenanceResults {
  backup: {
    backupId: number;
    fileName: string;
    fileSize: number;
    /** All listings, with those that are hidden. */
    businesses: number;
    /** Those in the trash or merged into another. */
    hidden: number | null;
    /** Number of older scheduled backups that were deleted. */
    deleted: number;
  };
  verifyBackup: {
    backupId: number;
    fileName: string;
    rows: number;
    /** Why the backup is damaged, in English; null if it is not. */
    damage: string | null;
    damageMessage: MessageData | null;
  };
  restore: {
    backupId: number;
    fileName: string;
    businesses: number;
    hidden?: number | null;
    rows: number;
    /** When the restored state was backed up, in ISO 8601. */
    takenAt: string;
    safetyBackupId: number;
    safetyFileName: string;
  };
  reset: {
    businesses: number;
    /** Absent in results of earlier releases. */
    hidden?: number;
    reviews: number;
    categories: number;
    cities: number;
    imports: number;
    backupId: number;
    fileName: string;
  };
  optimize: {
    tables: number;
    indexes: number;
    /** Sizes of the database in bytes. */
    sizeBefore: number;
    sizeAfter: number;
    seconds: number;
  };
}

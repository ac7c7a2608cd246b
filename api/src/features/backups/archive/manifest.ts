import { createHash } from 'node:crypto';
import { unusableBackup } from './unusableBackup.ts';

export const archiveFormat = 'business-directory backup';
export const formatVersion = 1;
export const headerName = 'backup.json';
export const manifestName = 'manifest.json';

/** The first file of a backup: its format and the files that follow. */
export interface BackupHeader {
  format: typeof archiveFormat;
  formatVersion: number;
  /** The last migration of the database. */
  schemaVersion: string;
  appVersion: string;
  /** ISO time of the snapshot. */
  takenAt: string;
  /** Identifies the installation. */
  installation: string | null;
  /** Ordered so that a table comes after those that it refers to. */
  tables: { name: string; columns: string[] }[];
}

/** The last file of a backup: the files that were written. */
export interface BackupManifest {
  /** SHA-256 of the header, byte for byte. */
  headerSha256: string;
  tables: Record<string, TableDigest>;
  /** Last value of each sequence. */
  sequences: Record<string, number>;
  /** One hash for the tables in `hashedTables`: the same for two backups of the same directory. */
  contentHash: string;
  /**
   * The tables that `contentHash` covers, which differ between releases; missing in files of releases that did not store
   * them.
   */
  hashedTables?: string[];
  /** Listings that are in the trash or merged into another; missing in files of releases that did not count them. */
  hidden?: number;
}

export interface TableDigest {
  rows: number;
  bytes: number;
  /** SHA-256 of the rows in PostgreSQL's text format, in the order of the primary key. */
  sha256: string;
}

export interface BackupFacts {
  header: BackupHeader;
  manifest: BackupManifest;
}

/** Number of listings in a backup, and of those in the trash or merged into another; null if unknown. */
export interface ListingCounts {
  businesses: number;
  hidden: number | null;
}

export function listingCounts({ tables, hidden }: BackupManifest): ListingCounts {
  return { businesses: tables.businesses?.rows ?? 0, hidden: hidden ?? null };
}

/** One hash for several tables, in any order. */
export function hashOf(tables: Record<string, TableDigest>, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of [...names].sort()) hash.update(`${name} ${tables[name]?.sha256 ?? 'none'}\n`);
  return hash.digest('hex');
}

export function readHeader(text: string): BackupHeader {
  const header = parse(text);
  if (header.format !== archiveFormat || typeof header.formatVersion !== 'number')
    throw unusableBackup('foreign');
  if (header.formatVersion > formatVersion) throw unusableBackup('newer');
  const tables = Array.isArray(header.tables) ? (header.tables as unknown[]) : [];
  const isWhole =
    typeof header.schemaVersion === 'string' &&
    typeof header.appVersion === 'string' &&
    typeof header.takenAt === 'string' &&
    !Number.isNaN(Date.parse(header.takenAt)) &&
    (header.installation === null || typeof header.installation === 'string') &&
    tables.length > 0 &&
    tables.every(isTable);
  if (!isWhole) throw unusableBackup('damaged');
  return header as unknown as BackupHeader;
}

export function readManifest(text: string): BackupManifest {
  const manifest = parse(text);
  const isWhole =
    typeof manifest.headerSha256 === 'string' &&
    typeof manifest.contentHash === 'string' &&
    isRecord(manifest.tables) &&
    Object.values(manifest.tables).every(isDigest) &&
    isRecord(manifest.sequences) &&
    Object.values(manifest.sequences).every((last) => Number.isSafeInteger(last)) &&
    (manifest.hashedTables === undefined || isNames(manifest.hashedTables)) &&
    (manifest.hidden === undefined || Number.isSafeInteger(manifest.hidden));
  if (!isWhole) throw unusableBackup('damaged');
  return manifest as unknown as BackupManifest;
}

function parse(text: string): Record<string, unknown> {
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // Reported below.
  }
  if (!isRecord(value)) throw unusableBackup('damaged');
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTable(value: unknown): boolean {
  return isRecord(value) && typeof value.name === 'string' && isNames(value.columns);
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

function isDigest(value: unknown): boolean {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value.rows) &&
    Number.isSafeInteger(value.bytes) &&
    typeof value.sha256 === 'string'
  );
}

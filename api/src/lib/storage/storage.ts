import type { Readable } from 'node:stream';
import { AppError } from '../errors.ts';

export interface FilePart {
  data: Buffer;
  /** Identifies the content of the whole file; null if nothing was read. */
  version: string | null;
  /** Bytes of the whole file; null if that is not known. */
  size: number | null;
}

/** Files that belong to the directory: uploads, exports, backups, the sitemap. Keys look like `uploads/3f2a.xlsx`. */
export interface Storage {
  /** Stores the whole stream, or nothing. Errors: NO_SPACE, UNAVAILABLE, and errors of the stream itself. */
  write(key: string, content: Readable): Promise<void>;
  /** A stream that fails with code ENOENT if there is no such file, and with UNAVAILABLE if the storage is unavailable. */
  read(key: string): Readable;
  /**
   * Up to `length` bytes from `offset`, fewer at the end of the file. Fails with code ENOENT if there is no such file.
   * Errors: UNAVAILABLE.
   */
  readRange(key: string, offset: number, length: number): Promise<FilePart>;
  has(key: string): Promise<boolean>;
  /** Calls `use` with a local path that other processes can open until it returns. Errors: GONE, UNAVAILABLE. */
  withLocalFile<Result>(key: string, use: (file: string) => Promise<Result>): Promise<Result>;
  /** Location of a file for messages: a path, or a URL such as s3://bucket/key. */
  locationOf(key: string): string;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** All files under a prefix such as `uploads`. */
  list(prefix: string): Promise<{ key: string; modifiedAt: Date }[]>;
}

/** The error for a file that is no longer stored. */
export function fileIsGone(): AppError {
  return new AppError('GONE', 'fileGone');
}

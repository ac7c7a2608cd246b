import { readFileRange } from '../../../lib/storage/readFileRange.ts';
import type { FilePart, Storage } from '../../../lib/storage/storage.ts';

/** Bytes that are read in parts. */
export interface ByteSource {
  /** Location for people. */
  name: string;
  /**
   * Up to `length` bytes from `offset`, fewer at the end. Errors: an error of code ENOENT where there is nothing,
   * UNAVAILABLE.
   */
  read(offset: number, length: number): Promise<FilePart>;
}

/** A file of this machine. */
export const fileSource = (file: string): ByteSource => ({
  name: file,
  read: (offset, length) => readFileRange(file, offset, length),
});

/** A file of the storage that STORAGE_URL names. */
export const storedSource = (storage: Storage, key: string): ByteSource => ({
  name: storage.locationOf(key),
  read: (offset, length) => storage.readRange(key, offset, length),
});

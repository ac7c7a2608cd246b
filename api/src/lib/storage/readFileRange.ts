import { open } from 'node:fs/promises';
import type { FilePart } from './storage.ts';

/**
 * Up to `length` bytes of a file from `offset`, fewer at its end, with what identifies its content. The file is opened for
 * each read, so that one that replaces it is seen.
 */
export async function readFileRange(file: string, offset: number, length: number): Promise<FilePart> {
  const handle = await open(file, 'r');
  try {
    const { size, mtimeMs } = await handle.stat();
    const data = Buffer.alloc(Math.max(0, Math.min(length, size - offset)));
    const { bytesRead } = await handle.read(data, 0, data.length, offset);
    const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
    return { data: data.subarray(0, bytesRead), version, size };
  } finally {
    await handle.close();
  }
}

import { open } from 'node:fs/promises';
import { isCompoundFile } from './compoundFile.ts';

const maxMegabytes = 384;

/**
 * Megabytes of JavaScript heap for reading a file. An .xls is read whole, which takes 32 MB and ten times its size; a damaged
 * one that claims to be larger gets no more.
 */
export async function heapNeeded(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    if (!isCompoundFile(buffer.subarray(0, bytesRead))) return maxMegabytes;
    const { size } = await file.stat();
    return Math.min(maxMegabytes, Math.ceil(96 + (16 * size) / 1024 ** 2));
  } finally {
    await file.close();
  }
}

import { open } from 'node:fs/promises';
import { isCompoundFile } from './compoundFile.ts';

const maxMegabytes = 384;

/**
 * Megabytes of JavaScript heap that reading a file may take. An .xls is read whole, which takes 32 and ten times its
 * size; a damaged one that says it were larger is not given the memory for it.
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

import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Import } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';
import { failImport, runImport } from '../run/runImport.ts';
import { startImport } from '../run/startImport.ts';
import { runUndo } from '../undo/runUndo.ts';

const signal = new AbortController().signal;

const jobOf = (importId: number) => ({
  id: 0,
  payload: { importId },
  signal,
  progress: () => undefined,
});

/** Imports a file without a queue. Returns the record of the import, which may have failed. */
export async function importOf(context: Context, file: string): Promise<Import> {
  const { id } = await startImport(context, {
    content: createReadStream(file),
    fileName: path.basename(file),
  });
  await runImport(context, jobOf(id)).catch((error: unknown) => failImport(context, jobOf(id), error));
  return context.db.prisma.import.findUniqueOrThrow({ where: { id } });
}

/** Undoes an import without a queue. */
export async function undoOf(context: Context, importId: number): Promise<void> {
  await runUndo(context, jobOf(importId));
}

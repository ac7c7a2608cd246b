import { Readable } from 'node:stream';
import { makeCsv } from '../features/imports/read/fixtures/makeCsv.ts';
import { failImport, runImport } from '../features/imports/run/runImport.ts';
import { runUndo } from '../features/imports/undo/runUndo.ts';
import { startImport, type StartImportInput } from '../features/imports/run/startImport.ts';
import type { Services } from '../lib/context.ts';
import { readInProcess } from './files/readInProcess.ts';
import { testContext } from './execute.ts';
import { runningJob } from '../jobs/testing/runningJob.ts';

/** Cells of rows by their headers, as a CSV file. A header that a row lacks is an empty cell. */
export function csvOf(rows: Record<string, string>[]): string {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return makeCsv([headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))]);
}

type Options = Partial<Omit<StartImportInput, 'content'>>;

/** Hands a file in, and leaves its import to a worker. */
export function queueImport(services: Services, content: string | Buffer, options: Options = {}) {
  const context = testContext(services, { as: { kind: 'system' } });
  return startImport(context, {
    fileName: 'places.csv',
    ...options,
    content: Readable.from([Buffer.from(content)]),
  });
}

/** Hands a file in and does its import, as a worker would at its only try. Returns its record. */
export async function runImportOf(services: Services, content: string | Buffer, options: Options = {}) {
  const { id } = await queueImport(services, content, options);
  return runQueued(services, id);
}

/** Runs a queued import; its file is read in this process. */
export async function runQueued(services: Services, id: number, signal = new AbortController().signal) {
  const context = testContext(services, { as: { kind: 'system' } });
  const job = runningJob({ importId: id }, { signal });
  await runImport(context, job, readInProcess).catch((error: unknown) => failImport(context, job, error));
  return services.db.prisma.import.findUniqueOrThrow({ where: { id } });
}

/** Runs the undo of an import. */
export async function runUndoOf(services: Services, id: number) {
  const context = testContext(services, { as: { kind: 'system' } });
  await runUndo(context, runningJob({ importId: id }));
  return services.db.prisma.import.findUniqueOrThrow({ where: { id } });
}

import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { startImport } from './features/imports/startImport.ts';
import { detachedContext, type Services } from './lib/context.ts';

/**
 * Queues the import of the demonstration where the directory is empty and nothing was ever imported into it.
 * Returns whether it did.
 */
export async function loadDemo(services: Services, workbook: string): Promise<boolean> {
  const { config, db } = services;
  if (!config.hasDemoData || config.databaseUrl !== null) return false;
  const [businesses, imports] = await Promise.all([db.prisma.business.count(), db.prisma.import.count()]);
  if (businesses > 0 || imports > 0) return false;
  await access(workbook);
  const context = detachedContext(services, { kind: 'system' }, `demo-${randomUUID()}`);
  await startImport(context, { content: createReadStream(workbook), fileName: 'demo.xlsx', isDemo: true });
  return true;
}

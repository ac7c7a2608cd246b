import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { startImport } from './features/imports/run/startImport.ts';
import { detachedContext, type Services } from './lib/context.ts';

/**
 * Queues the import of the demo workbook if the directory is empty, nothing was ever imported, and no operator emptied it.
 * Returns whether it did.
 */
export async function loadDemo(services: Services, workbook: string): Promise<boolean> {
  const { config, db } = services;
  if (!config.hasDemoData || config.databaseUrl !== null) return false;
  const [businesses, imports, resets] = await Promise.all([
    db.prisma.business.count(),
    db.prisma.import.count(),
    db.prisma.auditEvent.count({ where: { action: 'database.reset' } }),
  ]);
  if (businesses > 0 || imports > 0 || resets > 0) return false;
  await access(workbook);
  const context = detachedContext(services, { kind: 'system' }, `demo-${randomUUID()}`);
  await startImport(context, { content: createReadStream(workbook), fileName: 'demo.xlsx', isDemo: true });
  return true;
}

import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { OpenContext } from '../../lib/context.ts';
import { recordAuditOn } from '../audit/recordAudit.ts';
import { checkBackupVersion } from './archive/checkBackupVersion.ts';
import { listingCounts } from './archive/manifest.ts';
import { readArchive } from './archive/readArchive.ts';
import { restoreArchive } from './archive/restoreArchive.ts';
import { describeListings } from './describeListings.ts';
import { makeBackup } from './makeBackup.ts';

/**
 * `npm run restore -- FILE`: restores a backup from its file alone. An empty database gets everything. With existing
 * operators it reports what would be replaced, and does so with `--yes`, after a backup of the current state. `--check`
 * only verifies the file, for which no database is opened. Returns the exit code: 0 done, 2 wrong usage or not confirmed.
 */
export async function restoreCommand(
  openContext: OpenContext,
  args: string[],
  write: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  const call = parseCommandLine(args);
  if (!call) {
    write('Usage: npm run restore -- FILE [--yes] [--check] [--json]');
    return 2;
  }
  const { file, isJson } = call;
  await access(file);
  const open = () => createReadStream(file, signal ? { signal } : {});
  if (call.isCheck) {
    const { header, manifest } = await readArchive(open());
    const counts = listingCounts(manifest);
    const facts = { ...counts, takenAt: header.takenAt, schemaVersion: header.schemaVersion };
    write(
      isJson ? JSON.stringify(facts) : `The file is whole: ${describeListings(counts)} of ${header.takenAt}.`,
    );
    return 0;
  }
  // The file is checked before the database is opened.
  let opened: ReturnType<OpenContext> | undefined;
  const { header, manifest } = await readArchive(open(), {
    onHeader: async (found) => checkBackupVersion((await (opened = openContext())).db, found),
  });
  const context = await (opened ?? openContext());
  const { prisma } = context.db;
  const counts = listingCounts(manifest);
  const isLiving = (await prisma.operator.count()) > 0;
  if (isLiving && !call.isConfirmed) {
    const hidden = await prisma.business.count({ where: { deletedAt: { not: null } } });
    const here = { businesses: await prisma.business.count(), hidden };
    write(
      `This installation holds ${describeListings(here)}, which would be replaced by ${describeListings(counts)} of ${header.takenAt}. ` +
        'Operators, sessions, keys, messages and audit stay, and a backup is taken first. Say --yes to go on.',
    );
    return 2;
  }
  const before = isLiving
    ? await makeBackup(context, { reason: 'BEFORE_RESTORE', ...(signal ? { signal } : {}) })
    : null;
  const result = await restoreArchive(context.db, {
    open,
    uploads: (await context.storage.list('uploads')).map(({ key }) => key),
    beforeCommit: (client, { businesses, takenAt }) =>
      recordAuditOn(client, context, {
        action: 'backup.restore',
        entity: 'backup',
        after: { businesses, takenAt, safetyBackupId: before?.id ?? null },
      }),
  });
  write(
    isJson
      ? JSON.stringify({ ...result, safetyBackup: before?.fileName ?? null })
      : `${describeListings(result)} are back as of ${result.takenAt}${before ? `; what was there is in ${before.fileName}` : ''}`,
  );
  return 0;
}

function parseCommandLine(
  args: string[],
): { file: string; isConfirmed: boolean; isCheck: boolean; isJson: boolean } | null {
  const flag = { type: 'boolean' } as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { yes: flag, check: flag, json: flag },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return null;
    return {
      file,
      isConfirmed: values.yes ?? false,
      isCheck: values.check ?? false,
      isJson: values.json ?? false,
    };
  } catch {
    return null;
  }
}

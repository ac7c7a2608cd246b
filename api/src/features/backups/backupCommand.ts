import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { writeWholeFile } from '../../lib/command/writeWholeFile.ts';
import type { OpenContext } from '../../lib/context.ts';
import { describeListings } from './describeListings.ts';
import { makeBackup } from './makeBackup.ts';

/**
 * `npm run backup [-- FILE]`: makes a backup, which the back office lists too, and copies it to FILE if given. An
 * interruption leaves no file. Returns the exit code: 0 made, 2 wrong usage.
 */
export async function backupCommand(
  open: OpenContext,
  args: string[],
  write: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  const call = parseCommandLine(args);
  if (!call) {
    write('Usage: npm run backup -- [FILE] [--json]');
    return 2;
  }
  const context = await open();
  let reportedAt = Date.now();
  const backup = await makeBackup(context, {
    reason: 'MANUAL',
    ...(signal ? { signal } : {}),
    onRows: (done) => {
      if (call.isJson || Date.now() - reportedAt < 1000) return;
      reportedAt = Date.now();
      write(`${done} rows written`);
    },
  });
  if (call.file !== null)
    await writeWholeFile(call.file, (output) =>
      pipeline(context.storage.read(backup.fileKey), output, signal ? { signal } : {}),
    );
  const facts = {
    file: call.file ?? context.storage.locationOf(backup.fileKey),
    id: backup.id,
    size: Number(backup.fileSize),
    businesses: backup.businesses,
    hidden: backup.hidden,
  };
  write(
    call.isJson
      ? JSON.stringify({ ...facts, contentHash: backup.contentHash, schemaVersion: backup.schemaVersion })
      : `Backup ${facts.id} of ${describeListings(facts)}, ${facts.size} bytes, in ${facts.file}`,
  );
  return 0;
}

function parseCommandLine(args: string[]): { file: string | null; isJson: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    if (positionals.length > 1) return null;
    return { file: positionals[0] ?? null, isJson: values.json ?? false };
  } catch {
    return null;
  }
}

import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { describeListings } from './describeListings.ts';
import { makeBackup } from './makeBackup.ts';

/**
 * `npm run backup [-- FILE]`: takes a backup, which joins those of the back office, and copies it to a file where one is
 * named. Returns the exit code: 0 made, 1 failed, 2 wrong usage.
 */
export async function backupCommand(
  context: Context,
  args: string[],
  write: (line: string) => void,
): Promise<number> {
  const call = parseCommandLine(args);
  if (!call) {
    write('Usage: npm run backup -- [FILE] [--json]');
    return 2;
  }
  let reportedAt = Date.now();
  try {
    const backup = await makeBackup(context, {
      reason: 'MANUAL',
      onRows: (done) => {
        if (call.isJson || Date.now() - reportedAt < 1000) return;
        reportedAt = Date.now();
        write(`${done} rows written`);
      },
    });
    const file = call.file ?? context.storage.locationOf(backup.fileKey);
    if (call.file !== null) await copyTo(call.file);
    const facts = {
      file,
      id: backup.id,
      size: Number(backup.fileSize),
      businesses: backup.businesses,
      hidden: backup.hidden,
    };
    write(
      call.isJson
        ? JSON.stringify({ ...facts, contentHash: backup.contentHash, schemaVersion: backup.schemaVersion })
        : `Backup ${facts.id} of ${describeListings(facts)}, ${facts.size} bytes, in ${file}`,
    );
    return 0;

    async function copyTo(target: string): Promise<void> {
      const partial = `${target}.part`;
      try {
        await pipeline(context.storage.read(backup.fileKey), createWriteStream(partial, { mode: 0o600 }));
        await rename(partial, target);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    write(call.isJson ? JSON.stringify({ code: error.code, message: error.message }) : error.message);
    return 1;
  }
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

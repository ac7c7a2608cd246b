import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../../../lib/config/config.ts';
import { describeMeasurement, describeTogether } from './describeMeasurement.ts';
import { measureFile, type FileMeasurement } from './measureFile.ts';
import { measureTogether } from './measureTogether.ts';
import { openDirectories } from './openDirectories.ts';

const usage = `npm run corpus -- FOLDER [--json]
  imports each spreadsheet of a folder into an empty directory, imports it again and undoes it, then does so
  with all of them in one directory; an embedded PostgreSQL of its own is used and deleted afterwards
Exit codes: 0 all files were read, a second import changed nothing and the undo left nothing; 1 otherwise; 2 wrong call.`;

const spreadsheet = /\.(?:csv|tsv|txt|xlsx|xlsm|xls)$/i;

/**
 * `npm run corpus -- FOLDER`: reports for each spreadsheet of a folder how it is read and what would be stored. The installation is
 * not changed. With `--json` it prints one line of JSON per file, and a last one for all files in one directory. On interruption,
 * it removes the PostgreSQL that it started. Returns the exit code.
 */
export async function corpusCommand(
  config: Config,
  args: string[],
  write: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  const call = readArguments(args);
  const files = call && (await spreadsheetsIn(call.folder));
  if (!files || files.length === 0) {
    if (files) write('The folder holds no spreadsheet (csv, tsv, txt, xlsx, xlsm, xls).');
    write(`Usage: ${usage}`);
    return 2;
  }
  const directories = await openDirectories(config);
  // Running work then fails, since its database is removed.
  const leave = () => void directories.remove().catch(() => undefined);
  signal?.addEventListener('abort', leave, { once: true });
  const print = (value: object, lines: string[]) => {
    if (call.isJson) write(JSON.stringify(value));
    else for (const line of lines) write(line);
  };
  try {
    signal?.throwIfAborted();
    let isGood = true;
    for (const file of files) {
      signal?.throwIfAborted();
      const measured = await directories.inEmptyDirectory((context) =>
        measureFile(context, file, path.basename(file)),
      );
      isGood &&= isUnchanged(measured);
      print(measured, describeMeasurement(measured));
    }
    const together = await directories.inEmptyDirectory((context) => measureTogether(context, files));
    isGood &&= together.again.length === 0 && together.left === 0;
    print(together, describeTogether(together));
    return isGood ? 0 : 1;
  } finally {
    signal?.removeEventListener('abort', leave);
    await directories.remove();
  }
}

function isUnchanged({ status, again, left }: FileMeasurement): boolean {
  return status === 'DONE' && again.created === 0 && again.updated === 0 && left === 0;
}

function readArguments(args: string[]): { folder: string; isJson: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    const [folder] = positionals;
    return folder !== undefined && positionals.length === 1 ? { folder, isJson: values.json ?? false } : null;
  } catch {
    return null;
  }
}

/** The spreadsheets of a folder by name; null if there is no such folder. */
async function spreadsheetsIn(folder: string): Promise<string[] | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  return (
    entries
      ?.filter((entry) => entry.isFile() && spreadsheet.test(entry.name))
      .map((entry) => path.join(folder, entry.name))
      .sort() ?? null
  );
}

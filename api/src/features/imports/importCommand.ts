import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { columnLines } from './columnMappings/columnLines.ts';
import type { ImportColumn } from './reading/mapColumns.ts';
import { startImport } from './startImport.ts';

const usage =
  'npm run import -- FILE [--mapping MAPPING.json | --mapping "header=field,header=field"] [--json]';

/**
 * `npm run import -- FILE`: hands a spreadsheet in and follows its import, which a worker does: that of a running server,
 * or one that the command brought along.
 * Returns the exit code: 0 landed, 1 failed, 2 wrong call.
 */
export async function importCommand(
  context: Context,
  args: string[],
  write: (line: string) => void,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { mapping: { type: 'string' }, json: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) {
    write(`Usage: ${usage}`);
    return 2;
  }
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) {
    write(`${file} is not a file.`);
    return 2;
  }
  const started = await startImport(context, {
    content: createReadStream(file),
    fileName: path.basename(file),
    mapping: values.mapping ? await readMapping(values.mapping) : null,
  });

  let told = '';
  for (;;) {
    const current = await context.db.prisma.import.findUniqueOrThrow({ where: { id: started.id } });
    const line = `${current.status.toLowerCase()}, ${current.rowsRead} rows read, ${current.refused} refused`;
    if (line !== told && !values.json) write(line);
    told = line;
    if (!current.finishedAt) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      continue;
    }
    const {
      id,
      status,
      totalRows,
      created,
      updated,
      unchanged,
      merged,
      refused,
      categoriesCreated,
      citiesFound,
    } = current;
    const problems = await context.db.prisma.importProblem.findMany({
      where: { importId: id },
      orderBy: { id: 'asc' },
      take: values.json ? 100_000 : 20,
      select: { sheet: true, rowNumber: true, column: true, value: true, code: true, message: true },
    });
    const result = {
      id,
      status,
      totalRows,
      created,
      updated,
      unchanged,
      merged,
      refused,
      categoriesCreated,
      citiesFound,
    };
    if (values.json) {
      write(
        JSON.stringify({
          ...result,
          errorCode: current.errorCode,
          errorMessage: current.errorMessage,
          columns: current.columns,
          problems,
        }),
      );
    } else {
      if (current.errorMessage) write(current.errorMessage);
      for (const problem of problems) {
        write(
          `  ${problem.sheet} row ${problem.rowNumber}, ${problem.column ?? '-'}: ${problem.message} (${problem.value ?? ''})`,
        );
      }
      if (refused > problems.length) write(`  … and more; --json lists them all`);
      for (const line of columnLines(current.columns as unknown as ImportColumn[])) write(line);
      if (status === 'DONE') {
        write(
          `${totalRows} rows: ${created} created, ${updated} updated, ${unchanged} unchanged, ${merged} merged, ${refused} refused`,
        );
        write(`${categoriesCreated} new categories, ${citiesFound} cities found`);
      }
    }
    return status === 'DONE' ? 0 : 1;
  }
}

async function readMapping(given: string): Promise<Record<string, string>> {
  const pairs: unknown = given.endsWith('.json')
    ? JSON.parse(await readFile(given, 'utf8'))
    : Object.fromEntries(given.split(',').map((pair) => pair.split('=').map((part) => part.trim())));
  if (
    typeof pairs !== 'object' ||
    pairs === null ||
    !Object.values(pairs).every((field) => typeof field === 'string')
  ) {
    throw new AppError(
      'BAD_INPUT',
      '--mapping takes header=field pairs, or a .json file with an object of them.',
    );
  }
  return pairs as Record<string, string>;
}

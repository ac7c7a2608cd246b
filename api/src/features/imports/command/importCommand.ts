import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { onReconnect } from '../../../lib/db/connections/onReconnect.ts';
import type { Import } from '../../../generated/prisma/client.ts';
import { cancelImport } from '../run/cancelImport.ts';
import { answerImport } from '../questions/answerImport.ts';
import { decideCommand } from '../questions/decideCommand.ts';
import { forgetMapping, listMappings } from './mappingCommand.ts';
import { describeImport, exitCodes, importAsJson, printImport } from './printImport.ts';
import { retryImport } from '../run/retryImport.ts';
import {
  importSettings,
  importUsage,
  parseImportArguments,
  type ImportArguments,
} from './importArguments.ts';
import { startFromDryRun, startImport } from '../run/startImport.ts';
import { undoImport } from '../undo/undoImport.ts';
import { findRefused, writeRefusedRows } from '../stage/writeRefusedRows.ts';

const actions = [
  ...(['from-dry-run', 'list', 'status', 'cancel', 'retry', 'undo', 'refused', 'decide'] as const),
  ...(['answer', 'mappings', 'forget-mapping'] as const),
] as const;
const lookAgainMs = 300;

/**
 * `npm run import -- …`: hands a spreadsheet in, or looks after an import, and follows it to its end. A worker does the
 * work: that of a running server, or one that the command brought along. Returns the exit code.
 */
export async function importCommand(
  context: Context,
  args: string[],
  write: (line: string) => void,
): Promise<number> {
  let parsed: ReturnType<typeof parseImportArguments>;
  try {
    parsed = parseImportArguments(args);
  } catch (error) {
    write(error instanceof Error ? error.message : String(error));
    write(`Usage: ${importUsage}`);
    return exitCodes.usage;
  }
  const { values, positionals } = parsed;
  const wanted = actions.filter((action) => values[action] !== undefined);
  const [action] = wanted;
  const refuse = () => {
    write(`Usage: ${importUsage}`);
    return exitCodes.usage;
  };
  if (wanted.length > 1 || !isNamed(action, positionals.length)) return refuse();
  switch (action) {
    case 'list':
      return listAll(context, values, write);
    case 'status':
      return show(context, idOf(values.status), values, write);
    case 'cancel': {
      const asked = await cancelImport(context, idOf(values.cancel));
      write(values.json ? JSON.stringify(importAsJson(asked)) : `Import ${asked.id} is asked to stop.`);
      return exitCodes.done;
    }
    case 'retry':
      return follow(context, await retryImport(context, idOf(values.retry)), values, write);
    case 'undo':
      return followUndo(context, await undoImport(context, idOf(values.undo)), values, write);
    case 'refused':
      return saveRefused(context, idOf(positionals[0]), values, write);
    case 'decide': {
      const call = { doubt: values.decide ?? '', choice: positionals, isJson: values.json ?? false };
      return (await decideCommand(context, call, write)) ?? refuse();
    }
    case 'answer': {
      const { mapping, releasedColumns } = await importSettings(values);
      const answered = await answerImport(context, idOf(values.answer), {
        mapping,
        releasedColumns: releasedColumns ?? null,
      });
      return follow(context, answered, values, write);
    }
    case 'mappings':
      await listMappings(context, values.json ?? false, write);
      return exitCodes.done;
    case 'forget-mapping':
      await forgetMapping(context, idOf(values['forget-mapping']), values.json ?? false, write);
      return exitCodes.done;
    case 'from-dry-run':
      return follow(
        context,
        await startFromDryRun(context, idOf(values['from-dry-run']), await importSettings(values)),
        values,
        write,
      );
    default:
      return importFile(context, positionals[0] ?? '', values, write);
  }
}

/** Whether as much is named beside the options as the action takes: a file, an import, or a decision and its listing. */
function isNamed(action: (typeof actions)[number] | undefined, places: number): boolean {
  if (action === 'decide') return places === 1 || places === 2;
  return places === (action === undefined || action === 'refused' ? 1 : 0);
}

async function importFile(
  context: Context,
  file: string,
  values: ImportArguments,
  write: (line: string) => void,
): Promise<number> {
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) {
    write(`${file} is not a file.`);
    return exitCodes.usage;
  }
  const settings = await importSettings(values);
  const started = await startImport(context, {
    ...settings,
    isDryRun: values['dry-run'] ?? false,
    content: createReadStream(file),
    fileName: path.basename(file),
  });
  return follow(context, started, values, write);
}

function idOf(given: string | undefined): number {
  if (!given || !/^[1-9]\d{0,8}$/.test(given)) throw new AppError('BAD_INPUT', 'importNumbers');
  return Number(given);
}

async function follow(
  context: Context,
  started: Import,
  values: ImportArguments,
  write: (line: string) => void,
): Promise<number> {
  let printed = '';
  for (;;) {
    const current = await onReconnect(() =>
      context.db.prisma.import.findUniqueOrThrow({ where: { id: started.id } }),
    );
    const line = describeImport(current);
    // Its end is printed with its figures.
    if (line !== printed && current.status !== 'DONE' && !values.json) write(line);
    printed = line;
    if (current.finishedAt) return printImport(context, current, { isJson: values.json ?? false }, write);
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}

async function followUndo(
  context: Context,
  started: Import,
  values: ImportArguments,
  write: (line: string) => void,
): Promise<number> {
  for (;;) {
    const job = await onReconnect(() =>
      context.db.prisma.job.findUniqueOrThrow({ where: { id: started.undoJobId ?? 0 } }),
    );
    if (job.finishedAt === null) {
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
      continue;
    }
    const current = await context.db.prisma.import.findUniqueOrThrow({
      where: { id: started.id },
      include: { leftovers: { orderBy: { businessId: 'asc' }, take: values.json ? 100_000 : 20 } },
    });
    if (current.status !== 'UNDONE') {
      const message = job.errorMessage ?? 'The undo failed; nothing was changed.';
      write(values.json ? JSON.stringify({ code: job.errorCode ?? 'INTERNAL', message }) : message);
      return exitCodes.failed;
    }
    const { id, status, undoResult, leftovers } = current;
    if (values.json) write(JSON.stringify({ id, status, ...(undoResult as object), leftovers }));
    else {
      const result = undoResult as Record<string, number>;
      const { deleted, restored, left, reviewsDeleted } = result;
      write(`${deleted} deleted, ${restored} restored, ${left} left since they were edited`);
      write(`${reviewsDeleted} reviews deleted`);
      for (const left of leftovers) write(`  left: ${left.name} (${left.slug})`);
    }
    return exitCodes.done;
  }
}

async function show(
  context: Context,
  id: number,
  values: ImportArguments,
  write: (line: string) => void,
): Promise<number> {
  const current = await context.db.prisma.import.findUnique({ where: { id } });
  if (!current) throw new AppError('NOT_FOUND', 'importUnknown');
  if (current.finishedAt) return printImport(context, current, { isJson: values.json ?? false }, write);
  write(values.json ? JSON.stringify(importAsJson(current)) : describeImport(current));
  return exitCodes.done;
}

async function listAll(
  context: Context,
  values: ImportArguments,
  write: (line: string) => void,
): Promise<number> {
  const imports = await context.db.prisma.import.findMany({
    where: { isDemo: false },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { operator: { select: { name: true } } },
    take: values.json ? 10_000 : 50,
  });
  if (values.json) {
    write(
      JSON.stringify(imports.map((one) => ({ ...importAsJson(one), operator: one.operator?.name ?? null }))),
    );
  } else {
    for (const one of imports) {
      const when = one.createdAt.toISOString().slice(0, 16).replace('T', ' ');
      write(
        `${one.id}  ${when}  ${one.operator?.name ?? 'command'}  ${one.fileName}  ${describeImport(one)}`,
      );
    }
  }
  return exitCodes.done;
}

async function saveRefused(
  context: Context,
  id: number,
  { refused: file = '', json }: ImportArguments,
  write: (line: string) => void,
): Promise<number> {
  const record = await findRefused(context, id);
  const reviewsRefused = record.reviewsRefused ?? 0;
  const output = createWriteStream(file, { flags: 'wx' });
  try {
    await Promise.all([writeRefusedRows(context, record, output), finished(output)]);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      await rm(file, { force: true });
    throw error;
  }
  write(
    json
      ? JSON.stringify({ id, file, refused: record.refused, reviewsRefused })
      : `${record.refused} refused rows of listings and ${reviewsRefused} refused reviews written to ${file}`,
  );
  return exitCodes.done;
}

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { addAbortSignal } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeWholeFile } from '../../../lib/command/writeWholeFile.ts';
import type { Context, OpenContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { onReconnect } from '../../../lib/db/connections/onReconnect.ts';
import type { Import } from '../../../generated/prisma/client.ts';
import { cancelImport } from '../run/cancelImport.ts';
import { answerImport } from '../questions/answerImport.ts';
import { decideCommand, readDecision } from '../questions/decideCommand.ts';
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
type Action = (typeof actions)[number];

const pollIntervalMs = 300;

/**
 * `npm run import -- …`: uploads a spreadsheet or manages an import, and follows it to its end. A worker does the work: that of a
 * running server, or one that the command starts. Returns the exit code.
 */
export async function importCommand(
  open: OpenContext,
  args: string[],
  write: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  const refuse = () => {
    write(`Usage: ${importUsage}`);
    return exitCodes.usage;
  };
  let parsed: ReturnType<typeof parseImportArguments>;
  try {
    parsed = parseImportArguments(args);
  } catch (error) {
    write(error instanceof Error ? error.message : String(error));
    return refuse();
  }
  const { values, positionals } = parsed;
  if (values.help) return refuse();
  const wanted = actions.filter((action) => values[action] !== undefined);
  const [action] = wanted;
  const [place = ''] = positionals;
  if (wanted.length > 1 || !isNamed(action, positionals.length)) return refuse();
  // Arguments are checked before a database is started or migrated.
  const isJson = values.json ?? false;
  if (action === undefined && !(await stat(place)).isFile()) {
    const message = `${place} is not a file.`;
    write(isJson ? JSON.stringify({ code: 'BAD_INPUT', message }) : message);
    return exitCodes.usage;
  }
  const decision = readDecision(values.decide ?? '', positionals);
  if (action === 'decide' && !decision) return refuse();
  const settings = await importSettings(values);
  const isOfImport = action !== undefined && !['list', 'mappings', 'decide'].includes(action);
  const id = isOfImport ? idOf(action === 'refused' ? place : String(values[action])) : 0;
  const followed = { context: await open(), isJson, write, signal };
  if (action === 'decide')
    return decision ? decideCommand(followed.context, decision, isJson, write) : refuse();
  return runAction(action, { id, place, values, settings }, followed);
}

interface ActionArguments {
  id: number;
  place: string;
  values: ImportArguments;
  settings: Awaited<ReturnType<typeof importSettings>>;
}

async function runAction(
  action: Exclude<Action, 'decide'> | undefined,
  { id, place, values, settings }: ActionArguments,
  followed: Followed,
): Promise<number> {
  const { context, isJson, write, signal } = followed;
  switch (action) {
    case 'list':
      return listAll(context, values, write);
    case 'status':
      return show(context, id, values, write);
    case 'cancel': {
      const cancelled = await cancelImport(context, id);
      write(isJson ? JSON.stringify(importAsJson(cancelled)) : `Import ${cancelled.id} is asked to stop.`);
      return exitCodes.done;
    }
    case 'retry':
      return follow(await retryImport(context, id), followed);
    case 'undo':
      return followUndo(await undoImport(context, id), followed);
    case 'refused':
      return saveRefused(context, id, values, write, signal);
    case 'answer': {
      const { mapping, releasedColumns } = settings;
      const answered = await answerImport(context, id, { mapping, releasedColumns: releasedColumns ?? null });
      return follow(answered, followed);
    }
    case 'mappings':
      await listMappings(context, isJson, write);
      return exitCodes.done;
    case 'forget-mapping':
      await forgetMapping(context, id, isJson, write);
      return exitCodes.done;
    case 'from-dry-run':
      return follow(await startFromDryRun(context, id, settings), followed);
    default: {
      const started = await startImport(context, {
        ...settings,
        isDryRun: values['dry-run'] ?? false,
        content: createReadStream(place, signal ? { signal } : {}),
        fileName: path.basename(place),
      });
      return follow(started, followed);
    }
  }
}

interface Followed {
  context: Context;
  isJson: boolean;
  write: (line: string) => void;
  signal: AbortSignal | undefined;
}

/** Whether the number of positional arguments fits the action. */
function isNamed(action: Action | undefined, places: number): boolean {
  if (action === 'decide') return places === 1 || places === 2;
  return places === (action === undefined || action === 'refused' ? 1 : 0);
}

function idOf(given: string | undefined): number {
  if (!given || !/^[1-9]\d{0,8}$/.test(given)) throw new AppError('BAD_INPUT', 'importNumbers');
  return Number(given);
}

async function follow(started: Import, { context, isJson, write, signal }: Followed): Promise<number> {
  let printed = '';
  for (;;) {
    const current = await onReconnect(() =>
      context.db.prisma.import.findUniqueOrThrow({ where: { id: started.id } }),
    );
    const line = describeImport(current);
    // The end is printed with its figures, by `printImport`.
    if (line !== printed && current.status !== 'DONE' && !isJson) write(line);
    printed = line;
    if (current.finishedAt) return printImport(context, current, { isJson }, write);
    await sleep(pollIntervalMs, undefined, signal ? { signal } : {});
  }
}

async function followUndo(started: Import, { context, isJson, write, signal }: Followed): Promise<number> {
  for (;;) {
    const job = await onReconnect(() =>
      context.db.prisma.job.findUniqueOrThrow({ where: { id: started.undoJobId ?? 0 } }),
    );
    if (job.finishedAt === null) {
      await sleep(pollIntervalMs, undefined, signal ? { signal } : {});
      continue;
    }
    const current = await context.db.prisma.import.findUniqueOrThrow({
      where: { id: started.id },
      include: { leftovers: { orderBy: { businessId: 'asc' }, take: isJson ? 100_000 : 20 } },
    });
    if (current.status !== 'UNDONE') {
      const message = job.errorMessage ?? 'The undo failed; nothing was changed.';
      write(isJson ? JSON.stringify({ code: job.errorCode ?? 'INTERNAL', message }) : message);
      return exitCodes.failed;
    }
    const { id, status, undoResult, leftovers } = current;
    if (isJson) write(JSON.stringify({ id, status, ...(undoResult as object), leftovers }));
    else {
      const result = undoResult as Record<string, number>;
      const { deleted, restored, left, reviewsDeleted, mappingsRestored = 0 } = result;
      write(`${deleted} deleted, ${restored} restored, ${left} left since they were edited`);
      write(`${reviewsDeleted} reviews deleted`);
      if (mappingsRestored > 0) write(`${mappingsRestored} mappings of columns restored`);
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
  signal?: AbortSignal,
): Promise<number> {
  const record = await findRefused(context, id);
  const reviewsRefused = record.reviewsRefused ?? 0;
  await writeWholeFile(
    file,
    (output) =>
      Promise.all([
        writeRefusedRows(context, record, output),
        finished(signal ? addAbortSignal(signal, output) : output),
      ]),
    { isNew: true },
  );
  write(
    json
      ? JSON.stringify({ id, file, refused: record.refused, reviewsRefused })
      : `${record.refused} refused rows of listings and ${reviewsRefused} refused reviews written to ${file}`,
  );
  return exitCodes.done;
}

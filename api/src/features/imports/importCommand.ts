import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { onReconnect } from '../../lib/db/onReconnect.ts';
import type { DoubtPolicy, Import } from '../../generated/prisma/client.ts';
import { cancelImport } from './cancelImport.ts';
import { checkMapping } from './mappings/checkMapping.ts';
import { readDefaultCountry } from './defaultCountry.ts';
import { decideCommand } from './questions/decideCommand.ts';
import { readMapping } from './importMapping.ts';
import { forgetMapping, listMappings } from './mappingCommand.ts';
import { describeImport, exitCodes, importFigures, printImport } from './printImport.ts';
import { retryImport } from './retryImport.ts';
import { startFromDryRun, startImport, type ImportOptions } from './startImport.ts';
import { undoImport } from './undo/undoImport.ts';
import { findRefused, writeRefusedRows } from './stage/writeRefusedRows.ts';

const usage = `npm run import -- FILE [--dry-run] [--overwrite-edited] [--doubts list|create|skip] [--key KEY]
                        [--country CODE] [--mapping "header=field,…" | --mapping FILE.json] [--json]
  --from-dry-run ID    applies a dry run           --list             lists imports
  --status ID          shows an import             --cancel ID        cancels it
  --retry ID           retries a failed import     --undo ID          undoes an import
  --refused FILE ID    writes the refused rows of an import to a workbook
  --decide DOUBT create|skip|merge LISTING    resolves an ambiguous match
  --mappings           lists stored column mappings  --forget-mapping ID  deletes one
Exit codes: ${exitCodes.done} done, ${exitCodes.failed} failed, ${exitCodes.usage} wrong call, ${exitCodes.refused} done with refused rows.`;

const options = {
  mapping: { type: 'string' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'overwrite-edited': { type: 'boolean' },
  doubts: { type: 'string' },
  country: { type: 'string' },
  key: { type: 'string' },
  'from-dry-run': { type: 'string' },
  list: { type: 'boolean' },
  status: { type: 'string' },
  cancel: { type: 'string' },
  retry: { type: 'string' },
  undo: { type: 'string' },
  refused: { type: 'string' },
  decide: { type: 'string' },
  mappings: { type: 'boolean' },
  'forget-mapping': { type: 'string' },
} as const;
type Values = ReturnType<typeof parse>['values'];

const actions = [
  ...(['from-dry-run', 'list', 'status', 'cancel', 'retry', 'undo', 'refused', 'decide'] as const),
  ...(['mappings', 'forget-mapping'] as const),
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
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    write(error instanceof Error ? error.message : String(error));
    write(`Usage: ${usage}`);
    return exitCodes.usage;
  }
  const { values, positionals } = parsed;
  const wanted = actions.filter((action) => values[action] !== undefined);
  const [action] = wanted;
  const refuse = () => {
    write(`Usage: ${usage}`);
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
      write(values.json ? JSON.stringify(importFigures(asked)) : `Import ${asked.id} is asked to stop.`);
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
    case 'mappings':
      await listMappings(context, values.json ?? false, write);
      return exitCodes.done;
    case 'forget-mapping':
      await forgetMapping(context, idOf(values['forget-mapping']), values.json ?? false, write);
      return exitCodes.done;
    case 'from-dry-run':
      return follow(
        context,
        await startFromDryRun(context, idOf(values['from-dry-run']), await settingsOf(values)),
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

function parse(args: string[]) {
  return parseArgs({ args, allowPositionals: true, options });
}

async function importFile(
  context: Context,
  file: string,
  values: Values,
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
  const settings = await settingsOf(values);
  const started = await startImport(context, {
    ...settings,
    isDryRun: values['dry-run'] ?? false,
    content: createReadStream(file),
    fileName: path.basename(file),
  });
  return follow(context, started, values, write);
}

async function settingsOf(values: Values): Promise<ImportOptions> {
  return {
    mapping: values.mapping ? await mappingOf(values.mapping) : null,
    idempotencyKey: values.key ?? null,
    ...(values['overwrite-edited'] ? { overwriteEdited: true } : {}),
    ...(values.country ? { defaultCountry: readDefaultCountry(values.country) } : {}),
    ...(values.doubts ? { doubtPolicy: policyOf(values.doubts) } : {}),
  };
}

function policyOf(given: string): DoubtPolicy {
  const policies: Record<string, DoubtPolicy> = { list: 'ASK', create: 'CREATE', skip: 'SKIP' };
  const policy = Object.hasOwn(policies, given) ? policies[given] : undefined;
  if (!policy) throw new AppError('BAD_INPUT', 'doubtsOption');
  return policy;
}

async function mappingOf(given: string): Promise<Record<string, string> | null> {
  if (given.endsWith('.json')) return readMapping(await readFile(given, 'utf8'));
  return checkMapping(
    Object.fromEntries(given.split(',').map((pair) => pair.split('=').map((part) => part.trim()))),
  );
}

function idOf(given: string | undefined): number {
  if (!given || !/^[1-9]\d{0,8}$/.test(given)) throw new AppError('BAD_INPUT', 'importNumbers');
  return Number(given);
}

async function follow(
  context: Context,
  started: Import,
  values: Values,
  write: (line: string) => void,
): Promise<number> {
  let told = '';
  for (;;) {
    const current = await onReconnect(() =>
      context.db.prisma.import.findUniqueOrThrow({ where: { id: started.id } }),
    );
    const line = describeImport(current);
    // Its end is printed with its figures.
    if (line !== told && current.status !== 'DONE' && !values.json) write(line);
    told = line;
    if (current.finishedAt) return printImport(context, current, { isJson: values.json ?? false }, write);
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}

async function followUndo(
  context: Context,
  started: Import,
  values: Values,
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
  values: Values,
  write: (line: string) => void,
): Promise<number> {
  const current = await context.db.prisma.import.findUnique({ where: { id } });
  if (!current) throw new AppError('NOT_FOUND', 'importUnknown');
  if (current.finishedAt) return printImport(context, current, { isJson: values.json ?? false }, write);
  write(values.json ? JSON.stringify(importFigures(current)) : describeImport(current));
  return exitCodes.done;
}

async function listAll(context: Context, values: Values, write: (line: string) => void): Promise<number> {
  const imports = await context.db.prisma.import.findMany({
    where: { isDemo: false },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { operator: { select: { name: true } } },
    take: values.json ? 10_000 : 50,
  });
  if (values.json) {
    write(
      JSON.stringify(imports.map((one) => ({ ...importFigures(one), operator: one.operator?.name ?? null }))),
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
  { refused: file = '', json }: Values,
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

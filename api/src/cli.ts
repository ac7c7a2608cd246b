import { randomUUID } from 'node:crypto';
import { apiKeyCommand } from './features/apiKeys/apiKeyCommand.ts';
import { backupCommand } from './features/backups/backupCommand.ts';
import { restoreCommand } from './features/backups/restoreCommand.ts';
import { exportCommand } from './features/exports/exportCommand.ts';
import { adminCommand } from './features/operators/adminCommand.ts';
import { corpusCommand } from './features/imports/corpus/corpusCommand.ts';
import { importCommand } from './features/imports/command/importCommand.ts';
import { webhookCommand } from './features/webhooks/webhookCommand.ts';
import { jobKinds } from './jobKinds.ts';
import { startWorker } from './jobs/startWorker.ts';
import { commandOutput } from './lib/command/commandOutput.ts';
import { reportCommandError } from './lib/command/reportCommandError.ts';
import { readConfig, type Config } from './lib/config/config.ts';
import { detachedContext, type Context, type OpenContext } from './lib/context.ts';
import { createLog } from './lib/log.ts';
import { yieldProcessor } from './lib/process/yieldProcessor.ts';
import { openServices } from './openServices.ts';

const output = commandOutput(process.stdout, process.stderr);
const { write } = output;
const commands = ['import', 'export', 'backup', 'restore', 'admin', 'corpus'];

/** Ends a command that a signal interrupts, with the exit code of shells. */
class Interruption extends Error {
  constructor(readonly exitCode: number) {
    super('interrupted');
  }
}

const interruption = new AbortController();
/** Time for a command to clean up after a signal, and for a slow reader to receive the output. */
const timeoutMs = 20_000;

/** A second signal of the same kind ends the process immediately. */
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
for (const [signal, code] of Object.entries(signals))
  process.once(signal, () => interruption.abort(new Interruption(code)));

/** The result of `work`. After a signal, throws Interruption once the work has ended or timed out. */
async function unlessInterrupted(work: Promise<number>): Promise<number> {
  const { signal } = interruption;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const startTimer = () => {
      timer = setTimeout(() => reject(signal.reason as Error), timeoutMs);
    };
    if (signal.aborted) startTimer();
    else signal.addEventListener('abort', startTimer, { once: true });
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
    signal.throwIfAborted();
  }
}

/** Runs the command of the command line. Returns its exit code, 0 where its usage was asked for. */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const isUsageWanted = args.includes('--help') || args.includes('-h');
  // Every command prints its usage, and opens no database, where it is called wrongly.
  const exitCode = await runNamed(isUsageWanted ? [...args.filter(isWord), '--help'] : args);
  return isUsageWanted && exitCode === 2 ? 0 : exitCode;
}

const isWord = (arg: string): boolean => !arg.startsWith('-');

async function runNamed([command, ...args]: string[]): Promise<number> {
  if (!commands.includes(command ?? '')) {
    write(
      'Commands: import FILE, export FILE, backup [FILE], restore FILE, corpus FOLDER, admin create|reset|reset-access-key|disable|list|key|webhook',
    );
    return 2;
  }
  const config = readConfig(process.env);
  const { signal } = interruption;
  if (command === 'corpus') return unlessInterrupted(corpusCommand(config, args, write, signal));
  let opening: Promise<Installation> | null = null;
  const open = async () => {
    opening ??= openInstallation(config, command === 'import');
    const { context } = await opening;
    signal.throwIfAborted();
    return context;
  };
  try {
    return await unlessInterrupted(runCommand(open, command, args));
  } finally {
    // Services that failed to open have closed themselves.
    const opened = await (opening as Promise<Installation> | null)?.catch(() => null);
    await opened?.close();
  }
}

interface Installation {
  context: Context;
  close(): Promise<void>;
}

/** Opens the database, which may be started and migrated, and the storage; with a worker for imports. */
async function openInstallation(config: Config, withWorker: boolean): Promise<Installation> {
  const services = await openServices(config, createLog('error'), 'command');
  // Not before: a database that the command starts would inherit it, and serve visitors later.
  yieldProcessor();
  const context = detachedContext(services, { kind: 'system' }, `cli-${randomUUID()}`);
  if (!withWorker) return { context, close: () => services.close() };
  try {
    // Only what is in the queue: a search for duplicates that starts now would end with the command.
    const kinds = jobKinds.map(({ isDue: _isDue, ...kind }) => kind);
    const worker = await startWorker(services, services.directUrl, kinds);
    return {
      context,
      async close() {
        await worker.stop();
        await services.close();
      },
    };
  } catch (error) {
    await services.close();
    throw error;
  }
}

/** Runs a command and returns its exit code. */
function runCommand(open: OpenContext, command: string | undefined, args: string[]): Promise<number> {
  const { signal } = interruption;
  if (command === 'import') return importCommand(open, args, write, signal);
  if (command === 'backup') return backupCommand(open, args, write, signal);
  if (command === 'restore') return restoreCommand(open, args, write, signal);
  if (command === 'export') return exportCommand(open, args, write, signal);
  if (args[0] === 'key') return apiKeyCommand(open, args.slice(1), write);
  if (args[0] === 'webhook') return webhookCommand(open, args.slice(1), write);
  return adminCommand(open, args, write);
}

const code = await main().catch((error: unknown) =>
  error instanceof Interruption
    ? error.exitCode
    : reportCommandError(error, process.argv.includes('--json'), output),
);
await output.flush(timeoutMs);
process.exit(code);

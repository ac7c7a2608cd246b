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
import { asKnownError } from './lib/asKnownError.ts';
import { readConfig } from './lib/config.ts';
import { detachedContext, type Context } from './lib/context.ts';
import { AppError } from './lib/errors.ts';
import { createLog } from './lib/log.ts';
import { terminalText } from './lib/process/terminalText.ts';
import { yieldProcessor } from './lib/process/yieldProcessor.ts';
import { openServices } from './openServices.ts';

const write = (line: string) => void process.stdout.write(`${terminalText(line)}\n`);

const commands = ['import', 'export', 'backup', 'restore', 'admin', 'corpus'];

/** Ends a command that a signal interrupts, with the exit code of shells. */
class Interruption extends Error {
  constructor(readonly exitCode: number) {
    super('interrupted');
  }
}

/** Rejects at the first SIGINT or SIGTERM, so that a command stops what it started. The second ends the process at once. */
const interrupted = new Promise<never>((_resolve, reject) => {
  process.once('SIGINT', () => reject(new Interruption(130)));
  process.once('SIGTERM', () => reject(new Interruption(143)));
});
interrupted.catch(() => undefined);
const unlessInterrupted = <Value>(work: Promise<Value>) => Promise.race([work, interrupted]);

async function main(): Promise<number> {
  const [command, ...args] = process.argv.slice(2);
  if (!commands.includes(command ?? '')) {
    write(
      'Commands: import FILE, export FILE, backup [FILE], restore FILE, corpus FOLDER, admin create|reset|reset-access-key|disable|list|key|webhook',
    );
    return 2;
  }
  const config = readConfig(process.env);
  if (command === 'corpus') return unlessInterrupted(corpusCommand(config, args, write));
  const services = await openServices(config, createLog('error'), 'command');
  // Not before: a database that the command starts would inherit it, and serve visitors later.
  yieldProcessor();
  const context = detachedContext(services, { kind: 'system' }, `cli-${randomUUID()}`);
  try {
    if (command !== 'import') return await unlessInterrupted(runCommand(context, command, args));
    // Only what is in the queue: a search for duplicates that starts now would end with the command.
    const kinds = jobKinds.map(({ isDue: _isDue, ...kind }) => kind);
    const worker = await startWorker(services, services.directUrl, kinds);
    try {
      return await unlessInterrupted(importCommand(context, args, write));
    } finally {
      await worker.stop();
    }
  } finally {
    await services.close();
  }
}

/** Runs a command that needs no worker, and returns its exit code. */
function runCommand(context: Context, command: string | undefined, args: string[]): Promise<number> {
  if (command === 'backup') return backupCommand(context, args, write);
  if (command === 'restore') return restoreCommand(context, args, write);
  if (command === 'export') return exportCommand(context, args, write);
  if (args[0] === 'key') return apiKeyCommand(context, args.slice(1), write);
  if (args[0] === 'webhook') return webhookCommand(context, args.slice(1), write);
  return adminCommand(context, args, write);
}

main().then(
  (code) => process.exit(code),
  (thrown: unknown) => {
    if (thrown instanceof Interruption) process.exit(thrown.exitCode);
    const error = asKnownError(thrown);
    const isPlain = error instanceof AppError || (error instanceof Error && error.name === 'ConfigError');
    if (process.argv.includes('--json')) {
      const { code, message } =
        error instanceof AppError
          ? error
          : { code: 'INTERNAL', message: isPlain ? error.message : String(error) };
      write(JSON.stringify({ code, message }));
    } else
      process.stderr.write(
        `${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
      );
    process.exit(error instanceof AppError && error.code === 'BAD_INPUT' ? 2 : 1);
  },
);

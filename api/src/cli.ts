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
import { detachedContext } from './lib/context.ts';
import { AppError } from './lib/errors.ts';
import { createLog } from './lib/log.ts';
import { terminalText } from './lib/process/terminalText.ts';
import { yieldProcessor } from './lib/process/yieldProcessor.ts';
import { openServices } from './openServices.ts';

const write = (line: string) => void process.stdout.write(`${terminalText(line)}\n`);

const commands = ['import', 'export', 'backup', 'restore', 'admin', 'corpus'];

async function main(): Promise<number> {
  const [command, ...args] = process.argv.slice(2);
  if (!commands.includes(command ?? '')) {
    write(
      'Commands: import FILE, export FILE, backup [FILE], restore FILE, corpus FOLDER, admin create|reset|reset-access-key|disable|list|key|webhook',
    );
    return 2;
  }
  const config = readConfig(process.env);
  if (command === 'corpus') return corpusCommand(config, args, write);
  const services = await openServices(config, createLog('error'), 'command');
  // Not before: a database that the command starts would inherit it, and serve visitors later.
  yieldProcessor();
  const context = detachedContext(services, { kind: 'system' }, `cli-${randomUUID()}`);
  try {
    if (command === 'admin' && args[0] === 'key') return await apiKeyCommand(context, args.slice(1), write);
    if (command === 'admin' && args[0] === 'webhook')
      return await webhookCommand(context, args.slice(1), write);
    if (command === 'admin') return await adminCommand(context, args, write);
    if (command === 'backup') return await backupCommand(context, args, write);
    if (command === 'restore') return await restoreCommand(context, args, write);
    if (command === 'export') return await exportCommand(context, args, write);
    const worker = await startWorker(services, services.directUrl, jobKinds);
    try {
      return await importCommand(context, args, write);
    } finally {
      await worker.stop();
    }
  } finally {
    await services.close();
  }
}

main().then(
  (code) => process.exit(code),
  (thrown: unknown) => {
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

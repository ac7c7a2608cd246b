import cluster from 'node:cluster';
import { superviseProcesses } from './lib/cluster/superviseProcesses.ts';
import { readConfig } from './lib/config/config.ts';
import { reportStartError } from './lib/process/reportStartError.ts';

// A supervisor only forks processes, so it does not load the server.
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const isDevelopment = process.argv.includes('--dev');
  if (cluster.isPrimary && config.webProcesses > 1 && !isDevelopment)
    return superviseProcesses(config.webProcesses, process.argv.slice(2));
  const { serve } = await import('./serve.ts');
  await serve(config, isDevelopment);
}

main().catch((error: unknown) => {
  reportStartError(error);
  process.exit(1);
});

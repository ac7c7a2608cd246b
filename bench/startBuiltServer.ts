import path from 'node:path';
import { rootFolder } from '../api/src/lib/rootFolder.ts';
import { startProgram, type RunningProgram } from './startProgram.ts';

interface BuiltServer {
  databaseUrl: string;
  dataDir: string;
  logFile: string;
  /** Options of Node.js. */
  nodeOptions?: string[];
  env?: Record<string, string>;
}

/** Starts the built server with one process, on a free port of this machine. */
export function startBuiltServer({
  databaseUrl,
  dataDir,
  logFile,
  nodeOptions = [],
  env = {},
}: BuiltServer): Promise<RunningProgram> {
  return startProgram({
    args: [...nodeOptions, path.join(rootFolder, 'dist/api/server.js')],
    cwd: rootFolder,
    env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', WEB_PROCESSES: '1', ...env },
    address: /http:\/\/127\.0\.0\.1:\d+/,
    logFile,
  });
}

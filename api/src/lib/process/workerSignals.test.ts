import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { rootFolder } from '../rootFolder.ts';

it('a worker that waits for its database ends in order when it is asked to', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(rootFolder, 'api/src/worker.ts')], {
    cwd: rootFolder,
    // Nothing listens on the port of the reserved service tcpmux.
    env: { ...process.env, DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/none', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  for await (const text of child.stderr) if (String(text).includes('Waiting for it')) break;
  child.kill('SIGTERM');
  // Not by the signal itself, which the first process of a container would not even notice.
  expect(await ended).toEqual([0, null]);
}, 60_000);

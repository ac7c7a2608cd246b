import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { startProgram } from '../../testing/startProgram.ts';

it('a worker that waits for its database ends in order when it is asked to', async () => {
  const child = startProgram('worker', [], {
    ...process.env,
    // Nothing listens on the port of the reserved service tcpmux.
    DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/none',
    LOG_LEVEL: 'silent',
  });
  const ended = once(child, 'exit');
  for await (const text of child.stderr) if (String(text).includes('Waiting for it')) break;
  child.kill('SIGTERM');
  // Not by the signal itself, which the first process of a container would not even notice.
  expect(await ended).toEqual([0, null]);
}, 60_000);

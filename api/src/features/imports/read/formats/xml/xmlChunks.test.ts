import { expect, it } from '@jest/globals';
import { chunksBeyond } from './xmlChunks.ts';

it('xmlChunks joins small chunks that are not consumed, complete and in order', async () => {
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 256));
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += 10) yield bytes.subarray(at, at + 10);
  }
  let window = Buffer.alloc(0);
  let times = 0;
  for await (const chunk of chunksBeyond(chunks(), () => window.length)) {
    window = Buffer.concat([window, chunk]);
    times += 1;
  }
  expect(window).toEqual(bytes);
  expect(times).toBeLessThanOrEqual(11);
});

it('xmlChunks passes each chunk on at once if nothing waits', async () => {
  async function* chunks() {
    yield Buffer.from('one');
    yield Buffer.from('two');
  }
  const read: string[] = [];
  for await (const chunk of chunksBeyond(chunks(), () => 0)) read.push(chunk.toString());
  expect(read).toEqual(['one', 'two']);
});

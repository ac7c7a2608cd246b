import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startFakeBucket, type FakeBucket } from '../../testing/fakes/fakeBucket.ts';
import { bucketStorage } from './bucketStorage.ts';
import { readStorageUrl } from './readStorageUrl.ts';

let bucket: FakeBucket;
let scratch: string;
beforeEach(async () => {
  bucket = await startFakeBucket();
  scratch = await mkdtemp(path.join(tmpdir(), 'directory-bucket-'));
});
afterEach(async () => {
  await bucket.close();
  await rm(scratch, { recursive: true, force: true });
});

const open = (timeouts: { responseMs: number; idleMs: number }) => {
  const storage = readStorageUrl(bucket.url);
  if (storage?.kind !== 'bucket') throw new Error('no bucket');
  return bucketStorage(storage.location, scratch, timeouts);
};

describe('a store on a slow connection', () => {
  it('receives a part for as long as bytes move, however long that takes', async () => {
    const content = randomBytes(9 * 1024 * 1024);
    // Longer than the store takes for what the buffers of the operating system hold: that progress is not visible.
    const storage = await open({ responseMs: 1000, idleMs: 7000 });
    bucket.pauseMs = 60;
    const begun = performance.now();
    await storage.write('exports/large.csv', Readable.from([content]));
    // Longer than any of the limits; a part whose upload was aborted would have been sent again.
    expect(performance.now() - begun).toBeGreaterThan(7000);
    expect(bucket.received).toBeLessThan(content.length + 100_000);
    bucket.pauseMs = 0;
    expect((await buffer(storage.read('exports/large.csv'))).equals(content)).toBe(true);
  }, 60_000);
});

describe('a store that stops responding in the middle of an answer', () => {
  const timeouts = { responseMs: 5000, idleMs: 300 };

  it('is asked again for the rest of a file', async () => {
    const storage = await open(timeouts);
    const content = randomBytes(300_000);
    await storage.write('exports/a.csv', Readable.from([content]));
    let faults = 1;
    bucket.fault = (method) =>
      method === 'GET' && faults-- > 0 ? { how: 'silentAfter', bytes: 100_000 } : null;
    expect((await buffer(storage.read('exports/a.csv'))).equals(content)).toBe(true);
  });

  it('is unavailable to a reader of a part', async () => {
    const storage = await open(timeouts);
    await storage.write('maps/a.pmtiles', Readable.from([randomBytes(300_000)]));
    bucket.fault = () => ({ how: 'silentAfter', bytes: 100_000 });
    await expect(storage.readRange('maps/a.pmtiles', 0, 200_000)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });
});

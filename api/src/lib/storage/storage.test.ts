import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeBackup } from '../../features/backups/makeBackup.ts';
import { readArchive } from '../../features/backups/archive/readArchive.ts';
import { restoreArchive } from '../../features/backups/archive/restoreArchive.ts';
import { testContext } from '../../testing/execute.ts';
import { startFakeBucket, type FakeBucket } from '../../testing/fakes/fakeBucket.ts';
import { csvOf, queueImport, runQueued } from '../../testing/runImportOf.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { AppError } from '../errors.ts';
import { openStorage } from './openStorage.ts';
import { readStorageUrl } from './readStorageUrl.ts';
import type { Storage } from './storage.ts';

const database = useTestDatabase();
const elsewhere = useTestDatabase();
const mebibyte = 1024 * 1024;
let bucket: FakeBucket;
let dataDir: string;
beforeEach(async () => {
  bucket = await startFakeBucket();
  dataDir = await mkdtemp(path.join(tmpdir(), 'directory-storage-'));
});
afterEach(async () => {
  await bucket.close();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (url: string | null): Promise<Storage> => {
  const storage = readStorageUrl(url);
  if (!storage) throw new Error('no storage');
  return openStorage({ storage, dataDir });
};
const inBucket = () => open(`${bucket.url}/site`);
const of = (content: string | Buffer) => Readable.from([Buffer.from(content)]);
const scratch = () => readdir(path.join(dataDir, 'scratch'));

describe.each(['folder', 'bucket'])('a storage in a %s', (kind) => {
  const here = () => (kind === 'bucket' ? inBucket() : open(`file:${dataDir}/elsewhere`));

  it('reads parts of a file, which know when it was replaced', async () => {
    const storage = await here();
    await storage.write('maps/a.pmtiles', of('0123456789'));
    const part = async (offset: number, length: number) => {
      const { data, version } = await storage.readRange('maps/a.pmtiles', offset, length);
      return { text: data.toString(), version };
    };
    const first = await part(0, 4);
    expect([first.text, first.version]).toEqual(['0123', expect.stringMatching(/^[\w-]+$/)]);
    expect(await part(3, 2)).toEqual({ text: '34', version: first.version });
    expect((await storage.readRange('maps/a.pmtiles', 3, 2)).size).toBe(10);
    expect((await part(8, 100)).text).toBe('89');
    expect([(await part(10, 5)).text, (await part(5, 0)).text]).toEqual(['', '']);
    await storage.remove('maps/a.pmtiles');
    await storage.write('maps/a.pmtiles', of('abcdefghijk'));
    const next = await part(0, 4);
    expect([next.text, next.version === first.version]).toEqual(['abcd', false]);
    await expect(storage.readRange('maps/b.pmtiles', 0, 4)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('stores, lists, streams and deletes files', async () => {
    const storage = await here();
    const keys = ['a', 'b', 'c', 'd', 'e'].map((name) => `uploads/${name} ü+.csv`);
    for (const key of keys) await storage.write(key, of(key));
    await storage.write('exports/other.csv', of(''));
    expect((await buffer(storage.read(keys[1] ?? ''))).toString()).toBe(keys[1]);
    expect((await buffer(storage.read('exports/other.csv'))).length).toBe(0);
    const listed = await storage.list('uploads');
    expect(listed.map(({ key }) => key).sort()).toEqual(keys);
    expect(Math.abs(Date.now() - (listed[0]?.modifiedAt.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await storage.withLocalFile(keys[0] ?? '', (file) => readFile(file, 'utf8'))).toBe(keys[0]);
    for (const key of [...keys, ...keys]) await storage.remove(key);
    expect(await storage.list('uploads')).toEqual([]);
    expect(await storage.has('exports/other.csv')).toBe(true);
    expect(await storage.has(keys[0] ?? '')).toBe(false);
  });

  it('reports a missing file', async () => {
    const storage = await here();
    await expect(buffer(storage.read('uploads/none.csv'))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(storage.withLocalFile('uploads/none.csv', async () => 1)).rejects.toMatchObject({
      code: 'GONE',
    });
    expect(await storage.list('none')).toEqual([]);
  });

  it.each(['at once', 'after its first bytes'])('stores nothing of a stream that fails %s', async (when) => {
    const storage = await here();
    const content = new PassThrough();
    if (when !== 'at once') content.write('begun');
    const writing = storage.write('uploads/broken.csv', content);
    content.destroy(new Error('cut off'));
    await expect(writing).rejects.toThrow('cut off');
    expect(await storage.has('uploads/broken.csv')).toBe(false);
  });

  it('stores nothing of a stream that failed before', async () => {
    const storage = await here();
    const content = new PassThrough();
    content.once('error', () => undefined);
    content.destroy(new Error('cut off'));
    await new Promise((resolve) => content.once('close', resolve));
    await expect(storage.write('uploads/broken.csv', content)).rejects.toThrow('cut off');
    expect(await storage.has('uploads/broken.csv')).toBe(false);
  });

  it.each([3, 20])(
    'stores nothing of a stream that breaks off after %i MB, and reports the reason',
    async (size) => {
      const storage = await here();
      const why = new AppError('TOO_LARGE', 'requestTooLarge');
      const content = Readable.from(
        (async function* () {
          for (let i = 0; i < size; i += 1) yield Buffer.alloc(mebibyte);
          throw why;
        })(),
      );
      await expect(storage.write('uploads/half.csv', content)).rejects.toBe(why);
      expect(await storage.list('uploads')).toEqual([]);
      expect(bucket.openUploads.size).toBe(0);
    },
  );
});

describe('a bucket', () => {
  it('uploads a large file in parts within bounded memory, and returns it unchanged', async () => {
    const storage = await inBucket();
    const pieces = Array.from({ length: 40 }, () => randomBytes(mebibyte));
    const hash = createHash('sha256');
    for (const piece of pieces) hash.update(piece);
    let ahead = 0;
    const content = Readable.from(
      (async function* () {
        for (const [given, piece] of pieces.entries()) {
          ahead = Math.max(ahead, given * mebibyte - bucket.received);
          yield piece;
        }
      })(),
    );
    await storage.write('backups/large.gz', content);
    // Two parts on their way, a third being gathered.
    expect(ahead).toBeLessThan(26 * mebibyte);
    expect(bucket.asked.filter((line) => line.includes('partNumber')).length).toBe(5);
    expect(
      createHash('sha256')
        .update(await buffer(storage.read('backups/large.gz')))
        .digest('hex'),
    ).toBe(hash.digest('hex'));
  });

  it('retries a part after a failed connection, and resumes an interrupted download', async () => {
    const storage = await inBucket();
    const content = randomBytes(17 * mebibyte);
    let cuts = 0;
    bucket.fault = (method, _key, query) => {
      if (method === 'PUT' && query.get('partNumber') === '2' && cuts < 2) {
        cuts += 1;
        return cuts === 1 ? { how: 'cut' } : { how: 'status', status: 503, code: 'SlowDown' };
      }
      return null;
    };
    await storage.write('backups/b.gz', of(content));
    expect(cuts).toBe(2);
    let reads = 0;
    bucket.fault = (method) => {
      if (method !== 'GET') return null;
      reads += 1;
      return reads <= 3 ? { how: 'cutAfter', bytes: 2 * mebibyte } : null;
    };
    expect((await buffer(storage.read('backups/b.gz'))).equals(content)).toBe(true);
    expect(reads).toBe(4);
  });

  it('fails cleanly if the store stays unavailable, and leaves no partial file', async () => {
    const storage = await inBucket();
    bucket.fault = (method, _key, query) =>
      method === 'PUT' && query.get('partNumber') === '2'
        ? { how: 'status', status: 500, code: 'InternalError' }
        : null;
    await expect(storage.write('backups/c.gz', of(randomBytes(17 * mebibyte)))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect([bucket.openUploads.size, bucket.objects.size]).toEqual([0, 0]);

    bucket.fault = () => null;
    await storage.write('backups/c.gz', of(randomBytes(3 * mebibyte)));
    bucket.fault = (method) => (method === 'GET' ? { how: 'cut' } : null);
    await expect(storage.withLocalFile('backups/c.gz', async () => 1)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(await scratch()).toEqual([]);
    bucket.fault = () => ({ how: 'status', status: 507, code: 'InsufficientStorage' });
    await expect(storage.write('uploads/d.csv', of('x'))).rejects.toMatchObject({ code: 'NO_SPACE' });
  });

  it('is shared by nodes: a file uploaded to one is imported, backed up and restored by another', async () => {
    const uploader = { ...testServices(database.db), storage: await inBucket() };
    const worker = { ...testServices(database.db), storage: await inBucket() };
    const { id } = await queueImport(uploader, csvOf([{ name: 'Kahve', address: 'Yol 1', city: 'Bursa' }]));
    expect(await runQueued(worker, id)).toMatchObject({ status: 'DONE', created: 1 });
    expect(await scratch()).toEqual([]);
    const { fileKey } = await makeBackup(testContext(worker, { as: { kind: 'system' } }), {
      reason: 'MANUAL',
    });
    const content = () => uploader.storage.read(fileKey);
    expect((await readArchive(content())).manifest.tables.businesses?.rows).toBe(1);
    await restoreArchive(elsewhere.db, { open: content, uploads: [] });
    expect(await elsewhere.db.prisma.business.count()).toBe(1);
    expect([...bucket.objects.keys()].every((key) => key.startsWith('site/'))).toBe(true);
  });
});

describe('a store that knows no ranges', () => {
  it('is not asked for a part of a large file: the answer is ended unread', async () => {
    const storage = await inBucket();
    await storage.write('maps/a.pmtiles', of(Buffer.alloc(mebibyte)));
    bucket.ignoresRanges = true;
    await expect(storage.readRange('maps/a.pmtiles', 0, 127)).rejects.toThrow(
      'does not support range requests',
    );
  });
});

describe('STORAGE_URL', () => {
  it.each([
    'https://host/bucket',
    's3://host',
    's3://key@host/bucket',
    's3://host/UPPER',
    's3://host/bucket?tls=off',
    'file:relative',
    'nonsense',
  ])('%s is refused', (value) => expect(readStorageUrl(value)).toBeNull());

  it('names a store with its region, keys and a folder of the bucket', () => {
    expect(readStorageUrl('s3://KEY:a%2Fb@s3.example:9000/files/site/one?region=eu-central-1')).toEqual({
      kind: 'bucket',
      location: {
        endpoint: 'https://s3.example:9000',
        bucket: 'files',
        prefix: 'site/one/',
        region: 'eu-central-1',
        credentials: { accessKeyId: 'KEY', secretAccessKey: 'a/b' },
      },
    });
    expect(readStorageUrl('s3+http://minio:9000/files')).toMatchObject({
      location: { endpoint: 'http://minio:9000', credentials: null },
    });
  });
});

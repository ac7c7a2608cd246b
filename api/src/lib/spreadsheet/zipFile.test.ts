import { on, once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import yauzl from 'yauzl';
import { xlsxFile } from './xlsxFile.ts';
import { zipFile, type ZipEntry } from './zipFile.ts';

async function* inTurn<Item>(...items: Item[]): AsyncGenerator<Item> {
  yield* items;
}
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
};

/** Names and contents, as a reader of archives finds them by the directory at the end. */
async function unpacked(archive: Buffer): Promise<Record<string, string>> {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) => {
    yauzl.fromBuffer(archive, { lazyEntries: true }, (error, file) =>
      error ? reject(error) : resolve(file),
    );
  });
  const found: Record<string, string> = {};
  zip.readEntry();
  for await (const [entry] of on(zip, 'entry', { close: ['end'] }) as AsyncIterable<[yauzl.Entry]>) {
    const stream = await new Promise<Readable>((resolve, reject) => {
      zip.openReadStream(entry, (error, content) => (error ? reject(error) : resolve(content)));
    });
    found[entry.fileName] = await text(stream);
    zip.readEntry();
  }
  return found;
}

it.each([
  ['32', undefined],
  ['64', 1],
])('a zip file has sizes and offsets in %s bits', async (_, wideFrom) => {
  const entries: ZipEntry[] = [
    { name: 'a.xml', content: ['one ', Buffer.from('two')] },
    { name: 'ş.xml', content: ['x'.repeat(100_000)] },
  ];
  const archive = await buffer(Readable.from(zipFile(inTurn(...entries), wideFrom)));
  expect(await unpacked(archive)).toEqual({ 'a.xml': 'one two', 'ş.xml': 'x'.repeat(100_000) });
});

it('a zip file is produced at the pace of its reader, and stops when the reader leaves', async () => {
  const made = { batches: 0, isClosed: false };
  async function* lines() {
    try {
      for (;;) {
        made.batches += 1;
        // Texts that hardly pack, so that what is made is what has to be taken.
        const line = () => `${Buffer.from(Float64Array.of(Math.random())).toString('hex')}\n`;
        yield Buffer.from(Array.from({ length: 50 }, line).join(''));
        if (made.batches > 100_000) return;
      }
    } finally {
      made.isClosed = true;
    }
  }
  const table = { name: 'S', columns: [{ header: 'name', kind: 'text' as const }], lines: lines() };
  const file = Readable.from(xlsxFile(inTurn(table)), { objectMode: false, highWaterMark: 64 * 1024 });
  await once(file, 'readable');
  // Idle once further turns of the event loop change nothing.
  for (let still = 0; still < 200;) {
    const before = made.batches;
    await new Promise((resolve) => setImmediate(resolve));
    still = made.batches === before ? still + 1 : 0;
  }
  expect(made.batches).toBeLessThan(2_000);
  expect(made.isClosed).toBe(false);
  file.destroy();
  await until(() => made.isClosed);
  expect(made.batches).toBeLessThan(2_000);
});

import { readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeListings } from '../../writeListings.ts';
import type { StressCase, StressTools, Outcome } from '../stressCase.ts';
import { startLoadedServer } from '../servers/loadedServer.ts';
import { operatorClient, type OperatorClient, type Upload } from '../servers/operatorClient.ts';
import { slowReaders } from '../servers/slowReaders.ts';

const clients = 1000;
/** So many that a file of them is more than the system takes from a server for one reader. */
const listings = 20_000;
/** Slower than 10 KB/s by far: one byte. */
const everyMs = 1000;
const closedWithinMs = 90_000;
/** The window of twenty seconds, and until the server has looked again. */
const crawlMs = 40_000;
/** A small upload takes so many seconds, and a client waits for the result of an import of so many rows. */
const patient = { seconds: 60, rows: 100_000 };
/** Files that come and go with what is asked at the moment. */
const slackFiles = 20;
const otherEveryMs = 250;

/** Clients too slow to be borne, and such as must be. A share is one of the connections and of the rows of the import. */
export const slowClients: StressCase = {
  name: 'slow-clients',
  promise: `${clients.toLocaleString('en')} senders of a byte a second and as many readers of at most a kilobyte are closed within ${closedWithinMs / 1000} s each, and others are answered meanwhile, an upload on a slow line and a client that waits for the result of an import among them`,
  run,
};

type LoadedServer = Awaited<ReturnType<typeof startLoadedServer>>;

async function run(tools: StressTools): Promise<Outcome> {
  const count = Math.max(10, Math.round(clients * tools.share));
  const server = await startLoadedServer(tools, listings);
  try {
    const rows = Math.max(1000, Math.round(patient.rows * tools.share));
    // Before anybody is asked anything: this process does nothing else meanwhile.
    const large = await workbook(path.join(tools.folder, 'large.xlsx'), rows, 2);
    const small = await workbook(path.join(tools.folder, 'small.xlsx'), 300, 3);
    const operator = await operatorClient(server.address);
    const file = await operator.exportAll();
    const others = askMeanwhile(`${server.address}/business/${server.slugs[0]}`);
    const borne = patientClients(operator, small, { content: large, rows });
    const senders = await closedSenders(server, count);
    tools.print(senders.figures);
    const crawled = await crawl(server, count, { ...file, cookie: operator.cookie });
    const answered = others.end();
    tools.print(answered.figures);
    // This process is busy with what a thousand readers still get.
    const readers = await crawled.end();
    tools.print(readers.figures);
    const seen = [senders, readers, answered, await borne];
    return {
      hasPassed: seen.every(({ hasPassed }) => hasPassed),
      figures: seen.map(({ figures }) => figures).join('; '),
    };
  } finally {
    await server.stop();
  }
}

async function closedSenders({ address }: LoadedServer, count: number): Promise<Outcome> {
  const { hostname, port } = new URL(address);
  const open = new Set<net.Socket>();
  let refused = 0;
  try {
    for (let n = 0; n < count; n += 1) {
      const socket = net.connect(Number(port), hostname);
      open.add(socket);
      socket.on('error', () => (refused += 1));
      socket.on('close', () => open.delete(socket));
      // Half of them never end their headers, the others their body.
      socket.write(
        n % 2 === 0
          ? 'GET / HTTP/1.1\r\nHost: slow\r\n'
          : 'POST /graphql HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
      );
      socket.resume();
    }
    const begun = performance.now();
    while (open.size > 0 && performance.now() - begun < closedWithinMs) {
      for (const socket of open) socket.write('x');
      await wait(everyMs);
    }
    const took = (performance.now() - begun) / 1000;
    return {
      hasPassed: open.size === 0,
      figures: `${count - open.size} of ${count} senders closed after ${took.toFixed(0)} s (${refused} by a reset)`,
    };
  } finally {
    for (const socket of open) socket.destroy();
  }
}

async function crawl(
  server: LoadedServer,
  count: number,
  answer: { path: string; bytes: number; cookie: string },
) {
  const before = await server.holdings();
  const readers = await slowReaders(server.address, count, answer);
  await readers.crawl(crawlMs / 4);
  const during = await server.holdings();
  await readers.crawl((3 * crawlMs) / 4);
  const after = await server.holdings();
  return {
    async end(): Promise<Outcome> {
      const { cut, whole, refused } = await readers.takeTheRest();
      const areGone = before.files === null || (after.files ?? 0) <= before.files + slackFiles;
      return {
        hasPassed: cut === count && areGone,
        figures: `${cut} of ${count} readers of ${(answer.bytes / 1024 ** 2).toFixed(0)} MB closed within ${crawlMs / 1000} s, ${whole} not, ${refused} refused (files ${before.files}, ${during.files}, then ${after.files}; ${during.megabytes?.toFixed(0)} MB, then ${after.megabytes?.toFixed(0)})`,
      };
    },
  };
}

/** Asks for a page all the while, one request after the other. */
function askMeanwhile(page: string) {
  const seen = { answered: 0, failed: 0, slowest: 0 };
  let isOver = false;
  const sendRequest = async () => {
    while (!isOver) {
      const asked = performance.now();
      const isGood = await fetch(page).then(
        async (response) => response.ok && (await response.text()) !== '',
        () => false,
      );
      seen.slowest = Math.max(seen.slowest, performance.now() - asked);
      if (isGood) seen.answered += 1;
      else seen.failed += 1;
      await wait(otherEveryMs);
    }
  };
  void sendRequest();
  return {
    end(): Outcome {
      isOver = true;
      const { answered, failed, slowest } = seen;
      return {
        hasPassed: failed === 0 && answered > 0,
        figures: `${answered} others answered and ${failed} not, the slowest after ${slowest.toFixed(0)} ms`,
      };
    },
  };
}

/** One uploads a small workbook on a slow line, one waits for the result of a large one, as older programs do. */
async function patientClients(
  operator: OperatorClient,
  small: Buffer,
  large: { content: Buffer; rows: number },
): Promise<Outcome> {
  const [waited, slow] = await Promise.all([
    operator.upload(large.content, {}),
    operator.upload(small, { headers: { prefer: 'respond-async' }, seconds: patient.seconds }),
  ]);
  const words = ({ status, body, seconds }: Upload) =>
    `${status === null ? 'was cut off' : `responded with ${status}`} after ${seconds.toFixed(0)} s${status === null || status >= 400 ? ` (${body.slice(0, 200)})` : ''}`;
  return {
    hasPassed:
      waited.status === 200 &&
      (JSON.parse(waited.body) as { totalRows: number }).totalRows === large.rows &&
      slow.status === 202,
    figures: `an upload of ${(small.length / patient.seconds / 1024).toFixed(1)} KB/s ${words(slow)}, one that waits for ${large.rows.toLocaleString('en')} rows ${words(waited)}`,
  };
}

async function workbook(file: string, rows: number, seed: number): Promise<Buffer> {
  await writeListings(file, rows, 'inline', seed);
  return readFile(file);
}

import { createServer, type AddressInfo, type Socket } from 'node:net';
import { copyDataDir, eventually, makeDataDir, startDirectory, statsOf } from './startDirectory.ts';

/**
 * Starts the directory of the tests that do not change listings: with sample data, without a public address, and with a mail
 * server that accepts connections and never responds. Environment variables pass its URL and folder to the tests, and a folder
 * with a copy of the data for tests that change it. Returns a function that stops everything.
 */
export async function startSharedDirectory(): Promise<() => Promise<void>> {
  const sockets: Socket[] = [];
  const mail = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  const demo = await makeDataDir();
  await loadSampleData(demo.dataDir);
  const folder = await makeDataDir();
  await copyDataDir(demo.dataDir, folder.dataDir);
  const directory = await startDirectory(folder.dataDir, {
    SMTP_URL: `smtp://127.0.0.1:${(mail.address() as AddressInfo).port}`,
    CONTACT_TO: 'team@directory.example',
  });
  process.env.E2E_DIRECTORY = directory.url;
  process.env.E2E_DATA_DIR = folder.dataDir;
  process.env.E2E_DEMO_DATA_DIR = demo.dataDir;
  return async () => {
    await directory.end('SIGTERM');
    for (const socket of sockets) socket.destroy();
    mail.close();
    await Promise.all([folder.remove(), demo.remove()]);
  };
}

async function loadSampleData(dataDir: string): Promise<void> {
  const directory = await startDirectory(dataDir);
  try {
    await eventually(
      () => statsOf(directory.url),
      ({ total }) => total === 300,
      180_000,
    );
  } finally {
    await directory.end('SIGTERM');
  }
}

import { createServer, type AddressInfo, type Socket } from 'node:net';
import { copyDataDir, eventually, makeDataDir, startDirectory, statsOf } from './startDirectory.ts';

/**
 * Starts the directory that tests share which leave listings as they are: with the sample data, without a
 * public address, and with a mail server that takes connections and never says a word. Its address and folder come to
 * the tests by the environment, and so does a folder with the same data at rest, for those that change it. The result
 * ends all.
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

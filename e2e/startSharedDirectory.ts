import { createServer, type AddressInfo, type Socket } from 'node:net';
import { eventually, makeDataDir, startDirectory, statsOf } from './startDirectory.ts';

/**
 * Starts the directory that tests share which leave listings as they are: with the demonstration in it, without a
 * public address, and with a mail server that takes connections and never says a word. Its address and folder come to
 * the tests by the environment; the result ends it.
 */
export async function startSharedDirectory(): Promise<() => Promise<void>> {
  const sockets: Socket[] = [];
  const mail = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  const folder = await makeDataDir();
  const directory = await startDirectory(folder.dataDir, {
    SMTP_URL: `smtp://127.0.0.1:${(mail.address() as AddressInfo).port}`,
    CONTACT_TO: 'team@directory.example',
  });
  await eventually(
    () => statsOf(directory.url),
    ({ total }) => total === 300,
  );
  process.env.E2E_DIRECTORY = directory.url;
  process.env.E2E_DATA_DIR = folder.dataDir;
  return async () => {
    await directory.end('SIGTERM');
    for (const socket of sockets) socket.destroy();
    mail.close();
    await folder.remove();
  };
}

import type { ServerResponse } from 'node:http';

const windowMs = 20_000;
const fewestBytes = 10 * 1024 * (windowMs / 1000);

/** Closes a download whose reader takes less than 10 KB/s for 20 s while more waits for it: it holds a snapshot open. */
export function guardSlowReader(response: ServerResponse): void {
  const { socket } = response;
  if (!socket) return;
  const taken = () => socket.bytesWritten - socket.writableLength;
  let before = taken();
  const timer = setInterval(() => {
    const now = taken();
    if (socket.writableNeedDrain && now - before < fewestBytes) socket.destroy();
    before = now;
  }, windowMs);
  response.once('close', () => clearInterval(timer));
}

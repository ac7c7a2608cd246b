import { parentPort } from 'node:worker_threads';
import { openTestDirectory, type TestDirectory } from './openTestDirectory.ts';

/** Request to a worker thread: open its directory, or call one of its methods. */
export interface DirectoryCall {
  id: number;
  method: 'open' | keyof TestDirectory;
  args: readonly unknown[];
}

export type DirectoryAnswer = { id: number } & ({ result: unknown } | { error: unknown });

let directory: TestDirectory | null = null;

async function callMethod({ method, args }: DirectoryCall): Promise<unknown> {
  if (method === 'open') {
    directory = await openTestDirectory();
    return undefined;
  }
  if (!directory) throw new Error('No directory is open.');
  return (directory[method] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
}

parentPort?.on('message', (call: DirectoryCall) => {
  const send = (answer: DirectoryAnswer) => parentPort?.postMessage(answer);
  callMethod(call).then(
    (result) => send({ id: call.id, result }),
    (error: unknown) => send({ id: call.id, error }),
  );
});

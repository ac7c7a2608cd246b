import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DirectoryAnswer, DirectoryCall } from '../../../api/src/testing/directory/directoryThread.ts';
import type { TestDirectory } from '../../../api/src/testing/directory/openTestDirectory.ts';

const bundle = path.resolve('.cache/test-programs/directoryThread.js');

/** The thread of this worker of Jest. Packages of a server find Node in it, and not the window of the pages. */
let thread: Worker | null = null;
const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: unknown) => void }>();
let calls = 0;

function startThread(): Worker {
  const started = new Worker(bundle);
  started.on('message', (answer: DirectoryAnswer) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) call?.reject(answer.error);
    else call?.resolve(answer.result);
  });
  started.on('error', (error) => {
    thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  // Last, since a listener reverts it. Jest ends its worker although the thread waits.
  started.unref();
  return started;
}

function call<Method extends keyof TestDirectory>(method: DirectoryCall['method'], args: readonly unknown[]) {
  const id = (calls += 1);
  thread ??= startThread();
  thread.postMessage({ id, method, args } satisfies DirectoryCall);
  return new Promise<Awaited<ReturnType<TestDirectory[Method]>>>((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
  });
}

/** Opens a directory with the real schema on a PostgreSQL of its own, for the tests of one file. */
export async function openDirectory(): Promise<TestDirectory> {
  await call('open', []);
  return {
    fill: (content) => call<'fill'>('fill', [content]),
    execute: (...args) => call<'execute'>('execute', args),
    upload: (file) => call<'upload'>('upload', [file]),
    runJobs: () => call<'runJobs'>('runJobs', []),
    sql: (text, values) => call<'sql'>('sql', [text, values]),
    close: () => call<'close'>('close', []),
  };
}

import type { RunningJob } from '../jobHandler.ts';

/** A job as its worker passes it to the work. Its progress is not stored. */
export const runningJob = <Payload extends object>(
  payload: Payload,
  { id = 0, signal = new AbortController().signal }: { id?: number; signal?: AbortSignal } = {},
): RunningJob<Payload> => ({ id, payload, signal, progress: () => undefined });

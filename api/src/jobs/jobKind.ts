import { number, object, type ObjectSchema } from 'yup';
import type { KnownJob } from '../../../domain/jobLabels.ts';
import { readStored } from './readStored.ts';

/** Declares one kind of job, for the code that enqueues, runs or reads its jobs. */
export interface JobKind<Payload extends object, Result extends object = object> {
  kind: string;
  /** Jobs of one queue run one after another, across all workers. */
  queue: string;
  /** Reads the payload of a stored job. Errors: INTERNAL if it is damaged or was written by another release. */
  readPayload(stored: unknown): Payload;
  /** Only for the type of the stored result; never set. */
  readonly result?: Result;
}

export type ResultOf<Kind> = Kind extends JobKind<object, infer Result> ? Result : never;

/** Payload or result of a job that has none. */
export type Nothing = Record<string, never>;

/** Schema of a job without a payload. */
export const noPayload = object() as ObjectSchema<object> as ObjectSchema<Nothing>;

/** Schema of a row's id in a payload. */
export const rowId = number().integer().required();

/**
 * Declares a kind of job. `payload` checks stored payloads without converting them. It must accept what the previous release
 * wrote, so a new field is optional.
 */
export function jobKind<Payload extends object, Result extends object>({
  kind,
  queue,
  payload,
}: {
  kind: KnownJob;
  queue: string;
  payload: ObjectSchema<Payload>;
}): JobKind<Payload, Result> {
  return { kind, queue, readPayload: (stored) => readStored(payload, stored, 'jobPayloadInvalid') };
}

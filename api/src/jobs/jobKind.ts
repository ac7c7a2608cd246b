import { number, object, type ObjectSchema } from 'yup';
import type { KnownJob } from '../../../domain/jobLabels.ts';
import { readStored } from './readStored.ts';

/** The declaration of one kind of long work: everything that queues, runs or reads its jobs refers to it. */
export interface JobKind<Payload extends object, Result extends object = object> {
  kind: string;
  /** Jobs of one queue run one after another, over all workers. */
  queue: string;
  /** Reads the payload of a stored job. Errors: INTERNAL if it is damaged or was written by another release. */
  readPayload(stored: unknown): Payload;
  /** Type of what its jobs store when they are done; never set. */
  readonly result?: Result;
}

export type ResultOf<Kind> = Kind extends JobKind<object, infer Result> ? Result : never;

/** Payload or result of a job that has none. */
export type Nothing = Record<string, never>;

/** Payload of a job that needs none, such as one that is due by itself. */
export const noPayload = object() as ObjectSchema<object> as ObjectSchema<Nothing>;

/** Id of a row, in a payload. */
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

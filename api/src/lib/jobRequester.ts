import { number } from 'yup';
import type { Context } from './context.ts';

/** Payload of a job that may be requested by an API key; without one for people, the system, and jobs of earlier releases. */
export interface RequestedByKey {
  apiKeyId?: number | null;
}

/** The field in the schema of a payload. */
export const apiKeyId = number().integer().nullable();

/** The API key that requests a job, for its payload; null for people and the system. */
export const requestingKey = ({ viewer }: Pick<Context, 'viewer'>): number | null =>
  viewer.kind === 'key' ? viewer.keyId : null;

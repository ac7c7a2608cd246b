import type { Context } from './context.ts';

/** The API key that requests a job, for its payload; null for people and the system. */
export const requestingKey = ({ viewer }: Pick<Context, 'viewer'>): number | null =>
  viewer.kind === 'key' ? viewer.keyId : null;

/** The API key that requested a job, by its payload; null for people, the system, and jobs of earlier releases. */
export function requestingKeyOf(payload: unknown): number | null {
  return typeof payload === 'object' &&
    payload !== null &&
    'apiKeyId' in payload &&
    typeof payload.apiKeyId === 'number'
    ? payload.apiKeyId
    : null;
}

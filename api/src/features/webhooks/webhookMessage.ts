import { randomBytes } from 'node:crypto';
import type { Change } from '../changes/readChanges.ts';

export interface WebhookMessage {
  messageId: string;
  type: 'businesses.changed' | 'ping';
  /** The exact body that is signed and sent. */
  body: string;
  changeCount: number;
}

interface ChangesData {
  changes: Change[];
  /** Range of the changes in the feed. */
  since: string;
  cursor: string;
  hasMore: boolean;
}

/** Message about changed listings. */
export function changesMessage({ changes, since, cursor, hasMore }: ChangesData): WebhookMessage {
  const data = {
    changes: changes.map(({ kind, businessId, slug, at }) => ({ kind, businessId, slug, at })),
    since,
    cursor,
    hasMore,
  };
  return { ...message('businesses.changed', data), changeCount: changes.length };
}

/** Test message. */
export function pingMessage(webhookId: number): WebhookMessage {
  return message('ping', { webhookId });
}

function message(type: WebhookMessage['type'], data: object): WebhookMessage {
  return {
    messageId: `msg_${randomBytes(16).toString('hex')}`,
    type,
    body: JSON.stringify({ type, timestamp: new Date(), data }),
    changeCount: 0,
  };
}

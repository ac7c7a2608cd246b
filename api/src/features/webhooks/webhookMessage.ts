import { randomBytes } from 'node:crypto';
import type { Change } from '../changes/readChanges.ts';

export interface WebhookMessage {
  messageId: string;
  type: 'businesses.changed' | 'ping';
  /** What is signed and sent, to the letter. */
  body: string;
  changeCount: number;
}

interface ChangesData {
  changes: Change[];
  /** Where the changes begin in the feed, and where they end. */
  since: string;
  cursor: string;
  hasMore: boolean;
}

/** What a webhook is told of listings that changed. */
export function changesMessage({ changes, since, cursor, hasMore }: ChangesData): WebhookMessage {
  const data = {
    changes: changes.map(({ kind, businessId, slug, at }) => ({ kind, businessId, slug, at })),
    since,
    cursor,
    hasMore,
  };
  return { ...message('businesses.changed', data), changeCount: changes.length };
}

/** What a webhook is told to try it. */
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

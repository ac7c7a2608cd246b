import { randomUUID } from 'node:crypto';
import type { Context } from '../../lib/context.ts';
import { claimWebhook, releaseWebhook } from './claimWebhook.ts';
import { nextDelivery } from './nextDelivery.ts';
import { noteOutcome } from './noteOutcome.ts';
import { sendMessage } from './sendMessage.ts';
import { trimDeliveries } from './sweepDeliveries.ts';
import { secretsInForce } from './webhookSecret.ts';

/** Milliseconds after which a webhook yields to others. */
const turnMs = 20_000;

/**
 * Delivers pending messages to one webhook, in the order of the feed, until an attempt fails. One worker at a time does
 * so; a message whose outcome could not be recorded is sent again.
 */
export async function deliverWebhook(context: Context, id: number, signal: AbortSignal): Promise<void> {
  const { db, config } = context;
  const claim = randomUUID();
  const end = performance.now() + turnMs;
  try {
    while (!signal.aborted && performance.now() < end) {
      const webhook = await claimWebhook(db, id, claim);
      const delivery = webhook && (await nextDelivery(context, webhook));
      if (!webhook || !delivery) return;
      const receiver = { url: webhook.url, secrets: secretsInForce(webhook) };
      const outcome = await sendMessage(config, receiver, delivery, signal);
      // Broken off by us: not the receiver's fault.
      if (signal.aborted && !outcome.isDelivered) return;
      await noteOutcome(db, webhook, delivery.id, outcome);
      if (!outcome.isDelivered) return;
    }
  } finally {
    await releaseWebhook(db, id, claim);
    await trimDeliveries(db, id);
  }
}

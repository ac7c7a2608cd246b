import { randomUUID } from 'node:crypto';
import type { Context } from '../../lib/context.ts';
import { claimWebhook, releaseWebhook } from './claimWebhook.ts';
import { nextDelivery } from './nextDelivery.ts';
import { recordDeliveryOutcome } from './recordDeliveryOutcome.ts';
import { sendMessage } from './sendMessage.ts';
import { trimDeliveries } from './sweepDeliveries.ts';
import { activeSecrets } from './webhookSecret.ts';

/** After this time a webhook yields the worker to others. */
const maxRunMs = 20_000;

/**
 * Delivers pending messages to one webhook, in the order of the feed, until an attempt fails. One worker at a time does
 * so; a message whose outcome could not be recorded is sent again.
 */
export async function deliverWebhook(context: Context, id: number, signal: AbortSignal): Promise<void> {
  const { db, config } = context;
  const claim = randomUUID();
  const deadline = performance.now() + maxRunMs;
  try {
    while (!signal.aborted && performance.now() < deadline) {
      const webhook = await claimWebhook(db, id, claim);
      const delivery = webhook && (await nextDelivery(context, webhook));
      if (!webhook || !delivery) return;
      const receiver = { url: webhook.url, secrets: activeSecrets(webhook) };
      const outcome = await sendMessage(config, receiver, delivery, signal);
      // The worker stops: no failure of the receiver.
      if (signal.aborted && !outcome.isDelivered) return;
      await recordDeliveryOutcome(db, webhook, delivery.id, outcome);
      if (!outcome.isDelivered) return;
    }
  } finally {
    await releaseWebhook(db, id, claim);
    await trimDeliveries(db, id);
  }
}

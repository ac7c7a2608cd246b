import { ExternalRequestError, publicInternet } from '../../lib/net/fetchExternal.ts';
import { anyNetwork, postExternal } from '../../lib/net/postExternal.ts';
import type { Config } from '../../lib/config/config.ts';
import { signMessage } from './webhookSecret.ts';

/** Until the status of the receiver's response. */
const timeoutMs = 10_000;
/** Stored part of the response. */
const maxResponseBytes = 500;

export interface Receiver {
  url: string;
  /** Valid secrets, newest first. */
  secrets: Uint8Array[];
}

/** Outcome of one attempt. */
export interface Outcome {
  isDelivered: boolean;
  attemptedAt: Date;
  latencyMs: number;
  /** Null without a response. */
  httpStatus: number | null;
  /** Beginning of the response, without control characters. */
  answer: string | null;
  /** Why there was no response: refused, unreachable, timeout. */
  fault: string | null;
}

/** Sends a message once. A status from 200 to 299 means delivered; redirects are not followed. */
export async function sendMessage(
  { webhookNetwork }: Pick<Config, 'webhookNetwork'>,
  { url, secrets }: Receiver,
  message: { messageId: string; body: string },
  signal?: AbortSignal,
): Promise<Outcome> {
  const attemptedAt = new Date();
  const startedAt = performance.now();
  const timing = () => ({ attemptedAt, latencyMs: Math.round(performance.now() - startedAt) });
  try {
    const { status, text } = await postExternal(
      url,
      {
        body: message.body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'BusinessDirectory-Webhooks/1.0',
          ...signMessage(secrets, message, attemptedAt),
        },
        timeoutMs,
        maxResponseBytes,
        ...(signal ? { signal } : {}),
      },
      webhookNetwork === 'any' ? anyNetwork : publicInternet,
    );
    const isDelivered = status >= 200 && status < 300;
    return { isDelivered, ...timing(), httpStatus: status, answer: withoutControls(text), fault: null };
  } catch (error) {
    if (!(error instanceof ExternalRequestError)) throw error;
    return { isDelivered: false, ...timing(), httpStatus: null, answer: null, fault: error.fault };
  }
}

function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\uFFFD/gu, ' ');
}

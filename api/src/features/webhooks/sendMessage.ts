import { OutsideError, publicInternet } from '../../lib/net/fetchOutside.ts';
import { anyNetwork, postOutside } from '../../lib/net/postOutside.ts';
import type { Config } from '../../lib/config/config.ts';
import { signMessage } from './webhookSecret.ts';

/** Milliseconds that a receiver has until the status of its answer. */
const patienceMs = 10_000;
/** Stored bytes of the answer. */
const answerBytes = 500;

export interface Receiver {
  url: string;
  /** All that are in force, the newest first. */
  secrets: Uint8Array[];
}

/** Outcome of one attempt. */
export interface Outcome {
  isDelivered: boolean;
  attemptedAt: Date;
  latencyMs: number;
  /** Null if no answer came. */
  httpStatus: number | null;
  /** The first bytes of the answer, as far as they are text. */
  answer: string | null;
  /** Reason of a missing answer: refused, unreachable, timeout. */
  fault: string | null;
}

/** Sends a message once. Delivered is what any status of 200 to 299 answers; redirects are not followed. */
export async function sendMessage(
  { webhookNetwork }: Pick<Config, 'webhookNetwork'>,
  { url, secrets }: Receiver,
  message: { messageId: string; body: string },
  signal?: AbortSignal,
): Promise<Outcome> {
  const attemptedAt = new Date();
  const begin = performance.now();
  const timing = () => ({ attemptedAt, latencyMs: Math.round(performance.now() - begin) });
  try {
    const { status, text } = await postOutside(
      url,
      {
        body: message.body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'BusinessDirectory-Webhooks/1.0',
          ...signMessage(secrets, message, attemptedAt),
        },
        milliseconds: patienceMs,
        answerBytes,
        ...(signal ? { signal } : {}),
      },
      webhookNetwork === 'any' ? anyNetwork : publicInternet,
    );
    const isDelivered = status >= 200 && status < 300;
    return { isDelivered, ...timing(), httpStatus: status, answer: plain(text), fault: null };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { isDelivered: false, ...timing(), httpStatus: null, answer: null, fault: error.fault };
  }
}

function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\uFFFD/gu, ' ');
}

import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret, 256 random bits. */
export function newSecret(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(randomBytes(32));
}

/** A secret in the text form of Standard Webhooks. */
export function secretText(secret: Uint8Array): string {
  return prefix + Buffer.from(secret).toString('base64');
}

/** Secrets that sign messages now, newest first. */
export function activeSecrets({
  secret,
  formerSecret,
  formerSecretUntil,
}: {
  secret: Uint8Array;
  formerSecret: Uint8Array | null;
  formerSecretUntil: Date | null;
}): Uint8Array[] {
  const isFormerActive = formerSecret && formerSecretUntil && formerSecretUntil > new Date();
  return isFormerActive ? [secret, formerSecret] : [secret];
}

/**
 * Signature headers of a message, one signature per valid secret. See
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signMessage(
  secrets: readonly Uint8Array[],
  { messageId, body }: { messageId: string; body: string },
  at: Date,
): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const digest = createHmac('sha256', secret).update(`${messageId}.${seconds}.${body}`).digest('base64');
    return `v1,${digest}`;
  });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}

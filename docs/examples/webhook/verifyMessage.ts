import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a message in seconds; prevents replay of an intercepted one. */
const oldestSeconds = 300;

/** Whether the directory signed the message recently. `body` must be the bytes as received. */
export function verifyMessage(
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: string,
  now = new Date(),
): boolean {
  const header = (name: string) => String(headers[`webhook-${name}`]);
  const age = now.getTime() / 1000 - Number(header('timestamp'));
  if (!(Math.abs(age) <= oldestSeconds)) return false;
  const wanted = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${header('id')}.${header('timestamp')}.${body}`)
    .digest();
  // One signature per valid secret.
  return header('signature')
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((given) => given.length === wanted.length && timingSafeEqual(given, wanted));
}

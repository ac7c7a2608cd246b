import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a message may be old, so that one which was overheard can't be sent again later. */
const oldestSeconds = 300;

/** Whether a message comes from the directory: signed with the secret, and just now. `body` is what arrived, to the letter. */
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
  // One signature for each secret that is in force.
  return header('signature')
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((given) => given.length === wanted.length && timingSafeEqual(given, wanted));
}

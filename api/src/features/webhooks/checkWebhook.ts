import type { Message } from '../../../../domain/messages/message.ts';
import { isIP } from 'node:net';
import type { Config } from '../../lib/config/config.ts';
import { checkLine } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';
import { isPublicAddress } from '../../lib/net/publicAddress.ts';

const maxNameLength = 100;
const maxUrlLength = 2000;

/** Validates a webhook's name. Throws BAD_INPUT. */
export function checkWebhookName(given: string): string {
  const name = checkLine(given, 'name');
  if (name === '' || name.length > maxNameLength || /\p{Cc}/u.test(given.trim()))
    throw new AppError(
      'BAD_INPUT',
      { message: 'webhookNameLength', limit: maxNameLength },
      {
        name: { message: 'nameLength', limit: maxNameLength },
      },
    );
  return name;
}

/**
 * Validates a target URL: https on the public internet, unless the installation allows any. Its resolved address is
 * checked again at each call. Throws BAD_INPUT.
 */
export function checkWebhookUrl(given: string, { webhookNetwork }: Pick<Config, 'webhookNetwork'>): string {
  const text = given.trim();
  const url = URL.canParse(text) && !/\p{Cc}/u.test(text) ? new URL(text) : null;
  const isHttpUrl = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isHttpUrl || url.href.length > maxUrlLength) throw refusal('webhookUrlInvalid');
  if (webhookNetwork === 'public') {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (url.protocol !== 'https:') throw refusal('webhookUrlNotHttps');
    if (url.port !== '') throw refusal('webhookPort');
    if (isIP(host) ? !isPublicAddress(host) : /(^|\.)localhost\.?$/.test(host))
      throw refusal('webhookPrivate');
  }
  url.hash = '';
  return url.href;
}

function refusal(message: Message): AppError {
  return new AppError('BAD_INPUT', message, { url: message });
}

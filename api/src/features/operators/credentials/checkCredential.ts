import type { Message } from '../../../../../domain/messages/message.ts';
import { AppError } from '../../../lib/errors.ts';

type CredentialName = 'accessKey' | 'userCode' | 'password' | 'code' | 'ticket';

/** Longest key, code and password, in UTF-16 units. */
export const maxCredentialLength = 200;
const maxTicketLength = 1000;

/**
 * Validates a received credential before it is hashed: text of bounded length, without NUL. Blanks around a key or code come from
 * copying and are removed; in a password they are significant. Errors: BAD_INPUT.
 */
export function checkCredential(name: CredentialName, value: unknown): string {
  if (typeof value !== 'string') throw invalidCredential(name, 'credentialNotText');
  const maxLength = name === 'ticket' ? maxTicketLength : maxCredentialLength;
  if (value.length > maxLength) throw invalidCredential(name, { message: 'tooLong', limit: maxLength });
  if (value.includes('\0')) throw invalidCredential(name, 'credentialCharacters');
  if (value.trim() === '') throw invalidCredential(name, 'valueRequired');
  return name === 'password' ? value : value.trim();
}

function invalidCredential(name: CredentialName, message: Message): AppError {
  return new AppError('BAD_INPUT', 'credentialInvalid', { [name]: message });
}

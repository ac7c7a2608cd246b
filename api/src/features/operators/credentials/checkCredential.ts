import { AppError } from '../../../lib/errors.ts';

type CredentialName = 'accessKey' | 'userCode' | 'password' | 'code' | 'ticket';

/** Longest key, code and password, in UTF-16 units. */
export const longestCredential = 200;
const longestTicket = 1000;

/**
 * A credential as somebody sent it, before anything slow is done with it: text of a sane length, without NUL.
 * Blanks around a key or code are an accident of copying; in a password they count. Throws BAD_INPUT.
 */
export function checkCredential(name: CredentialName, value: unknown): string {
  if (typeof value !== 'string') throw refusal(name, 'Metin olmalıdır.');
  const longest = name === 'ticket' ? longestTicket : longestCredential;
  if (value.length > longest) throw refusal(name, `En fazla ${longest} karakter olabilir.`);
  if (value.includes('\0')) throw refusal(name, 'Geçersiz karakter içeriyor.');
  if (value.trim() === '') throw refusal(name, 'Zorunludur.');
  return name === 'password' ? value : value.trim();
}

function refusal(name: CredentialName, message: string): AppError {
  return new AppError('BAD_INPUT', 'Giriş bilgisi geçersiz.', { [name]: message });
}

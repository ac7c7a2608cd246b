import { AppError } from '../../../lib/errors.ts';
import { maxCredentialLength } from './checkCredential.ts';

const minSecretCharacters = 12;

/** Checks a chosen password or access key. Errors: BAD_INPUT if it is too short or cannot be typed. */
export function checkNewSecret(secret: string): string {
  const length = [...secret].length;
  if (length < minSecretCharacters || secret.length > maxCredentialLength || secret.includes('\0')) {
    const message = {
      message: 'secretLength',
      least: minSecretCharacters,
      most: maxCredentialLength,
    } as const;
    throw new AppError('BAD_INPUT', message, { password: message });
  }
  return secret;
}

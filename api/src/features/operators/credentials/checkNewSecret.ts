import { AppError } from '../../../lib/errors.ts';
import { longestCredential } from './checkCredential.ts';

const fewestSecretCharacters = 12;

/** Checks a chosen password or access key. Errors: BAD_INPUT if it is too short or cannot be typed. */
export function checkNewSecret(secret: string): string {
  const length = [...secret].length;
  if (length < fewestSecretCharacters || secret.length > longestCredential || secret.includes('\0')) {
    const message = {
      message: 'secretLength',
      least: fewestSecretCharacters,
      most: longestCredential,
    } as const;
    throw new AppError('BAD_INPUT', message, { password: message });
  }
  return secret;
}

import { AppError } from '../../../lib/errors.ts';
import { longestCredential } from './checkCredential.ts';

const fewestSecretCharacters = 12;

/** A password or access key that somebody chose. Throws BAD_INPUT for one that is too short or could not be typed. */
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

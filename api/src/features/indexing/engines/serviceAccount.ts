import { createPrivateKey, createSign } from 'node:crypto';
import { AppError } from '../../../lib/errors.ts';
import { readJson } from './indexingEngine.ts';

/** Stored fields of a service account. */
export interface ServiceAccount {
  email: string;
  /** PEM. */
  privateKey: string;
}

const scope = 'https://www.googleapis.com/auth/indexing';
/** Whom a signed claim is for, and where it is changed for a token. */
export const tokenUrl = 'https://oauth2.googleapis.com/token';
const lifetimeSeconds = 3600;
const maxLength = 10_000;

/** Reads the key file of a service account as Google hands it out. Errors: BAD_INPUT. */
export function readServiceAccount(text: string): ServiceAccount {
  const file =
    text.length > maxLength
      ? null
      : readJson<{ type?: unknown; client_email?: unknown; private_key?: unknown }>(text);
  const { type, client_email: email, private_key: privateKey } = file ?? {};
  const isAccount =
    type === 'service_account' &&
    typeof email === 'string' &&
    /^[\w.+-]{1,200}@[\w.-]{1,200}$/.test(email) &&
    typeof privateKey === 'string' &&
    isRsaKey(privateKey);
  if (!isAccount) {
    const message = 'serviceAccountInvalid';
    throw new AppError('BAD_INPUT', message, { serviceAccount: message });
  }
  return { email, privateKey };
}

/** The claim by which an account asks for a token, signed by it (RFC 7523). */
export function signedClaim({ email, privateKey }: ServiceAccount, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claim = { iss: email, scope, aud: tokenUrl, iat, exp: iat + lifetimeSeconds };
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claim)}`;
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url')}`;
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

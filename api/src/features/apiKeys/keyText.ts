import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const mark = 'dir_';
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Letters that 256 bits need, and 32 bits. */
const secretLength = 43;
const checksumLength = 6;
const prefixLength = mark.length + 8;

export interface KeyParts {
  /** Visible part that identifies the key. */
  prefix: string;
  /** SHA-256, all that is stored of the secret. */
  hash: Buffer;
}

/** A new key: a prefix for scanners of leaked secrets, 256 random bits, and a checksum. */
export function newKeyText(): string {
  const secret = inLetters(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength);
  return mark + secret + checksumOf(secret);
}

/** Stored parts of a key. Null for invalid text, such as a mistyped or truncated key. */
export function readKeyText(text: string): KeyParts | null {
  if (text.length !== mark.length + secretLength + checksumLength || !text.startsWith(mark)) return null;
  const secret = text.slice(mark.length, -checksumLength);
  if (checksumOf(secret) !== text.slice(-checksumLength)) return null;
  return { prefix: text.slice(0, prefixLength), hash: createHash('sha256').update(text).digest() };
}

function checksumOf(secret: string): string {
  return inLetters(BigInt(crc32(secret)), checksumLength);
}

function inLetters(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; text.length < length; rest /= 62n) text = `${letters[Number(rest % 62n)]}${text}`;
  return text;
}

import { AppError } from '../lib/errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8. Errors: BAD_INPUT for other encodings, whose letters would be stored as replacement characters. */
export const utf8Text = (bytes: Buffer): string => read(() => utf8.decode(bytes));

/** Checks that the escapes of a query string or form are UTF-8. A lone percent sign is allowed. Errors: BAD_INPUT. */
export function checkEscapes(encoded: string): void {
  read(() => decodeURIComponent(encoded.replace(/%(?![\da-f]{2})/gi, '%25')));
}

function read(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new AppError('BAD_INPUT', 'notUtf8');
  }
}

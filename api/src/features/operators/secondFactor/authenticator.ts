import { Secret, TOTP } from 'otpauth';

/** Seconds that a code of an authenticator is shown for (RFC 6238's own choice, and all that phones understand). */
const period = 30;

/** The secret as people type it where they can't scan, and the address that a scanned picture holds. */
export function describeSecret(secret: Uint8Array, userCode: string): { text: string; address: string } {
  const totp = totpOf(secret, userCode);
  return { text: totp.secret.base32, address: totp.toString() };
}

/** The half minute, counted since 1970, of which a code is; null for a wrong one. Clocks may be half a minute apart. */
export function stepOfCode(secret: Uint8Array, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, window: 1, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

function totpOf(secret: Uint8Array, label = ''): TOTP {
  return new TOTP({
    issuer: 'Business Directory',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period,
  });
}

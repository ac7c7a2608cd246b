import { Secret, TOTP } from 'otpauth';

/** Seconds that a code of an authenticator is shown for (the default of RFC 6238, and the only value that apps support). */
const period = 30;

/** The secret for manual entry, and as otpauth: URI for a QR code. */
export function describeSecret(secret: Uint8Array, userCode: string): { secret: string; otpauthUri: string } {
  const totp = totpOf(secret, userCode);
  return { secret: totp.secret.base32, otpauthUri: totp.toString() };
}

/** The time step of a code, in half minutes since 1970; null for a wrong code. Clocks may differ by half a minute. */
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

import { policyOfMaps } from '../../lib/html/contentSecurityPolicy.ts';

/** Security headers of every response. */
export function securityHeaders(options: {
  isHttps: boolean;
  /** Origin of another company's map tiles; null if there is none. */
  mapOrigin: string | null;
}): Record<string, string> {
  return {
    'content-security-policy': policyOfMaps(options.mapOrigin),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    ...(options.isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

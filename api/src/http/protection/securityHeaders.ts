import { strictPolicy } from '../../lib/html/contentSecurityPolicy.ts';

/** Headers that every answer carries. */
export function securityHeaders(options: { isHttps: boolean }): Record<string, string> {
  return {
    'content-security-policy': strictPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    ...(options.isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

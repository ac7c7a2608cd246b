import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../lib/config/config.ts';
import { AppError } from '../../lib/errors.ts';

/**
 * Access check of `/metrics`. With METRICS_TOKEN, a client must send it as `Authorization: Bearer`. Without, only
 * programs of this machine may read, and only while the site has no public address: behind a proxy, every client would
 * seem local. `address` is the peer's own, never a forwarded one. Errors: UNAUTHENTICATED (no or another token),
 * NOT_FOUND.
 */
export function checkMetricsReader(
  { address = '', authorization = '' }: { address?: string | undefined; authorization?: string | undefined },
  { metricsToken, siteUrl }: Pick<Config, 'metricsToken' | 'siteUrl'>,
): void {
  if (metricsToken !== null) {
    const given = /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';
    if (timingSafeEqual(digest(given), digest(metricsToken))) return;
    throw new AppError('UNAUTHENTICATED', 'metricsTokenRequired');
  }
  const isLocal = /^(?:127\.|::1$|::ffff:127\.)/.test(address);
  if (siteUrl !== null || !isLocal) throw new AppError('NOT_FOUND', 'notFound');
}

const digest = (text: string) => createHash('sha256').update(text).digest();

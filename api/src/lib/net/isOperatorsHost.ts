import type { Config } from '../config/config.ts';

/**
 * Whether the host of a request (its Host header) serves operators: that of ADMIN_URL, or every host if it is
 * not set. Ports are ignored, since cookies are sent to all of them. Scripts can't set this header; forwarded
 * values are not trusted.
 */
export function isOperatorsHost({ adminUrl }: Config, host: string | undefined): boolean {
  if (adminUrl === null) return true;
  const address = `http://${host ?? ''}`;
  return URL.canParse(address) && new URL(address).hostname === new URL(adminUrl).hostname;
}

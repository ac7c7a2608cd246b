import { isIPv6 } from 'node:net';

/** Clients with the same key share a rate limit: one IPv4 address, or a /64 network of IPv6, which one customer has. */
export function rateLimitKey(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(plain);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(plain)) return plain;
  return `${network(plain)}::/64`;
}

function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const before = groups(head);
  const after = groups(tail);
  // A trailing IPv4 address counts as two groups.
  const length = before.length + after.length + (address.includes('.') ? 1 : 0);
  const missing = tail === undefined ? [] : Array<string>(Math.max(0, 8 - length)).fill('0');
  return [...before, ...missing, ...after]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

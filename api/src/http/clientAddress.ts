import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * IP address of the client, as a trusted proxy forwards it. Some proxies add a port, which would give each connection a
 * rate limit of its own; for text that is not an address, the address of the connection is returned.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = withoutPort(request.ip);
  return isIP(address) ? address : (request.socket.remoteAddress ?? '');
}

function withoutPort(text: string): string {
  const [, bracketed, four] = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(text) ?? [];
  return bracketed ?? four ?? text;
}

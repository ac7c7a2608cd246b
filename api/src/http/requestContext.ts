import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Cookies, Services, Viewer } from '../lib/context.ts';

export type LoadViewer = (services: Services, token: string) => Promise<Viewer>;

/** Builds the context of a request: who asks is decided here, once, from the session cookie. */
export function contextMaker(services: Services, cookieName: string, loadViewer: LoadViewer) {
  const isSecure = services.config.siteUrl?.startsWith('https:') ?? false;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    const token = request.cookies[cookieName];
    const viewer: Viewer = token ? await loadViewer(services, token) : { kind: 'anonymous' };
    return {
      ...services,
      log: request.log,
      viewer,
      requestId: request.id,
      clientAddress: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      cookies: cookiesOf(request, reply, isSecure),
      isStoredOperation: false,
    };
  };
}

export type MakeContext = ReturnType<typeof contextMaker>;

function cookiesOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies {
  const base = { httpOnly: true, sameSite: 'strict', secure: isSecure, path: '/' } as const;
  return {
    get: (name) => request.cookies[name] ?? null,
    set: (name, value, expires) => void reply.setCookie(name, value, { ...base, expires }),
    clear: (name) => void reply.clearCookie(name, base),
  };
}

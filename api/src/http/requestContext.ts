import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from './clientAddress.ts';
import type { Context, Cookies, KeyViewer, Services, Viewer } from '../lib/context.ts';
import { cookieFlags } from '../lib/cookieNames.ts';
import { AppError } from '../lib/errors.ts';
import { isOperatorsHost } from '../lib/net/isOperatorsHost.ts';
import type { Quota } from '../lib/net/quota.ts';
import { applyQuota } from './protection/quotaHeaders.ts';
import { isSameOrigin } from './protection/csrf.ts';

/** Ways to identify the caller, provided by the features. */
interface Access {
  /** The name of the session's cookie. */
  cookieName: string;
  loadViewer(services: Services, token: string): Promise<Viewer>;
  /** Throws UNAUTHENTICATED for an invalid key. */
  useApiKey(services: Services, key: string): Promise<{ viewer: KeyViewer; quota: Quota }>;
}

const anonymous: Viewer = { kind: 'anonymous' };

/**
 * Builds the context of a request and identifies its caller: by the API key, or else by the session cookie. The cookie
 * is ignored on a cross-origin request, and on a host other than ADMIN_URL's. Errors: UNAUTHENTICATED (invalid key),
 * RATE_LIMITED (the key exceeds its limit).
 */
export function contextMaker(services: Services, access: Access) {
  const flags = cookieFlags(services.config);

  async function viewerOf(
    request: FastifyRequest,
    reply: FastifyReply,
    acceptsCookie: boolean,
  ): Promise<Viewer> {
    const key = bearerKey(request);
    if (key !== null) {
      const { viewer, quota } = await access.useApiKey(services, key);
      applyQuota(reply, quota);
      return viewer;
    }
    const token = request.cookies[access.cookieName];
    return token && acceptsCookie ? access.loadViewer(services, token) : anonymous;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    const isCrossOrigin = !isSameOrigin(request);
    const mayLogIn = isOperatorsHost(services.config, request.headers.host);
    const viewer = await viewerOf(request, reply, !isCrossOrigin && mayLogIn);
    // A replica may answer these: they change nothing.
    const isAnonymousRead =
      viewer.kind === 'anonymous' && (request.method === 'GET' || request.method === 'HEAD');
    return {
      ...services,
      db: isAnonymousRead ? services.db.forVisitors : services.db,
      log: request.log,
      viewer,
      requestId: request.id,
      clientAddress: clientAddress(request),
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      cookies: cookiesOf(request, reply, flags),
      // A browser never adds an API key by itself, so a request with one cannot be forged.
      isCrossOrigin: isCrossOrigin && viewer.kind !== 'key',
      mayLogIn,
      isStoredOperation: false,
    };
  };
}

export type MakeContext = ReturnType<typeof contextMaker>;

function bearerKey(request: FastifyRequest): string | null {
  const [scheme = '', key = ''] = (request.headers.authorization ?? '').trim().split(/\s+/, 2);
  if (scheme.toLowerCase() !== 'bearer') return null;
  if (key === '') throw new AppError('UNAUTHENTICATED', 'authorizationEmpty');
  return key;
}

function cookiesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  base: ReturnType<typeof cookieFlags>,
): Cookies {
  return {
    get: (name) => request.cookies[name] ?? null,
    set: (name, value, expires) => void reply.setCookie(name, value, { ...base, expires }),
    clear: (name) => void reply.clearCookie(name, base),
  };
}

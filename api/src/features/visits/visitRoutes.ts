import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../../http/clientAddress.ts';
import { adMoments, adPlacements, adSources } from '../../../../domain/ads/ads.ts';
import { visitAddress } from '../../../../domain/visits.ts';
import type { RouteDescription } from '../../http/rest/routeDescription.ts';
import { IpRateLimiter } from '../../lib/net/IpRateLimiter.ts';
import type { Services } from '../../lib/context.ts';
import { sessionCookieName } from '../../lib/cookieNames.ts';
import { AppError } from '../../lib/errors.ts';
import { isRobot } from './isRobot.ts';
import { readVisits } from './readVisits.ts';
import { VisitSums } from './VisitSums.ts';

const maxBytes = 2000;

const description: RouteDescription = {
  summary: 'Counts a visitor’s action on a page',
  details:
    'For the pages of this site: a request without the header Origin is refused with 403. Robots, prerendered pages and operators are not counted.',
  access: 'public',
  body: {
    type: 'application/json',
    schema: {
      type: 'object',
      properties: {
        events: {
          type: 'array',
          maxItems: 10,
          items: {
            type: 'object',
            properties: {
              kind: { enum: ['VIEW', 'SEARCH', 'CALL', 'WEBSITE', 'DIRECTIONS', 'AD'] },
              route: { type: 'string', description: 'For views: pattern such as /business/:slug.' },
              id: { type: 'integer', description: 'Id of the listing, category or city.' },
              words: { type: 'string', description: 'For searches: the text.' },
              found: { type: 'boolean', description: 'For searches: whether there were results.' },
              placement: { enum: [...adPlacements], description: 'For ads: the placement.' },
              source: { enum: [...adSources], description: 'For ads: the source.' },
              moment: { enum: [...adMoments], description: 'For ads: the event.' },
            },
            required: ['kind'],
          },
        },
      },
      required: ['events'],
    },
  },
  answers: { 204: { description: 'Counted.' } },
  refusals: [413, 415],
};

/** POST /api/visits `{events: […]}`: counts a visitor's actions. Answers 204 immediately; counting follows. */
export function installVisitRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'log' | 'config'>,
): void {
  const sums = new VisitSums(services);
  const limiter = new IpRateLimiter({ limit: 240, windowMs: 60_000 });
  const cookieName = sessionCookieName(services.config);
  app.addHook('onClose', () => sums.flush());
  const config = { description, isQuiet: true };
  app.post(visitAddress, { bodyLimit: maxBytes, config }, async (request, reply) => {
    // Every browser sends the origin of a page.
    if (request.headers.origin === undefined) throw new AppError('FORBIDDEN', 'visitsCrossSite');
    const wait = limiter.secondsToWait(clientAddress(request));
    if (wait > 0) throw new AppError('RATE_LIMITED', 'tooManyVisits', undefined, wait);
    const events = readVisits(request.body);
    if (!events) throw new AppError('BAD_INPUT', 'visitsInvalid');
    if (isVisitor(request, cookieName)) sums.add(events);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** A human visitor: no robot, no prerendered page, no logged-in operator. */
function isVisitor({ headers, cookies }: FastifyRequest, cookieName: string): boolean {
  const purpose = [headers['sec-purpose'], headers.purpose].join();
  return (
    !isRobot(headers['user-agent'] ?? '') &&
    !/prefetch|prerender/.test(purpose) &&
    cookies[cookieName] === undefined
  );
}

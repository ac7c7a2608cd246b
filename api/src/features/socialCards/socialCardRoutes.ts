import type { FastifyInstance } from 'fastify';
import { businessCardPath, siteCardPath } from '../../../../domain/listing/cardPath.ts';
import { AppError } from '../../lib/errors.ts';
import type { SocialCards } from './SocialCards.ts';

/** GET /img/card/business/{id}-{version}.png and /img/card/site.png: the images of shared links. */
export function installSocialCardRoutes(app: FastifyInstance, cards: SocialCards): void {
  app.get<{ Params: { file: string } }>('/img/card/business/:file', async (request, reply) => {
    const [, id, version] = /^(\d{1,9})-(\d{1,9})\.png$/.exec(request.params.file) ?? [];
    if (id === undefined) throw new AppError('NOT_FOUND', 'notFound');
    const card = await cards.ofBusiness(Number(id), Number(version));
    // An old version leads to the one of today.
    if (!card.png) {
      return reply
        .header('cache-control', 'public, max-age=60')
        .redirect(businessCardPath(Number(id), card.version), 302);
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/png')
      .send(card.png);
  });

  app.get(siteCardPath, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('image/png')
      .send(await cards.ofSite()),
  );
}

import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../../http/clientAddress.ts';
import { siteCardPath } from '../../../../domain/listing/cardPath.ts';
import { AppError } from '../../lib/errors.ts';
import { sendWithEtag } from '../../http/sendWithEtag.ts';
import type { SocialCards } from './SocialCards.ts';

/** GET /img/card/business/{id}-{hash}.png and /img/card/site.png: the images of shared links. */
export function installSocialCardRoutes(app: FastifyInstance, cards: SocialCards): void {
  app.get<{ Params: { file: string } }>('/img/card/business/:file', async (request, reply) => {
    const { file } = request.params;
    const [, id] = /^(\d{1,9})-[a-z\d]{1,9}\.png$/.exec(file) ?? [];
    if (id === undefined) throw new AppError('NOT_FOUND', 'notFound');
    const card = await cards.ofBusiness(Number(id), `/img/card/business/${file}`, clientAddress(request));
    // The address of an earlier text leads to the one of today.
    if (!card.png) return reply.header('cache-control', 'public, max-age=60').redirect(card.path, 302);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/png')
      .send(card.png);
  });

  app.get(siteCardPath, async (request, reply) =>
    sendWithEtag(request, reply, await cards.ofSite(), {
      type: 'image/png',
      cacheControl: 'public, max-age=3600',
    }),
  );
}

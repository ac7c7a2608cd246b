import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../../http/clientAddress.ts';
import { photoSizes } from '../../../../domain/listing/photoSizes.ts';
import { AppError } from '../../lib/errors.ts';
import { sendWithEtag } from '../../http/sendWithEtag.ts';
import type { PhotoName, Photos } from './Photos.ts';

/** For browsers, and for shared caches, where a photo that was removed from its listing should not stay. */
const cacheControl = 'public, max-age=2592000, s-maxage=3600, immutable';

/**
 * GET /img/business/{id}/{key}-{size}.webp: a photo stored with a listing. Its address changes when the photo does.
 * `limitRate` counts a request against the limit of its address, which photos that are at hand do not need.
 */
export function installPhotoRoutes(
  app: FastifyInstance,
  photos: Pick<Photos, 'read'>,
  limitRate: (request: FastifyRequest) => Promise<void>,
): void {
  app.get<{ Params: { id: string; file: string } }>('/img/business/:id/:file', async (request, reply) => {
    const name = readName(request.params);
    try {
      const photo = await photos.read(name, {
        address: clientAddress(request),
        countLookup: () => limitRate(request),
      });
      return sendWithEtag(request, reply, photo, { type: 'image/webp', cacheControl });
    } catch (error) {
      // Cached briefly, so that not every visitor causes a request.
      if (error instanceof AppError && error.code === 'NOT_FOUND')
        return reply.code(404).header('cache-control', 'public, max-age=300').send();
      throw error;
    }
  });
}

function readName({ id, file }: { id: string; file: string }): PhotoName {
  const match = /^([A-Za-z0-9]{4,12})-([a-z\d]{2,5})\.webp$/.exec(file);
  const size = photoSizes.find((one) => String(one) === match?.[2]);
  const businessId = /^\d{1,9}$/.test(id) ? Number(id) : null;
  if (!match?.[1] || size === undefined || businessId === null) throw new AppError('NOT_FOUND', 'notFound');
  return { businessId, key: match[1], size };
}

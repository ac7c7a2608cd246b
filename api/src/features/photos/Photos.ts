import path from 'node:path';
import sql from 'sql-template-tag';
import { PHOTO_WIDTHS, type PhotoSize, type PhotoWidth } from '../../../../domain/listing/photoSizes.ts';
import type { Services } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import {
  fetchOutside,
  OutsideError,
  publicInternet,
  type OutsideNetwork,
} from '../../lib/net/fetchOutside.ts';
import { photoKey } from '../../lib/photoKey.ts';
import { Semaphore } from '../../lib/Semaphore.ts';
import { FileCache } from '../../lib/storage/FileCache.ts';
import { isPicture, resizePhoto } from './resizePhoto.ts';

export interface PhotoName {
  businessId: number;
  key: string;
  size: PhotoSize;
}

const maxBytes = 2 * 1024 ** 3;
const limits = {
  milliseconds: 10_000,
  bytes: 15 * 1024 * 1024,
  redirects: 3,
  // Stores and older servers name no type, or one of their own; the bytes decide.
  takes: (type: string) => /^(?:image\/(?!svg).*|(?:application|binary)\/octet-stream|)$/.test(type),
};
/** Pause before a retry: short after a transient failure, long after another. */
const retryMs = { soon: 5 * 60_000, late: 6 * 3_600_000 };
const maxFailures = 20_000;
const largest = Math.max(...PHOTO_WIDTHS) as PhotoWidth;

/**
 * Photos of listings, fetched from their source and cached in the sizes that pages use. Each is fetched once, and once
 * more if it is requested uncropped; only URLs stored with a listing are fetched.
 */
export class Photos {
  #files: FileCache;
  #fetching = new Semaphore({ running: 6, waiting: 200 }, tooMany);
  // Decoding takes a whole core.
  #resizing = new Semaphore({ running: 1, waiting: 400 }, tooMany);
  #inFlight = new Map<string, Promise<Buffer>>();
  /** Photo -> when to try again. */
  #failures = new Map<string, number>();

  constructor(
    readonly services: Pick<Services, 'config' | 'db' | 'log'>,
    readonly network: OutsideNetwork = publicInternet,
  ) {
    this.#files = new FileCache(
      path.join(services.config.dataDir, 'photos'),
      maxBytes / services.config.webProcesses,
      services.log,
    );
  }

  /** The photo as WebP. Errors: NOT_FOUND if there is none to show, UNAVAILABLE if too many requests wait. */
  async read(photo: PhotoName): Promise<Buffer> {
    const { size } = photo;
    const name = nameOf(photo);
    const cached = await this.#files.get(name);
    if (cached) return cached;
    // Few of those who see a photo in a list open it, so that an uncropped one is fetched when it is requested.
    const original: PhotoName = { ...photo, size: typeof size === 'number' ? largest : 'full' };
    const large = await this.#once(nameOf(original), () => this.#fetch(original));
    if (size === original.size) return large;
    return this.#once(name, async () => {
      const small = await this.#resizing.run(() => resizePhoto(large, size));
      await this.#files.set(name, small);
      return small;
    });
  }

  async #fetch(photo: PhotoName): Promise<Buffer> {
    const { businessId, key, size } = photo;
    const name = nameOf(photo);
    const cached = await this.#files.get(name);
    if (cached) return cached;
    const failing = `${businessId}-${key}`;
    if ((this.#failures.get(failing) ?? 0) > Date.now()) throw missing();
    const url = await this.#storedAddress(businessId, key);
    try {
      const picture = await this.#fetching.run(() => fetchOutside(url, limits, this.network));
      if (!isPicture(picture)) throw new OutsideError('type', 'it is no picture');
      const large = await this.#resizing.run(() => resizePhoto(picture, size));
      await this.#files.set(name, large);
      return large;
    } catch (error) {
      if (error instanceof AppError) throw error;
      const fault = error instanceof OutsideError ? error.fault : 'type';
      this.services.log.info({ businessId, fault }, 'a photo could not be read');
      const mayPass = fault === 'unreachable' || fault === 'timeout' || fault === 'status';
      this.#remember(failing, Date.now() + (mayPass ? retryMs.soon : retryMs.late));
      throw missing();
    }
  }

  async #storedAddress(businessId: number, key: string): Promise<string> {
    const [row] = await this.services.db.rows<{ urls: (string | null)[] }>(
      sql`SELECT ARRAY[photo_url, image_url, logo_url]
            || ARRAY(SELECT photo->>'url' FROM jsonb_array_elements(photos) AS photo) AS urls
          FROM businesses WHERE id = ${businessId} AND deleted_at IS NULL`,
    );
    const url = row?.urls.find((one) => one !== null && photoKey(one) === key);
    if (!url) throw missing();
    return url;
  }

  #remember(name: string, until: number): void {
    this.#failures.delete(name);
    this.#failures.set(name, until);
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > maxFailures && oldest !== undefined) this.#failures.delete(oldest);
  }

  async #once(name: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const inFlight =
      this.#inFlight.get(name) ??
      work().finally(() => {
        this.#inFlight.delete(name);
      });
    this.#inFlight.set(name, inFlight);
    return inFlight;
  }
}

// A folder for every hundred listings or so keeps each short.
function nameOf({ businessId, key, size }: PhotoName): string {
  return path.join(String(businessId % 1000), `${businessId}-${key}-${size}.webp`);
}

function tooMany(): AppError {
  return new AppError('UNAVAILABLE', 'tooManyPhotos', undefined, 5);
}

function missing(): AppError {
  return new AppError('NOT_FOUND', 'photoNotFound');
}

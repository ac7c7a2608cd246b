import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import { PHOTO_WIDTHS, type PhotoSize, type PhotoWidth } from '../../../../domain/listing/photoSizes.ts';
import { asKnownError } from '../../lib/asKnownError.ts';
import type { Services } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { AddressSlots } from '../../lib/net/AddressSlots.ts';
import {
  fetchExternal,
  ExternalRequestError,
  publicInternet,
  type NetworkPolicy,
} from '../../lib/net/fetchExternal.ts';
import { IpRateLimiter } from '../../lib/net/IpRateLimiter.ts';
import { photoKey } from '../../lib/photoKey.ts';
import { Semaphore } from '../../lib/Semaphore.ts';
import { FileCache } from '../../lib/storage/FileCache.ts';
import { isPicture, resizePhoto } from './resizePhoto.ts';

export interface PhotoName {
  businessId: number;
  key: string;
  size: PhotoSize;
}

/** The client that requests a photo. */
export interface PhotoClient {
  address: string;
  /** Called once for a photo that the database must be asked about. Throws if the address has asked too much. */
  countLookup: () => Promise<void>;
}

const maxBytes = 2 * 1024 ** 3;
const limits = {
  timeoutMs: 10_000,
  maxBytes: 15 * 1024 * 1024,
  maxRedirects: 3,
  // Stores and older servers name no type, or one of their own; the bytes decide.
  accepts: (type: string) => /^(?:image\/(?!svg).*|(?:application|binary)\/octet-stream|)$/.test(type),
};
/** Pause before a retry: short after a transient failure, long after another. */
const retryMs = { soon: 5 * 60_000, late: 6 * 3_600_000 };
const maxFailures = 20_000;
/** Photos that one address may wait for at a time, and make this server fetch in a minute: those of several pages. */
const perAddress = { waiting: 60, fetchedPerMinute: 300 };
/** Of one host, so that a slow one leaves room for the others. */
const perHost = { running: 4, waiting: 100 };
/** How long a photo that was removed from its listing is still answered, and one that was added may be unknown. */
const lateness = { removedMs: 60_000, addedMs: 1000 };
const largest = Math.max(...PHOTO_WIDTHS) as PhotoWidth;

/**
 * Photos of listings, fetched from their source and cached in the sizes that pages use. Each is fetched once, and once
 * more if it is requested uncropped; only URLs stored with a listing are fetched, and only photos that a listing has are
 * answered.
 */
export class Photos {
  #files: FileCache;
  #fetching = new Semaphore({ running: 6, waiting: 200 }, tooMany);
  // Decoding takes a whole core.
  #resizing = new Semaphore({ running: 1, waiting: 400 }, tooMany);
  #fetchingFrom = new Map<string, Semaphore>();
  #slots = new AddressSlots(perAddress.waiting, () => tooManyOfAddress(5));
  #fetched = new IpRateLimiter({ limit: perAddress.fetchedPerMinute, windowMs: 60_000 });
  #inFlight = new Map<string, Promise<Buffer>>();
  /** Listing -> URLs of its photos by their keys; none for an unknown listing. */
  #urls = new LRUCache<number, { byKey: Map<string, string>; at: number }>({ max: 5000 });
  /** Photo -> when to try again. */
  #failures = new Map<string, number>();

  constructor(
    readonly services: Pick<Services, 'config' | 'db' | 'log'>,
    readonly network: NetworkPolicy = publicInternet,
    /** Milliseconds of a clock that is never set. */
    readonly now = () => performance.now(),
  ) {
    this.#files = new FileCache(
      path.join(services.config.dataDir, 'photos'),
      maxBytes,
      services.log,
      services.config.webProcesses,
    );
  }

  /**
   * The photo as WebP. `client` is left out for the program's own requests. Errors: NOT_FOUND if there is none to show,
   * RATE_LIMITED if the client requests too many, UNAVAILABLE if too many requests wait.
   */
  async read(photo: PhotoName, client?: PhotoClient): Promise<Buffer> {
    const name = nameOf(photo);
    const found = await this.#urlOf(photo, client).then(
      (url) => ({ url }),
      (error: unknown) => ({ error }),
    );
    // Without the database a photo is still shown.
    if ('error' in found && !isOutage(found.error)) throw found.error;
    const cached = await this.#files.get(name);
    if (cached) return cached;
    if ('error' in found) throw found.error;
    const { url } = found;
    const make = () => this.#make(photo, url, client);
    return client && !this.#inFlight.has(name) ? this.#slots.run(client.address, make) : make();
  }

  async #make(photo: PhotoName, url: string, client: PhotoClient | undefined): Promise<Buffer> {
    const { size } = photo;
    const name = nameOf(photo);
    // Few of those who see a photo in a list open it, so that an uncropped one is fetched when it is requested.
    const original: PhotoName = { ...photo, size: typeof size === 'number' ? largest : 'full' };
    const large = await this.#once(nameOf(original), () => this.#fetch(original, url, client));
    if (size === original.size) return large;
    return this.#once(name, async () => {
      const small = await this.#resizing.run(() => resizePhoto(large, size));
      await this.#files.set(name, small);
      return small;
    });
  }

  async #fetch(photo: PhotoName, url: string, client: PhotoClient | undefined): Promise<Buffer> {
    const { businessId, key, size } = photo;
    const name = nameOf(photo);
    const cached = await this.#files.get(name);
    if (cached) return cached;
    const failing = `${businessId}-${key}`;
    if ((this.#failures.get(failing) ?? 0) > this.now()) throw missing();
    const wait = client ? this.#fetched.secondsToWait(client.address) : 0;
    if (wait > 0) throw tooManyOfAddress(wait);
    try {
      const picture = await this.#fetchInTurn(url);
      if (!isPicture(picture)) throw new ExternalRequestError('type', 'it is no picture');
      const large = await this.#resizing.run(() => resizePhoto(picture, size));
      await this.#files.set(name, large);
      return large;
    } catch (error) {
      if (error instanceof AppError) throw error;
      const fault = error instanceof ExternalRequestError ? error.fault : 'type';
      this.services.log.info({ businessId, fault }, 'a photo could not be read');
      const mayPass = fault === 'unreachable' || fault === 'timeout' || fault === 'status';
      this.#noteFailure(failing, this.now() + (mayPass ? retryMs.soon : retryMs.late));
      throw missing();
    }
  }

  /** One host must not fill the turns of all. */
  async #fetchInTurn(url: string): Promise<Buffer> {
    const host = URL.canParse(url) ? new URL(url).host : '';
    const turns = this.#fetchingFrom.get(host) ?? new Semaphore(perHost, tooMany);
    this.#fetchingFrom.set(host, turns);
    try {
      return await turns.run(() => this.#fetching.run(() => fetchExternal(url, limits, this.network)));
    } finally {
      if (turns.isIdle) this.#fetchingFrom.delete(host);
    }
  }

  /** The URL of a photo that its listing has. Errors: NOT_FOUND, UNAVAILABLE. */
  async #urlOf({ businessId, key }: PhotoName, client: PhotoClient | undefined): Promise<string> {
    const known = this.#urls.get(businessId);
    const age = known ? this.now() - known.at : Infinity;
    const isFresh = age < (known?.byKey.has(key) ? lateness.removedMs : lateness.addedMs);
    const byKey = known && isFresh ? known.byKey : await this.#readUrls(businessId, client);
    const url = byKey.get(key);
    if (url === undefined) throw missing();
    return url;
  }

  async #readUrls(businessId: number, client: PhotoClient | undefined): Promise<Map<string, string>> {
    await client?.countLookup();
    const [row] = await this.services.db.rows<{ urls: (string | null)[] }>(
      sql`SELECT ARRAY[photo_url, image_url, logo_url]
            || ARRAY(SELECT photo->>'url' FROM jsonb_array_elements(photos) AS photo) AS urls
          FROM businesses WHERE id = ${businessId} AND deleted_at IS NULL`,
    );
    const urls = (row?.urls ?? []).filter((url) => url !== null);
    const byKey = new Map(urls.map((url) => [photoKey(url), url]));
    this.#urls.set(businessId, { byKey, at: this.now() });
    return byKey;
  }

  #noteFailure(name: string, until: number): void {
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

/** Whether an error means that the database is away. */
function isOutage(error: unknown): boolean {
  const known = asKnownError(error);
  return known instanceof AppError && known.code === 'UNAVAILABLE';
}

function tooManyOfAddress(seconds: number): AppError {
  return new AppError('RATE_LIMITED', 'tooManyPhotos', undefined, seconds);
}

function tooMany(): AppError {
  return new AppError('UNAVAILABLE', 'tooManyPhotos', undefined, 5);
}

function missing(): AppError {
  return new AppError('NOT_FOUND', 'photoNotFound');
}

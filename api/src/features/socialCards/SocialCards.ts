import path from 'node:path';
import sql from 'sql-template-tag';
import { businessCardPath, cardNote, type CardTexts } from '../../../../domain/listing/cardPath.ts';
import type { Services } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { AddressSlots } from '../../lib/net/AddressSlots.ts';
import { drawSvg } from '../../lib/pictures/drawSvg.ts';
import { Semaphore } from '../../lib/Semaphore.ts';
import { FileCache } from '../../lib/storage/FileCache.ts';
import { readSiteIdentity } from '../settings/readSiteIdentity.ts';
import { cardSvg } from './cardSvg.ts';

const maxBytes = 256 * 1024 * 1024;

interface CardRow {
  name: string;
  category: string | null;
  city: string | null;
}

/** The pictures that shared links show, drawn once for each text. */
export class SocialCards {
  #files: FileCache;
  // Drawing takes a core for a moment; pages go first.
  #turns = new Semaphore(
    { running: 1, waiting: 200 },
    () => new AppError('UNAVAILABLE', 'tooManyCards', undefined, 5),
  );
  #slots = new AddressSlots(20, () => new AppError('RATE_LIMITED', 'tooManyCards', undefined, 5));
  #inFlight = new Map<string, Promise<Buffer>>();
  #site: { text: string; png: Promise<Buffer> } | null = null;

  constructor(readonly services: Pick<Services, 'config' | 'db' | 'log'>) {
    const { dataDir, webProcesses } = services.config;
    this.#files = new FileCache(path.join(dataDir, 'cards'), maxBytes, services.log, webProcesses);
  }

  /**
   * The current path of a listing's card, and the card as PNG if `requestedPath` is this one. Errors: NOT_FOUND, RATE_LIMITED if
   * the address waits for too many, UNAVAILABLE if too many requests do.
   */
  async ofBusiness(
    id: number,
    requestedPath: string,
    clientAddress: string,
  ): Promise<{ path: string; png: Buffer | null }> {
    const [row] = await this.services.db.rows<CardRow>(sql`
      SELECT b.name, coalesce(c.name, b.type) AS category, t.name AS city
      FROM businesses b LEFT JOIN categories c ON c.id = b.category_id LEFT JOIN cities t ON t.id = b.city_id
      WHERE b.id = ${id} AND b.deleted_at IS NULL`);
    if (!row) throw new AppError('NOT_FOUND', 'cardNotFound');
    const text = { name: row.name, note: cardNote(row.category, row.city), ...(await this.#siteTexts()) };
    const current = businessCardPath(id, text);
    if (current !== requestedPath) return { path: current, png: null };
    return { path: current, png: await this.#drawnOnce(id, path.basename(current), text, clientAddress) };
  }

  /** The card of every other page. */
  async ofSite(): Promise<Buffer> {
    const texts = {
      name: 'Good places, close by',
      note: 'Hours, phone numbers and directions',
      ...(await this.#siteTexts()),
    };
    const text = JSON.stringify(texts);
    if (this.#site?.text !== text) {
      const site = { text, png: this.#turns.run(() => draw(texts)) };
      this.#site = site;
      site.png.catch(() => {
        if (this.#site === site) this.#site = null;
      });
    }
    return this.#site.png;
  }

  async #siteTexts(): Promise<Pick<CardTexts, 'siteName' | 'host'>> {
    const { name: siteName } = await readSiteIdentity(this.services);
    const { siteUrl } = this.services.config;
    return { siteName, host: siteUrl === null ? null : new URL(siteUrl).host };
  }

  async #drawnOnce(id: number, file: string, texts: CardTexts, clientAddress: string): Promise<Buffer> {
    const name = path.join(String(id % 1000), file);
    const cached = await this.#files.get(name);
    if (cached) return cached;
    const running = this.#inFlight.get(name);
    if (running) return running;
    const drawing = this.#slots
      .run(clientAddress, () => this.#turns.run(() => draw(texts)))
      .finally(() => this.#inFlight.delete(name));
    this.#inFlight.set(name, drawing);
    const png = await drawing;
    await this.#files.set(name, png);
    return png;
  }
}

async function draw(texts: CardTexts): Promise<Buffer> {
  const picture = await drawSvg(cardSvg(texts));
  return picture.png().toBuffer();
}

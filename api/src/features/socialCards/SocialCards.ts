import path from 'node:path';
import sql from 'sql-template-tag';
import type { Services } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { FileCache } from '../../lib/storage/FileCache.ts';
import { rootFolder } from '../../lib/rootFolder.ts';
import { Semaphore } from '../../lib/Semaphore.ts';
import { readSiteIdentity } from '../settings/readSiteIdentity.ts';
import { cardSvg, type CardText } from './cardSvg.ts';

const maxBytes = 256 * 1024 * 1024;
const fontFolder = path.join(rootFolder, 'api/assets/fonts');
const fontFiles = ['Inter-Regular.ttf', 'Inter-Bold.ttf'].map((name) => path.join(fontFolder, name));
/** Scripts outside of Inter, for which the fonts of the machine are searched, too. */
const foreign =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

interface CardRow {
  name: string;
  note: string;
  version: number;
}

/** The pictures that shared links show, drawn once for each version of a listing. */
export class SocialCards {
  #files: FileCache;
  // Drawing takes a core for a moment; pages go first.
  #turns = new Semaphore(
    { running: 1, waiting: 200 },
    () => new AppError('UNAVAILABLE', 'tooManyCards', undefined, 5),
  );

  constructor(readonly services: Pick<Services, 'config' | 'db' | 'log'>) {
    this.#files = new FileCache(
      path.join(services.config.dataDir, 'cards'),
      maxBytes / services.config.webProcesses,
      services.log,
    );
  }

  /** The card of a listing as PNG, and the version that it shows. Errors: NOT_FOUND, UNAVAILABLE. */
  async ofBusiness(id: number, version: number): Promise<{ version: number; png: Buffer | null }> {
    const [row] = await this.services.db.rows<CardRow>(sql`
      SELECT b.name, concat_ws(' · ', coalesce(c.name, b.type), t.name) AS note, b.version
      FROM businesses b LEFT JOIN categories c ON c.id = b.category_id LEFT JOIN cities t ON t.id = b.city_id
      WHERE b.id = ${id} AND b.deleted_at IS NULL`);
    if (!row) throw new AppError('NOT_FOUND', 'cardNotFound');
    if (row.version !== version) return { version: row.version, png: null };
    const name = path.join(String(id % 1000), `${id}-${version}.png`);
    return { version, png: await this.#drawn(name, { title: row.name, note: row.note }) };
  }

  /** The card of every other page. */
  ofSite(): Promise<Buffer> {
    return this.#drawn(null, { title: 'Good places, close by', note: 'Hours, phone numbers and directions' });
  }

  async #drawn(name: string | null, text: Pick<CardText, 'title' | 'note'>): Promise<Buffer> {
    const cached = name && (await this.#files.get(name));
    if (cached) return cached;
    const { name: siteName } = await readSiteIdentity(this.services);
    const { siteUrl } = this.services.config;
    const host = siteUrl === null ? null : new URL(siteUrl).host;
    const png = await this.#turns.run(() => draw({ ...text, siteName, host }));
    if (name) await this.#files.set(name, png);
    return png;
  }
}

async function draw(text: CardText): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  const picture = new Resvg(cardSvg(text), {
    font: {
      fontFiles,
      loadSystemFonts: foreign.test(Object.values(text).join('')),
      defaultFontFamily: 'Inter',
    },
  });
  return picture.render().asPng();
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { businessCardPath, cardNote, siteCardPath } from '../../../../domain/listing/cardPath.ts';
import { makeBusiness, makeCategory } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { cardSvg } from './cardSvg.ts';
import { SocialCards } from './SocialCards.ts';
import { textWidth } from '../../lib/text/textWidth.ts';
import { wrapText } from './wrapText.ts';

const database = useTestDatabase();
const nasty = '</text><script>alert(1)</script> & "quotes" \' \u2028 \u0000 ]]> <!-- 👩‍👩‍👧‍👦';
let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
  server = await startTestServer(testServices(database.db, { DATA_DIR: folder }));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const imageAt = async (path: string, headers: Record<string, string> = {}) => {
  const address = server.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** The current path of a listing's card, as an outdated one leads to it. */
const cardPathOf = async (id: number) => {
  const { response } = await imageAt(`/img/card/business/${id}-1.png`);
  return response.headers.get('location') ?? String(response.status);
};

describe('the social card of a listing', () => {
  it('is a picture of its texts, at the address that its page names', async () => {
    const { id } = await makeBusiness(database.db, {
      name: 'Şişli Çığır Kuaförü · Καφενείο · Кафе',
      type: 'Hair salon',
    });
    const path = await cardPathOf(id);
    expect(path).toBe(
      businessCardPath(id, {
        name: 'Şişli Çığır Kuaförü · Καφενείο · Кафе',
        note: cardNote('Hair salon', null),
        siteName: 'Business Directory',
        host: null,
      }),
    );
    const { response, bytes } = await imageAt(path);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('changes with its name, its category and the name of the site', async () => {
    const { prisma } = database.db;
    const category = await makeCategory(database.db, 'Cafés');
    const { id } = await makeBusiness(database.db, { name: 'Before', categoryId: category.id });
    const seen = new Map<string, string>();
    const look = async () => {
      const path = await cardPathOf(id);
      seen.set(path, (await imageAt(path)).bytes.toString('base64'));
    };
    await look();
    await prisma.business.update({ where: { id }, data: { name: 'After' } });
    await look();
    await prisma.category.update({ where: { id: category.id }, data: { name: 'Coffee' } });
    await look();
    const siteBefore = await imageAt(siteCardPath);
    await prisma.siteSettings.create({ data: { data: { identity: { name: 'Lisbon Guide' } } } });
    await look();
    expect([seen.size, new Set(seen.values()).size]).toEqual([4, 4]);
    expect((await imageAt(siteCardPath)).bytes.equals(siteBefore.bytes)).toBe(false);
    await prisma.siteSettings.deleteMany();
  });

  it('is drawn from any name, and is missing for a missing listing', async () => {
    for (const name of [nasty, 'x'.repeat(500), '名前の長い店'.repeat(30), 'İ', '🍕'.repeat(60)]) {
      const { id } = await makeBusiness(database.db, {
        name: name.replaceAll('\0', ''),
        type: nasty.replaceAll('\0', ''),
      });
      expect((await imageAt(await cardPathOf(id))).response.status).toBe(200);
    }
    const { id } = await makeBusiness(database.db, { deletedAt: new Date() });
    for (const path of [
      `/img/card/business/${id}-1.png`,
      '/img/card/business/99999999-1.png',
      '/img/card/business/x-1.png',
    ])
      expect((await imageAt(path)).response.status).toBe(404);
  });

  it('is sent although the disk cannot store it', async () => {
    const file = path.join(folder, 'no-folder');
    await writeFile(file, '');
    const services = testServices(database.db, { DATA_DIR: file });
    const warnings: unknown[] = [];
    services.log.warn = (about: unknown) => void warnings.push(about);
    const cards = new SocialCards(services);
    const { id } = await makeBusiness(database.db, {});
    const card = await cards.ofBusiness(id, await cardPathOf(id), '203.0.113.1');
    expect((await sharp(card.png ?? Buffer.alloc(0)).metadata()).format).toBe('png');
    expect(warnings).toHaveLength(1);
  });

  it('is refused to an address that waits for twenty others', async () => {
    const cards = new SocialCards(testServices(database.db, { DATA_DIR: folder }));
    const request = async (address: string) => {
      const { id } = await makeBusiness(database.db, { name: `Busy ${address}` });
      const path = await cardPathOf(id);
      return () => cards.ofBusiness(id, path, address);
    };
    const many = await Promise.all(Array.from({ length: 40 }, () => request('203.0.113.1')));
    const other = await request('203.0.113.2');
    const answers = await Promise.allSettled([...many, other].map((read) => read()));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(20);
    expect(refused[0]).toMatchObject({ reason: { code: 'RATE_LIMITED' } });
    expect(answers.at(-1)?.status).toBe('fulfilled');
  });
});

describe('the card of every other page', () => {
  it('is drawn once, and not sent again to a client that has it', async () => {
    const { response, bytes } = await imageAt(siteCardPath);
    expect([response.status, (await sharp(bytes).metadata()).format]).toEqual([200, 'png']);
    const etag = response.headers.get('etag') ?? '';
    expect((await imageAt(siteCardPath, { 'if-none-match': etag })).response.status).toBe(304);
    const cards = new SocialCards(testServices(database.db, { DATA_DIR: folder }));
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => cards.ofSite()));
    expect(others.every((png) => png === first)).toBe(true);
  });
});

describe('cardSvg', () => {
  it.each([
    ['🍕 Pizza 🍕', '>Pizza<'],
    ['Löwen 👨‍👩‍👧‍👦 🇹🇷 ❤️ 👍🏽', '>Löwen<'],
    ['Café™ ® 24', '>Café™ ® 24<'],
    ['می‌خانه', '>می‌خانه<'],
  ])('leaves out the emoji of %s, which its fonts do not have', (title, expected) => {
    expect(cardSvg({ name: title, note: '', siteName: 'Site', host: null })).toContain(expected);
  });

  it.each([
    ['Restaurant · Porto', ['>Restaurant · Porto<', '>Site<']],
    ['', ['>Site<', '>Site<']],
  ])('has the note %j as title of a name of emoji only, else the name of the site', (note, texts) => {
    const svg = cardSvg({ name: '🍕🎉', note, siteName: 'Site', host: null });
    expect(svg.match(/>[^<>]+</g)).toEqual(texts);
  });

  it('renders hostile text as text', () => {
    const svg = cardSvg({ name: nasty, note: nasty, siteName: nasty, host: nasty });
    expect(svg).not.toMatch(/<script|<!--|\u0000/);
    expect(svg.match(/<\/svg>/g)).toHaveLength(1);
  });
});

describe('wrapText', () => {
  it.each([
    ['one', ['one']],
    ['some words that need more than a single line', 3],
    ['x'.repeat(200), 3],
    ['👩‍👩‍👧‍👦'.repeat(80), 3],
    ['', []],
  ])('%s', (text, expected) => {
    const lines = wrapText(text, 10, 3);
    if (Array.isArray(expected)) expect(lines).toEqual(expected);
    else expect(lines.length).toBeLessThanOrEqual(expected);
    for (const line of lines) {
      expect(textWidth(line)).toBeLessThanOrEqual(10);
      expect(line).not.toMatch(/\p{Cs}|\u200d(…|$)/u);
    }
  });
});

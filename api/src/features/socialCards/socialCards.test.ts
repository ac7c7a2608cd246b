import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { businessCardPath, siteCardPath } from '../../../../domain/listing/cardPath.ts';
import { makeBusiness } from '../../testing/factories.ts';
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

const imageAt = async (path: string) => {
  const address = server.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('the social card of a listing', () => {
  it('is a picture of its name, cached for its version', async () => {
    const { id, version } = await makeBusiness(database.db, {
      name: 'Şişli Çığır Kuaförü · Καφενείο · Кафе',
    });
    const { response, bytes } = await imageAt(businessCardPath(id, version));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const { response: old } = await imageAt(businessCardPath(id, version + 7));
    expect([old.status, old.headers.get('location')]).toEqual([302, businessCardPath(id, version)]);
  });

  it('changes with its text', async () => {
    const cards = new SocialCards(testServices(database.db, { DATA_DIR: folder }));
    const { id, version } = await makeBusiness(database.db, { name: 'Before' });
    const before = await cards.ofBusiness(id, version);
    const after = await database.db.prisma.business.update({ where: { id }, data: { name: 'After' } });
    expect(await cards.ofBusiness(id, version)).toEqual({ version: after.version, png: null });
    expect((await cards.ofBusiness(id, after.version)).png?.equals(before.png ?? Buffer.alloc(0))).toBe(
      false,
    );
  });

  it('is drawn from any name, and is missing for a missing listing', async () => {
    for (const name of [nasty, 'x'.repeat(500), '名前の長い店'.repeat(30), 'İ', '🍕'.repeat(60)]) {
      const { id, version } = await makeBusiness(database.db, {
        name: name.replaceAll('\0', ''),
        type: nasty.replaceAll('\0', ''),
      });
      expect((await imageAt(businessCardPath(id, version))).response.status).toBe(200);
    }
    const { id } = await makeBusiness(database.db, { deletedAt: new Date() });
    for (const path of [
      businessCardPath(id, 1),
      businessCardPath(99_999_999, 1),
      '/img/card/business/x-1.png',
    ])
      expect((await imageAt(path)).response.status).toBe(404);
  });

  it('exists for every other page', async () => {
    expect((await imageAt(siteCardPath)).response.status).toBe(200);
  });
});

describe('cardSvg', () => {
  it.each([
    ['🍕 Pizza 🍕', '>Pizza<'],
    ['Löwen 👨‍👩‍👧‍👦 🇹🇷 ❤️ 👍🏽', '>Löwen<'],
    ['Café™ ® 24', '>Café™ ® 24<'],
    ['می‌خانه', '>می‌خانه<'],
    ['🍕', '>🍕<'],
  ])('leaves out the emoji of %s, which its fonts do not have', (title, expected) => {
    expect(cardSvg({ title, note: '', siteName: 'Site', host: null })).toContain(expected);
  });

  it('renders hostile text as text', () => {
    const svg = cardSvg({ title: nasty, note: nasty, siteName: nasty, host: nasty });
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

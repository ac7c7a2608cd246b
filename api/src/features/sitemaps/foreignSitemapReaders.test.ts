import { runningJob } from '../../jobs/testing/runningJob.ts';
// The sitemap as the schema of the protocol and a reader of somebody else's see it.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { validateXML } from 'xmllint-wasm';
import type { Services } from '../../lib/context.ts';
import { testContext } from '../../testing/execute.ts';
import { makeBusiness, makeBusinesses, makeCategory, makeCity } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { buildSitemap } from './buildSitemap.ts';

const database = useTestDatabase();
let services: Services;
let server: TestServer;
let urlset: string;
beforeAll(async () => {
  const of = createRequire(import.meta.url).resolve('sitemap');
  const root = of.slice(0, of.lastIndexOf(`${path.sep}dist${path.sep}`));
  urlset = await readFile(path.join(root, 'schema/sitemap.xsd'), 'utf8');
  services = testServices(database.db, { SITE_URL: 'https://directory.example' });
  server = await startTestServer(services as ReturnType<typeof testServices>);
});
afterAll(() => server.close());

// The protocol's schema of an index is not in the package; its types are those of the other one.
const index = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
    targetNamespace="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <xsd:include schemaLocation="sitemap.xsd"/>
  <xsd:element name="sitemapindex"><xsd:complexType><xsd:sequence>
    <xsd:element name="sitemap" maxOccurs="unbounded"><xsd:complexType><xsd:sequence>
      <xsd:element name="loc" type="tLoc"/><xsd:element name="lastmod" type="tLastmod" minOccurs="0"/>
    </xsd:sequence></xsd:complexType></xsd:element>
  </xsd:sequence></xsd:complexType></xsd:element>
</xsd:schema>`;

/** Output of xmllint for a document. */
async function faultsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'document.xml', contents: xml },
    schema: { fileName: 'index.xsd', contents: index },
    preload: { fileName: 'sitemap.xsd', contents: urlset },
  });
  return errors.map(({ message }) => message);
}

async function readAll() {
  const text = (await server.send('GET', '/sitemap.xml')).body;
  const parts = await parseSitemapIndex(Readable.from([text]));
  const { port } = server.app.server.address() as { port: number };
  return {
    index: text,
    parts: await Promise.all(
      parts.map(async ({ url }) => {
        const answer = await fetch(`http://127.0.0.1:${port}${new URL(url).pathname}`);
        const bytes = Buffer.from(await answer.arrayBuffer());
        return (await buffer(Readable.from([bytes]).pipe(createGunzip()))).toString();
      }),
    ),
  };
}

const build = (maxUrls?: number) =>
  buildSitemap(testContext(services, { as: { kind: 'system' } }), runningJob({}), maxUrls);

describe('a sitemap', () => {
  it('is valid by the schema of the protocol, and another reader finds the same addresses', async () => {
    const category = await makeCategory(database.db, 'Кафе & "bar"', { slug: 'kafe-bar' });
    const city = await makeCity(database.db, 'İzmir');
    // No link of a listing is an address of the site.
    const links = ['website', 'menuLink', 'photoUrl', 'imageUrl', 'locationLink', 'reviewsLink'];
    await makeBusiness(database.db, {
      ...Object.fromEntries(links.map((field) => [field, 'https://elsewhere.example/'])),
      ...{ slug: 'x'.repeat(120), categoryId: category.id, cityId: city.id },
    });
    await makeBusinesses(database.db, 24);
    await build(10);
    const { index: text, parts } = await readAll();
    expect(parts.length).toBeGreaterThan(3);
    expect(await faultsOf(text)).toEqual([]);
    for (const part of parts) expect(await faultsOf(part)).toEqual([]);
    const entries = (await Promise.all(parts.map((part) => parseSitemap(Readable.from([part]))))).flat();
    const addresses = entries.map(({ url }) => url);
    expect(addresses).toEqual(
      expect.arrayContaining([
        'https://directory.example/',
        'https://directory.example/city/izmir',
        'https://directory.example/category/kafe-bar',
        `https://directory.example/business/${'x'.repeat(120)}`,
      ]),
    );
    const isOwn = (address: string) =>
      new URL(address).href === address && address.startsWith('https://directory.example/');
    expect(addresses.filter((address) => !isOwn(address))).toEqual([]);
    expect(parts.join('')).not.toContain('elsewhere');
    expect(entries.filter(({ lastmod }) => lastmod && Number.isNaN(Date.parse(lastmod)))).toEqual([]);
  });

  it('does not exist while it would be empty, which the protocol does not allow', async () => {
    await makeBusiness(database.db, { isDemo: true });
    await build();
    expect((await server.send('GET', '/sitemap.xml')).status).toBe(404);
  });

  it('would be invalid without an entry, with a relative address, or with an invalid date', async () => {
    const of = (inner: string, tag = 'urlset') =>
      `<?xml version="1.0"?><${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</${tag}>`;
    expect(await faultsOf(of('<url><loc>https://directory.example/</loc></url>'))).toEqual([]);
    expect(await faultsOf(of(''))).not.toEqual([]);
    expect(await faultsOf(of('', 'sitemapindex'))).not.toEqual([]);
    expect(await faultsOf(of('<url><loc>/about</loc></url>'))).not.toEqual([]);
    expect(
      await faultsOf(of('<url><loc>https://directory.example/</loc><lastmod>yesterday</lastmod></url>')),
    ).not.toEqual([]);
    expect(await faultsOf(of('<url><loc>https://directory.example/?a&b</loc></url>'))).not.toEqual([]);
  });
});

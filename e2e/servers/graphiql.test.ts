import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { watchedPage } from '../support/openBrowser.ts';
import { eventually } from '../support/startDirectory.ts';
import { siteUrl, useSite } from '../support/useSite.ts';

// GraphiQL, as a browser gets it at /graphql.

const site = useSite();

describe('GraphiQL at /graphql', () => {
  it('loads from our origin alone, loads the schema and runs a query', async () => {
    const { page, complaints, requests, close } = await watchedPage(site.browser(), {
      viewport: { width: 1440, height: 900 },
    });
    await page.goto(`${siteUrl()}/graphql`);
    // The button does nothing before both editors are there, which is why they must not come in files of their own.
    await page.locator('.graphiql-query-editor').getByText('businesses').waitFor();
    expect(requests.filter((url) => url.endsWith('.js'))).toHaveLength(1);
    await page.getByRole('button', { name: /show documentation explorer/i }).click();
    await page.getByText('Root Types').waitFor();
    await page.getByRole('button', { name: /execute query/i }).click();
    const result = page.locator('.result-window');
    await eventually(
      () => result.innerText(),
      (shown) => shown.includes('nodes'),
      20_000,
    );
    expect(await result.innerText()).toContain('"businesses"');
    expect([
      ...new Set(requests.filter((url) => !url.startsWith('data:')).map((url) => new URL(url).origin)),
    ]).toEqual([siteUrl()]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is sent only to requests for a page, with a strict policy', async () => {
    const html = await fetch(`${siteUrl()}/graphql`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = html.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
    for (const accept of ['application/json', '*/*'])
      expect((await fetch(`${siteUrl()}/graphql`, { headers: { accept } })).status).toBe(400);
    for (const path of [
      '/graphiql/web/graphiql.html',
      '/graphiql/assets/none.js',
      '/graphiql/assets/..%2fweb%2fgraphiql.html',
    ])
      expect([path, (await fetch(siteUrl() + path)).status]).not.toEqual([path, 200]);
  });

  it('is not loaded by visitors', async () => {
    const names = (await readdir('dist/web/assets')).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(names.map((name) => readFile(`dist/web/assets/${name}`, 'utf8')));
    expect(names.filter((_name, i) => /CodeMirror|graphiql/i.test(texts[i] ?? ''))).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient } from '@apollo/client';
import { act } from '@testing-library/react';
import { GraphQLError, type ExecutionResult } from 'graphql';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { readPageState } from './app/document/pageState.ts';
import { Providers } from './app/Providers.tsx';
import { loadRoute } from './app/routes/routeModule.ts';
import { createRoutes } from './app/routes/createRoutes.ts';
import { createCache } from './graphql/cache.ts';
import { SiteClient } from './graphql/SiteClient.ts';
import { siteDocuments } from './graphql/siteDocuments.ts';
import type { RenderInput } from './contract/renderPage.ts';
import { sampleBusiness, sampleCategory, sampleCity, sampleReview } from './testing/factories.ts';
import { directoryLink, SATURDAY } from './testing/renderPage.tsx';
import { testDirectory } from './testing/testDirectory.ts';

// After the channel is there: the renderer asks for it while it loads.
const { renderPage } = await import('./server.tsx');

const lisbon = sampleCity('Lisbon');
const restaurant = sampleCategory('Restaurant');
const casa = sampleBusiness({
  name: 'Casa Andorinha',
  city: lisbon,
  category: restaurant,
  reviewList: [sampleReview(), sampleReview({ authorName: null, comment: null, rating: 4 })],
});
const nasty = sampleBusiness({
  name: '</script><script>alert(1)</script><!-- "Ö"',
  slug: 'nasty',
  city: lisbon,
  category: restaurant,
  website: 'https://one.example/',
  menuLink: 'https://two.example/',
});
const demo = sampleBusiness({ name: 'Sample', isDemo: true, city: lisbon, category: restaurant });
const directory = testDirectory({ businesses: [casa, nasty, demo], oldSlugs: { 'casa-before': casa.id } });
const withoutDemo = { businesses: [casa] };
beforeEach(() => directory.fill());

function render(url: string, part: Partial<RenderInput> = {}) {
  return renderPage({
    url,
    siteUrl: 'https://directory.example',
    indexable: true,
    execute: directory.execute,
    report: () => ({ code: 'INTERNAL', id: 'abc123' }),
    now: new Date(SATURDAY),
    assets: {
      scripts: ['/assets/start.js'],
      listLayout: { src: '/assets/listLayout.js', text: '0' },
      styles: [],
      parts: [],
      pages: {},
    },
    ...part,
  });
}

function parse(html: string) {
  return new DOMParser().parseFromString(html, 'text/html');
}

const everyPage = [
  '/',
  '/?search=casa',
  '/businesses',
  '/businesses?city=Lisbon&open=1',
  '/businesses?search=nothing-like-this',
  `/business/${casa.slug}`,
  '/business/nasty',
  '/categories',
  '/category/restaurant',
  '/cities',
  '/city/lisbon',
  '/nowhere',
];

describe('renderPage', () => {
  it.each(everyPage)('%s is complete without script', async (url) => {
    const { html } = await render(url);
    const page = parse(html);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('main')?.textContent).toBeTruthy();
    expect(page.querySelector('footer')?.textContent).toContain('Updated November 2026');
    expect(page.title).not.toBe('');
    expect(page.querySelector('[aria-busy=true]')).toBeNull();
    for (const script of page.querySelectorAll('script:not([src])')) {
      expect(script.getAttribute('type')).toMatch(/json$/);
      expect(() => JSON.parse(script.textContent ?? '') as unknown).not.toThrow();
    }
  });

  it('contains all known data of a listing', async () => {
    const { status, html } = await render(`/business/${casa.slug}`);
    const page = parse(html);
    expect(status).toBe(200);
    expect(page.title).toBe(
      'Casa Andorinha - Rua do Limoeiro Velho 14, 1100-482 Lisbon, Portugal - Updated November 2026',
    );
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://directory.example/business/${casa.slug}`,
    );
    const text = page.body.textContent ?? '';
    expect(text).toContain('Open until 23:00');
    expect(text).toContain('A twelve-table dining room');
    expect(text).toContain('Anonymous');
    expect(text).toContain('Rated 4 out of 5');
    const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      (node) => node.textContent,
    );
    expect(data.join()).toContain('"Restaurant"');
    expect(data.join()).not.toContain('ating"');
  });

  it('shows hostile text as text, with safe links only', async () => {
    // The database refuses such links; a page does not rely on it.
    const execute: RenderInput['execute'] = async (document, variables) => {
      const answer = JSON.stringify(await directory.execute(document, variables));
      const unsafe = answer
        .replaceAll('https://one.example/', 'javascript:alert(1)')
        .replaceAll('https://two.example/', 'data:text/html,x');
      return JSON.parse(unsafe) as ExecutionResult;
    };
    const { html } = await render('/business/nasty', { execute });
    expect(html).toContain('javascript:alert(1)');
    const page = parse(html);
    expect(page.querySelector('h1')?.textContent).toBe(nasty.name);
    const links = [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => !/^(https?:|mailto:|tel:|\/|#)/.test(href))).toEqual([]);
  });

  it.each(['/nowhere', '/business/none', '/category/none', '/city/none', '/Businesses', '/ABOUT', '/about.'])(
    '%s answers 404',
    async (url) => {
      const { status, html } = await render(url);
      expect(status).toBe(404);
      expect(parse(html).querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    },
  );

  it.each([
    ['/business/casa-before', `/business/${casa.slug}`],
    ['/category/Restaurant?search=casa&sort=name', '/category/restaurant?search=casa&sort=name'],
    ['/businesses/?page=2', '/businesses?page=2'],
    ['/.//elsewhere.example/', '/elsewhere.example'],
    ['/.//', '/'],
    ['//elsewhere.example', '/elsewhere.example'],
    ['//elsewhere.example/businesses?page=2', '/elsewhere.example/businesses?page=2'],
  ])('%s redirects to %s', async (url, redirect) => {
    expect(await render(url)).toMatchObject({ status: 301, redirect });
  });

  it.each(['/categories?page=9', '/cities?page=9', '/businesses?page=9'])(
    '%s is past the end, and not indexed',
    async (url) => {
      await directory.fill(withoutDemo);
      expect((await render(url)).html).toContain('noindex');
      expect((await render(url.split('?')[0] ?? '')).html).not.toContain('noindex');
    },
  );

  it('keeps demo listings and closed installations out of search engines', async () => {
    expect((await render(`/business/${demo.slug}`)).html).toContain('noindex');
    expect((await render('/', { indexable: false })).html).toContain('noindex');
    expect((await render('/')).html).toContain('noindex');
    await directory.fill(withoutDemo);
    expect((await render('/')).html).not.toContain('noindex');
  });

  it('requests the same document for an operation each time, so that it is compiled once', async () => {
    const runs: unknown[][] = [];
    for (const url of ['/about', '/categories', '/about']) {
      const documents: unknown[] = [];
      const execute: RenderInput['execute'] = (document, variables) => {
        documents.push(document);
        return directory.execute(document, variables);
      };
      await render(url, { execute });
      runs.push(documents);
    }
    expect(runs[0]).toHaveLength(2);
    expect(runs[2]?.map((document) => runs[0]?.includes(document))).toEqual([true, true]);
  });

  it('answers 404 for a URL with refused arguments', async () => {
    const refusal = new GraphQLError('no zero bytes', { extensions: { code: 'BAD_INPUT' } });
    const execute: RenderInput['execute'] = async (document, variables) =>
      JSON.stringify(variables).includes('\\u0000')
        ? { errors: [refusal] }
        : directory.execute(document, variables);
    const { status, html } = await render('/businesses?search=%00', { execute });
    expect([status, parse(html).querySelector('script[src]')]).toEqual([404, null]);
    expect((await render('/businesses?search=a', { execute })).status).toBe(200);
  });

  it('answers 503 while the data cannot be read', async () => {
    const error = new GraphQLError('busy', { extensions: { code: 'UNAVAILABLE' } });
    const { status, html, headers } = await render('/', { execute: async () => ({ errors: [error] }) });
    expect(status).toBe(503);
    expect(headers?.['retry-after']).toBeTruthy();
    expect(parse(html).body.textContent).toContain('Try again');
  });

  it.each<[string, RenderInput['execute'], string]>([
    ['a query that throws', () => Promise.reject(new Error('no')), 'abc123'],
    [
      'a part that breaks while it is drawn',
      async (document, variables) => {
        const answer = JSON.stringify(await directory.execute(document, variables));
        return JSON.parse(
          answer.replaceAll('"name":"Restaurant"', '"name":{"broken":true}'),
        ) as ExecutionResult;
      },
      'abc123',
    ],
    [
      'an error that is in the log already',
      async () => ({ errors: [new GraphQLError('x', { extensions: { code: 'INTERNAL', id: 'known1' } })] }),
      'known1',
    ],
  ])('answers 500 with the id of the log entry for %s', async (_, execute, id) => {
    const { status, html, cachePolicy } = await render('/', { execute });
    expect(status).toBe(500);
    expect(cachePolicy).toBeUndefined();
    expect(parse(html).title).toBe('Something went wrong');
    expect(parse(html).body.textContent).toContain(id);
  });

  const controls = [...Array.from({ length: 32 }, (_, code) => code), 127, 0x80, 0x85, 0x9f, 0x2028, 0x2029];
  it.each(controls)('answers 404 for a URL with U+%d in it, in any context', async (code) => {
    const sign = encodeURIComponent(String.fromCodePoint(code));
    for (const url of [
      `/${sign}foo`,
      `/admin${sign}`,
      `/business/a${sign}`,
      `/${sign}`,
      `/businesses${sign}?page=2`,
    ]) {
      const { status, html } = await render(url);
      expect([url, status]).toEqual([url, 404]);
      expect(parse(html).title).not.toBe('');
      expect(parse(html).querySelector('script[src]')).toBeNull();
    }
  });

  it('sends the back office an empty document', async () => {
    const { status, html } = await render('/admin/excel');
    expect(status).toBe(200);
    expect(parse(html).title).toBe('Yönetim Sistemi');
    expect(parse(html).getElementById('root')?.childElementCount).toBe(0);
  });
});

describe('hydration', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each(everyPage)('%s hydrates without a warning and without a request', async (url) => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { html } = await render(url);
    window.history.replaceState(null, '', url);
    const page = parse(html);
    document.head.innerHTML = page.head.innerHTML;
    document.body.innerHTML = page.body.innerHTML;
    const { answers, ...state } = readPageState(document);
    const routes = createRoutes();
    for (const { route } of matchRoutes(routes, window.location) ?? []) await loadRoute(route);
    const { link, calls } = directoryLink({ directory });
    const apollo = new ApolloClient({ cache: createCache(), link });
    const client = new SiteClient(answers, {
      apollo: async () => apollo,
      documents: async () => siteDocuments,
    });
    const root = document.getElementById('root');
    if (!root) throw new Error('no root');
    const problems: unknown[] = [];
    const app = await act(async () =>
      hydrateRoot(
        root,
        <Providers client={client} state={state}>
          <RouterProvider router={createBrowserRouter(routes)} />
        </Providers>,
        { onRecoverableError: (error) => problems.push(error) },
      ),
    );
    expect(problems).toEqual([]);
    expect(complaint.mock.calls).toEqual([]);
    expect(calls).toEqual([]);
    await act(async () => app.unmount());
  });
});

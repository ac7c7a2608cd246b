import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GraphQLError } from 'graphql';
import type { RenderInput } from './contract/renderPage.ts';
import {
  sampleBusiness,
  sampleCategory,
  sampleCity,
  sampleReview,
  type SampleBusiness,
} from './testing/factories.ts';
import { htmlFaults } from './testing/htmlFaults.ts';
import { SATURDAY } from './testing/renderPage.tsx';
import { testDirectory } from './testing/testDirectory.ts';
import { structuredDataFaults, structuredDataOf } from './testing/structuredDataFaults.ts';
import { examples } from '../../domain/testing/examples.ts';

// Pages as a validator of HTML and the vocabulary of schema.org see them.

// After the channel is there: the renderer asks for it while it loads.
const { renderPage } = await import('./server.tsx');

async function render(url: string, execute: RenderInput['execute'] = directory.execute): Promise<string> {
  const page = await renderPage({
    url,
    siteUrl: 'https://directory.example',
    indexable: true,
    execute,
    report: () => ({ code: 'INTERNAL', id: 'abc123' }),
    now: new Date(SATURDAY),
    assets: {
      scripts: ['/assets/start.js'],
      listLayout: { src: '/assets/listLayout.js', text: '0' },
      styles: ['/assets/a.css'],
      parts: ['/assets/b.js'],
      pages: {},
    },
  });
  return page.html;
}

async function faultsOf(url: string, execute?: RenderInput['execute']): Promise<string[]> {
  const html = await render(url, execute);
  return [...(await htmlFaults(html)), ...structuredDataOf(html).flatMap(structuredDataFaults)];
}

const lisbon = sampleCity('Lisbon');
const restaurant = sampleCategory('Restaurant');
const sections = Object.fromEntries(
  ['Service options', 'Payments', 'Amenities', 'Crowd', 'Planning'].map((name) => [
    name,
    { First: true, Second: false, Third: 'on request' },
  ]),
);
const listings = Array.from({ length: 40 }, (_, index) =>
  sampleBusiness({
    name: `Casa ${index}`,
    city: index % 3 ? lisbon : sampleCity(`Town ${index}`),
    category: index % 2 ? restaurant : sampleCategory(`Kind ${index}`),
    about: sections,
    photoUrl: index % 2 ? `https://photos.example/${index}.jpg` : null,
    photos: Array.from({ length: index }, (_, i) => ({
      url: `https://photos.example/${index}/${i}.jpg`,
      ...(i % 2 ? { caption: `“The <bar>” ${i}` } : {}),
    })),
    logoUrl: 'https://photos.example/logo.png',
    detailedInfo: 'Plain\ntext',
    specialHours: { '2099-12-25': 'Closed', '2099-12-31': '9 AM-1 PM, 3 PM-5 PM' },
    reviewsPerScore: [1, 0, 2, 5, 40],
    busyHours: {
      Friday: Array.from({ length: 24 }, (_, hour) => hour),
      Sunday: Array.from({ length: 24 }, () => 7),
    },
    otherPhones: ['+351 21 555 01 43'],
    socialLinks: { instagram: 'https://www.instagram.com/casa' },
    locatedIn: 'Forum Mall',
    areaServed: ['Lisbon', 'Sintra'],
    orderLink: 'https://order.example/',
    menuLink: 'https://menu.example/?a=1&b=2',
    reservationLink: 'https://book.example/',
    reviewList: [sampleReview(), sampleReview({ authorName: null, comment: null, rating: 4 })],
  }),
);
const bare = sampleBusiness({
  name: 'Bare',
  ...{ category: null, city: null, country: null, address: null, street: null, postalCode: null },
  ...{ phone: null, phoneE164: null, email: null, website: null, description: null, about: null },
  ...{ workingHours: null, rating: null, reviewCount: 0, latitude: null, longitude: null },
});
const directory = testDirectory({ businesses: [...listings, bare] });
const empty = {};

const routes = [
  ...['/', '/?search=casa', '/?search=nothing'],
  ...[
    '/businesses',
    '/businesses?page=2',
    '/businesses?city=Lisbon&open=1&rating=4',
    '/businesses?search=none',
  ],
  ...['/business/casa-1', '/business/bare', '/business/none'],
  ...['/categories', '/categories?view=list', '/categories?page=2', '/categories?search=none'],
  ...['/category/restaurant', '/category/restaurant?page=2', '/category/none'],
  ...['/cities', '/cities?view=list', '/cities?search=none', '/city/lisbon', '/city/none'],
  ...['/about', '/contact', '/contact?sent=yes', '/contact?sent=no'],
  ...['/privacy-policy', '/legal-notice', '/terms-of-service', '/cookie-policy'],
  ...['/nowhere', '/admin', '/admin/login'],
];

describe('valid HTML and structured data', () => {
  it.each(routes)('is on %s with listings', async (url) => {
    await directory.fill();
    expect(await faultsOf(url)).toEqual([]);
  });

  it.each(routes)('is on %s without listings', async (url) => {
    await directory.fill(empty);
    expect(await faultsOf(url)).toEqual([]);
  });

  it('is the same text in whatever order the data of a page arrive', async () => {
    await directory.fill();
    const renderWithLast = (last: number) => {
      let questions = 0;
      let proceed = () => undefined as void;
      const otherIsThere = new Promise<void>((resolve) => (proceed = resolve));
      return render('/', async (document, variables) => {
        const question = questions++;
        const answer = await directory.execute(document, variables);
        if (question === last) await otherIsThere;
        if (question === 1 - last) proceed();
        return answer;
      });
    };
    expect(await renderWithLast(0)).toBe(await renderWithLast(1));
  });

  it('says in the back office that it needs scripts', async () => {
    expect(await render('/admin')).toMatch(/<noscript><p>[^<]*JavaScript/);
  });

  it.each<[string, RenderInput['execute']]>([
    [
      'data cannot be read',
      async () => ({ errors: [new GraphQLError('x', { extensions: { code: 'UNAVAILABLE' } })] }),
    ],
    ['something breaks', () => Promise.reject(new Error('no'))],
  ])('is on the page that shows that %s', async (_, execute) => {
    for (const url of ['/', '/business/casa-1', '/businesses'])
      expect([url, await faultsOf(url, execute)]).toEqual([url, []]);
  });

  it('is on every page for any texts of its listings', async () => {
    const text = fc.oneof(
      fc.constantFrom(
        '"><svg onload=x>',
        '</script><!--',
        '</title>',
        "'-x-'",
        '&amp;&#0;&notit;',
        '\u202e\u200b',
        'ﷺ'.repeat(60),
        'İıŞ "q" `b`',
        '{{x}}',
      ),
      // The server stores no blank text.
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((written) => written.trim() !== ''),
    );
    const maybe = fc.option(text);
    const link = fc.option(text.map((path) => new URL(`https://casa.example/?${path}`).href));
    // One place of a name.
    let serial = 0;
    const listing = fc.record({
      name: text.map((name) => `Casa ${name}`),
      type: maybe,
      address: maybe,
      street: maybe,
      state: maybe,
      postalCode: maybe,
      locatedIn: maybe,
      areaServed: fc.option(fc.array(text, { maxLength: 3 })),
      otherPhones: fc.option(fc.array(text, { maxLength: 3 })),
      phone: maybe,
      email: fc.option(fc.emailAddress()),
      website: link,
      menuLink: link,
      priceRange: maybe,
      detailedInfo: maybe,
      city: text.map((name) => sampleCity(`${name} ${(serial += 1)}`, null)),
      category: text.map((name) => sampleCategory(`${name} ${(serial += 1)}`)),
      about: fc.option(fc.dictionary(text, fc.dictionary(text, fc.oneof(fc.boolean(), text)))),
      workingHours: fc.option(fc.dictionary(fc.constantFrom('Monday', 'Sunday'), text)),
      reviewList: fc.array(
        maybe.map((name) => sampleReview({ authorName: name, comment: name })),
        { maxLength: 2 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(listing, { minLength: 1, maxLength: 4 }), async (parts) => {
        const businesses = parts.map((part, index) =>
          sampleBusiness({ ...(part as Partial<SampleBusiness>), slug: `hostile-${index}` }),
        );
        await directory.fill({ businesses });
        for (const url of ['/', '/businesses', '/categories', '/cities?view=list', '/business/hostile-0'])
          expect([url, await faultsOf(url)]).toEqual([url, []]);
      }),
      { numRuns: examples(12) },
    );
  }, 120_000);
});

describe('the check of HTML', () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>x</title></head><body><main><h1>x</h1>${body}</main></body></html>`;

  it.each([
    ['<div><style>a{top:0}</style></div>', /element-permitted-content/],
    ['<a type="button" href="/">x</a>', /attribute-allowed-values/],
    ['<input type="checkbox" readonly aria-label="x">', /input-attributes/],
    ['<p><div>x</div></p>', /close-order|element-permitted-content|no-implicit-close/],
    ['<p id="a">x</p><p id="a">y</p>', /no-dup-id/],
    ['<p style="top: full">x</p>', /top: *full/],
    ['<img src="/x.png">', /wcag|alt/],
  ])('finds the fault of %s', async (body, fault) => {
    expect((await htmlFaults(page(body))).join('\n')).toMatch(fault);
  });

  it('accepts a valid page', async () => {
    expect(await htmlFaults(page('<p style="color: red">x</p>'))).toEqual([]);
  });
});

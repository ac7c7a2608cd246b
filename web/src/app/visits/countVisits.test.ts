import { beforeEach, expect, it } from '@jest/globals';
import type { VisitEvent } from '../../../../domain/visits.ts';
import { countVisits, type Visiting } from './countVisits.ts';

type State = Visiting['router']['state'];
type Follower = Parameters<Visiting['router']['subscribe']>[0];

let reported: VisitEvent[][];
let follow: Follower;
const answers: Record<string, object> = {
  '/business/deniz': { business: { id: 7, slug: 'deniz' } },
  '/business/old': { business: { id: 7, slug: 'deniz' } },
  '/business/nobody': { business: null },
  '/businesses': { businesses: { totalCount: 0 } },
};

/** Exposes its content synchronously. */
class PlainBlob extends Blob {
  readonly plain: string;
  constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
    super(parts, options);
    this.plain = parts.join('');
  }
}

beforeEach(() => {
  reported = [];
  globalThis.Blob = PlainBlob;
  document.body.innerHTML = '';
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_address: string, body: PlainBlob) => {
      reported.push((JSON.parse(body.plain) as { events: VisitEvent[] }).events);
      return true;
    },
  });
});

const stateAt = (path: string) => {
  const { pathname, search } = new URL(path, 'http://site.test');
  return { location: { pathname, search }, navigation: { state: 'idle' } } as State;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
async function visit(path: string) {
  const page = { queries: () => [{ operation: 'Page', variables: {} }] };
  let requested = new URL(path, 'http://site.test').pathname;
  const go = async (to: string) => {
    requested = new URL(to, 'http://site.test').pathname;
    follow(stateAt(to), {} as never);
    await settled();
  };
  await countVisits({
    routes: ['/business/:slug', '/businesses', '/about'].map((route) => ({ path: route, ...page })),
    client: { query: (async () => answers[requested] ?? {}) as Visiting['client']['query'] },
    today: '2026-11-21',
    router: {
      state: stateAt(path),
      subscribe: (follower) => {
        follow = follower;
        return () => undefined;
      },
    },
  });
  await settled();
  return go;
}

it('the counter of visits reports each visited page once', async () => {
  const go = await visit('/business/deniz');
  await go('/business/deniz');
  await go('/business/nobody');
  await go('/business/old');
  await go('/about');
  await go('/business/deniz');
  await go('/about');
  expect(reported).toEqual([
    [{ kind: 'VIEW', route: '/business/:slug', id: 7 }],
    [{ kind: 'VIEW', route: '/about' }],
    [{ kind: 'VIEW', route: '/business/:slug', id: 7 }],
    [{ kind: 'VIEW', route: '/about' }],
  ]);
});

it('the counter of visits reports a search once, for any later filters and pages', async () => {
  const go = await visit('/businesses?search=kahve');
  await go('/businesses?search=kahve&page=2');
  await go('/businesses?search=kahve+evi&open=1');
  await go('/businesses');
  expect(reported).toEqual([
    [
      { kind: 'VIEW', route: '/businesses' },
      { kind: 'SEARCH', words: 'kahve', found: false },
    ],
    [{ kind: 'SEARCH', words: 'kahve evi', found: false }],
  ]);
});

it('the counter of visits reports clicks on the links of a listing', async () => {
  const go = await visit('/business/deniz');
  document.body.innerHTML = '<a data-action="call"><b>Call</b></a><a data-action="menu">Menu</a>';
  const press = (selector: string, type = 'click') =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent(type, { bubbles: true, button: type === 'click' ? 0 : 1 }));
  press('b');
  press('[data-action=menu]');
  press('b', 'auxclick');
  await settled();
  expect(reported.slice(1)).toEqual([[{ kind: 'CALL', id: 7 }], [{ kind: 'CALL', id: 7 }]]);
  await go('/about');
  reported = [];
  press('b');
  await settled();
  expect(reported).toEqual([]);
});

it('the counter of visits reports a click before the page is known, and after its URL gained a search', async () => {
  document.body.innerHTML = '<a data-action="call">Call</a>';
  const visiting = visit('/business/deniz');
  await Promise.resolve();
  document.querySelector('a')?.click();
  follow(stateAt('/business/deniz?photo=2'), {} as never);
  await visiting;
  document.querySelector('a')?.click();
  await settled();
  expect(reported.flat().filter(({ kind }) => kind === 'CALL')).toEqual([
    { kind: 'CALL', id: 7 },
    { kind: 'CALL', id: 7 },
  ]);
});

it('the counter of visits waits until the page is visible, and reports nothing for automated browsers', async () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  const visiting = visit('/about');
  await settled();
  expect(reported).toEqual([]);
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await visiting;
  expect(reported).toHaveLength(1);
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  await visit('/about');
  expect(reported).toHaveLength(1);
  Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true });
});

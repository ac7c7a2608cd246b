import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectUsable } from '../support/backOffice.ts';
import { coveredControls, showToast } from '../support/coveredControls.ts';
import { layoutShift } from '../support/layoutShift.ts';
import { eventually } from '../support/startDirectory.ts';
import { hydrated } from '../support/useSite.ts';
import { tag, useInstallations, type Installation } from '../support/useInstallations.ts';
import { useOwnDirectory } from '../support/useOwnDirectory.ts';

// Nothing of third parties loads without consent, and unused kinds are not asked about.

const directory = useOwnDirectory();
const { install, visit, html } = useInstallations(directory);
let business = '';

beforeAll(async () => {
  const [first] = (await (await fetch(`${directory.url}/api/businesses?limit=1`)).json()) as [
    { slug: string },
  ];
  business = `/business/${first.slug}`;
});

const formOf = (page: Page) => page.getByRole('form', { name: 'Cookie choices' });

/** The switches of the cookie page by name, once they can be pressed. */
async function choicesOf(page: Page) {
  // Hidden where nothing waits for consent.
  await formOf(page).locator('button[type=submit]:enabled').waitFor({ state: 'attached' });
  const switches = formOf(page).getByRole('switch', { disabled: false });
  return Object.fromEntries(
    await switches.evaluateAll((all) => all.map((one) => [one.ariaLabel, (one as HTMLInputElement).checked])),
  ) as Record<string, boolean>;
}

async function openChoices(page: Page) {
  await page.goto(`${directory.url}/cookie-policy`, { waitUntil: 'load' });
  return choicesOf(page);
}

const main = async (path: string) => {
  const text = await html(path);
  return text.slice(text.indexOf('<main'), text.indexOf('</main>')).replace(/<[^>]+>/g, '');
};
const hasChoicesLink = async () => (await html('/')).includes('/cookie-policy#preferences');

describe('the consent dialog asks only about services in use', () => {
  const none = 'no analytics service waits for your consent here';
  const noAds = 'no advertising service waits for your consent here';

  it.each<[string, Installation, { kinds: string[]; asks: boolean; says: string[]; unasked?: string[] }]>([
    ['nothing of others', {}, { kinds: [], asks: false, says: [none, noAds] }],
    [
      'house ads alone',
      { houseAd: true },
      {
        kinds: [],
        asks: false,
        says: [none, noAds, 'Ads of this site itself come from its own server.'],
      },
    ],
    [
      'ads of a network',
      { networkAd: true },
      {
        kinds: ['Advertising'],
        asks: true,
        says: [none, 'uses Google AdSense, loaded only after you have agreed to advertising'],
      },
    ],
    [
      'an id of analytics',
      { analyticsId: 'G-ABC1234' },
      { kinds: ['Analytics'], asks: true, says: ['uses Google Analytics, loaded only after', noAds] },
    ],
    [
      'a code that waits for consent',
      { headCode: { code: tag('waits'), consent: 'ANALYTICS' } },
      {
        kinds: ['Analytics'],
        asks: true,
        says: ['uses an analytics service, loaded only after', noAds],
      },
    ],
    [
      'a code that waits for nothing',
      { headCode: { code: tag('always'), consent: 'NONE' } },
      {
        kinds: [],
        asks: false,
        says: [none, noAds, 'code of their own on its pages without asking for consent'],
        unasked: ['tag.example'],
      },
    ],
    [
      'a mark that only proves whose site it is',
      { headCode: { code: '<meta name="site-check" content="abc">', consent: 'NONE' } },
      { kinds: [], asks: false, says: [none, noAds] },
    ],
    [
      'all of it',
      {
        houseAd: true,
        networkAd: true,
        analyticsId: 'G-ABC1234',
        headCode: { code: tag('waits'), consent: 'ADS' },
      },
      {
        kinds: ['Analytics', 'Advertising'],
        asks: true,
        says: ['uses Google Analytics, loaded', 'uses Google AdSense, loaded', 'Ads of this site itself'],
      },
    ],
  ])(
    'with %s',
    async (_what, installation, { kinds, asks, says, unasked = [] }) => {
      await install(installation);
      expect(await hasChoicesLink()).toBe(asks);
      const policy = await main('/cookie-policy');
      expect(says.filter((sentence) => !policy.includes(sentence))).toEqual([]);
      expect(policy.includes('without asking for consent')).toBe(unasked.length > 0);

      const { page, banner, outside, complaints, close } = await visit('/');
      if (asks) await banner.waitFor();
      if (installation.houseAd || installation.networkAd) {
        await page.locator('[data-ad=MIDDLE]').scrollIntoViewIfNeeded();
        const shown = installation.houseAd ? 'Advertise here' : 'Your choice';
        await page.getByRole('link', { name: shown }).waitFor();
      }
      if (unasked.length > 0) await page.waitForFunction(() => 'tagRan' in window);
      expect(await layoutShift(page)).toBe(0);
      // By a link, so that what the browser stores is known when the home page is shown again.
      await page.getByRole('link', { name: 'Cookie Policy' }).last().click();
      expect(await choicesOf(page)).toEqual(Object.fromEntries(kinds.map((kind) => [kind, false])));
      expect(await banner.count()).toBe(0);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
      await page.getByRole('heading', { name: 'Featured Businesses' }).waitFor();
      if (asks) await banner.waitFor();
      else expect(await banner.count()).toBe(0);
      expect(outside()).toEqual(unasked);
      expect(complaints).toEqual([]);
      await close();
    },
    60_000,
  );
});

describe('consent', () => {
  it('is asked for once, shifts no layout, and is stored and changed on the cookie page', async () => {
    await install({ networkAd: true, analyticsId: 'G-ABC1234' });
    const { page, banner, ran, outside, close } = await visit('/');
    await banner.getByText('Analytics and ads of a network load only if you agree.').waitFor();
    expect(await layoutShift(page)).toBe(0);
    await banner.getByRole('button', { name: 'Choose' }).click();
    await expectUsable(page, 'the question');
    await banner.getByRole('switch', { name: 'Advertising' }).check();
    await banner.getByRole('button', { name: 'Save choices' }).click();
    await banner.waitFor({ state: 'detached' });
    await page.locator('[data-ad=MIDDLE]').scrollIntoViewIfNeeded();
    await page.getByText('A network ad').waitFor();

    expect(await openChoices(page)).toEqual({ Analytics: false, Advertising: true });
    await formOf(page).getByRole('button', { name: 'Reject all' }).click();
    await page.getByText('Choices saved').waitFor();
    expect(await choicesOf(page)).toEqual({ Analytics: false, Advertising: false });
    await page.goto(directory.url);
    expect(await layoutShift(page)).toBe(0);
    await page
      .getByRole('navigation', { name: 'Legal' })
      .getByRole('link', { name: 'Cookie Choices' })
      .click();
    await page.waitForURL('**/cookie-policy#preferences');
    await choicesOf(page);
    await page.goBack();
    expect([await banner.count(), await ran()]).toEqual([0, false]);
    expect(await page.context().cookies()).toEqual([]);
    expect(outside()).toEqual(['pagead2.googlesyndication.com']);
    await close();
  });

  it('is asked for without covering other messages and actions permanently', async () => {
    await install({ networkAd: true, analyticsId: 'G-ABC1234' });
    const { page, banner, close } = await visit(business);
    const faults: string[] = [];
    for (const isChoosing of [false, true]) {
      await banner.waitFor();
      if (isChoosing) await banner.getByRole('button', { name: 'Choose' }).click();
      for (const width of [320, 390, 768, 1024, 1366, 1440]) {
        await page.setViewportSize({ width, height: 768 });
        await showToast(page, 'Saved');
        faults.push(...(await coveredControls(page)).map((fault) => `${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('always shows its stored state, on a slow machine too', async () => {
    await install({ networkAd: true });
    const { page, close } = await visit('/', 8);
    await page.evaluate(() =>
      localStorage.setItem('consent', JSON.stringify({ ads: true, at: new Date().toISOString() })),
    );
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        const one = document.querySelector<HTMLInputElement>('input[role=switch][name=ads]');
        if (one) seen.add(one.disabled ? 'waits' : one.checked ? 'is right' : 'is wrong');
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    });
    expect(await openChoices(page)).toMatchObject({ Advertising: true });
    expect(await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)].toSorted())).toEqual([
      'is right',
      'waits',
    ]);
    await close();
  });

  it('that is withdrawn stops what it had started, in other tabs too, and deletes its cookies', async () => {
    await install({ headCode: { code: tag('waits'), consent: 'ANALYTICS' } });
    const first = await visit('/about');
    await first.banner.getByRole('button', { name: 'Accept all' }).click();
    await first.page.waitForFunction(() => 'tagRan' in window);
    expect((await first.page.context().cookies()).map(({ name }) => name)).toEqual(['_ga']);
    const second = await first.page.context().newPage();
    await second.route('https://tag.example/**', (route) => route.abort());
    expect(await openChoices(second)).toEqual({ Analytics: true });
    await formOf(second).getByRole('button', { name: 'Reject all' }).click();
    await second.getByText('Choices saved').waitFor();
    // A page without unsaved input is reloaded, without the scripts that ran there.
    await first.page.waitForFunction(() => !('tagRan' in window));
    await eventually(
      () => first.page.context().cookies(),
      (cookies) => cookies.length === 0,
    );
    await hydrated(first.page);
    expect(await first.banner.count()).toBe(0);
    await first.close();
  });

  it('for one kind does not include the others', async () => {
    await install({ analyticsId: 'G-ABC1234' });
    const { page, banner, close } = await visit('/about');
    await banner.getByRole('button', { name: 'Accept all' }).click();
    await banner.waitFor({ state: 'detached' });
    await install({ analyticsId: 'G-ABC1234', networkAd: true });
    await page.goto(`${directory.url}/about`);
    await banner.waitFor();
    expect(await openChoices(page)).toEqual({ Analytics: true, Advertising: false });
    await close();
  });
});

it('consent is not needed for our own map, which sends no request elsewhere', async () => {
  await install({});
  expect(await hasChoicesLink()).toBe(false);
  const { page, banner, outside, close } = await visit(business);
  const picture = page.getByRole('img', { name: /^Map of/ });
  await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.images].some(({ alt, naturalWidth }) => alt.startsWith('Map of') && naturalWidth > 0),
  );
  await page.getByRole('button', { name: 'Explore map' }).click();
  await page.locator('[data-map=drawn] canvas').waitFor();
  expect(await page.locator('[data-pin]').count()).toBeGreaterThan(0);
  expect(await page.locator('iframe').count()).toBe(0);
  expect([await banner.count(), outside()]).toEqual([0, []]);
  await close();
});

import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { executeGraphql } from '../support/executeGraphql.ts';
import { expectUsable, logInTo, openBackOffice } from '../support/backOffice.ts';
import { openBrowser, softwareGl, watchedPage } from '../support/openBrowser.ts';
import { eventually } from '../support/startDirectory.ts';
import { useOwnDirectory } from '../support/useOwnDirectory.ts';
import { hydrated } from '../support/useSite.ts';

// Positions of listings in the back office: set by a pin, and corrected where they are implausible.

const directory = useOwnDirectory();
let browser: Browser;
let cookie: string;
beforeAll(async () => {
  browser = await openBrowser(softwareGl);
  cookie = await logInTo(directory.url);
});
afterAll(async () => {
  await browser?.close();
});

const execute = <Data>(query: string, variables: object = {}) =>
  executeGraphql<Data>(directory.url, query, { variables, cookie });
interface Placed {
  id: number;
  latitude: number;
  longitude: number;
}
async function create(input: object): Promise<Placed> {
  const { categories } = await execute<{ categories: { nodes: [{ id: number }] } }>(
    '{ categories(first: 1) { nodes { id } } }',
  );
  const { createBusiness } = await execute<{ createBusiness: Placed }>(
    'mutation ($input: BusinessInput!) { createBusiness(input: $input) { id latitude longitude } }',
    { input: { address: 'İskele Cad. 1', categoryId: categories.nodes[0].id, ...input } },
  );
  return createBusiness;
}
const positionOf = async (id: number): Promise<[number, number]> => {
  const { businessById: at } = await execute<{ businessById: Placed }>(
    'query ($id: Int!) { businessById(id: $id) { id latitude longitude } }',
    { id },
  );
  return [at.latitude, at.longitude];
};

const drawn = (page: Page) => page.locator('[data-map=drawn]').waitFor();
const open = (path: string, options = {}) =>
  openBackOffice({ browser, url: directory.url }, cookie, path, options);

/** A value once two readings in a row agree: the map and the form follow the mouse frame by frame. */
async function settled<Value>(read: () => Promise<Value>, isDue: (value: Value) => boolean): Promise<Value> {
  let before: Value | undefined;
  return eventually(read, (value) => {
    const isSame = isDeepStrictEqual(value, before);
    before = value;
    return isSame && isDue(value);
  });
}

async function drag(page: Page, right: number, down: number): Promise<void> {
  const box = await settled(
    () => page.locator('[data-drag]').boundingBox(),
    (found) => found !== null,
  );
  if (!box) throw new Error('There is no pin.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2);
  await page.mouse.move(x + right, y + down);
  await page.mouse.up();
}

describe('the position of a listing', () => {
  it('is set by dragging its pin or by the arrow keys, saved, and undone', async () => {
    const { id } = await create({ name: 'Pim', latitude: 41.0082, longitude: 28.9784 });
    const { page, complaints, close } = await open(`/admin/businesses?edit=${id}`);
    await page.getByRole('button', { name: 'Haritada göster ve taşı' }).click();
    await drawn(page);
    const [latitude, longitude] = ['Enlem', 'Boylam'].map((name) => page.getByRole('textbox', { name }));
    const shown = async () => [Number(await latitude?.inputValue()), Number(await longitude?.inputValue())];
    await page.locator('[data-drag]').scrollIntoViewIfNeeded();
    await drag(page, 60, -40);
    const dragged = await settled(shown, ([lat = 0]) => lat > 41.0082);
    expect(dragged[1]).toBeGreaterThan(28.9784);
    await page.locator('[data-drag]').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowDown');
    const nudged = await settled(
      shown,
      ([lat = 0, lng = 0]) => lat < (dragged[0] ?? 0) && lng < (dragged[1] ?? 0),
    );
    // Ten pixels to the south, one to the west.
    expect((dragged[0] ?? 0) - (nudged[0] ?? 0)).toBeGreaterThan((dragged[1] ?? 0) - (nudged[1] ?? 0));
    expect(await positionOf(id)).toEqual([41.0082, 28.9784]);
    await expectUsable(page, 'the form with its map');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await page.getByText('Kaydedildi').waitFor();
    expect(await positionOf(id)).toEqual(nudged);
    await page.getByRole('button', { name: 'Geri al', exact: true }).click();
    await page.getByText('Geri alındı').first().waitFor();
    expect(await positionOf(id)).toEqual([41.0082, 28.9784]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the map of a list across the 180th meridian', () => {
  it('shows the listings of the list, and keeps the area when it is moved and searched', async () => {
    const spots = [179.2, 179.9, -179.9, -179.1, -177.5];
    for (const [i, longitude] of spots.entries())
      await create({ name: `Dateline ${i}`, latitude: -17.5 + i * 0.05, longitude });
    const watched = await watchedPage(browser, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const { page, complaints, close } = watched;
    await page.goto(`${directory.url}/businesses?search=Dateline&view=map&within=-18.5,178.5,-16.5,-178.5`);
    await hydrated(page);
    await drawn(page);
    const found = async () => {
      const text = await page.getByText(/^\d+ business(es)? found$/).textContent();
      const onMap = await page.locator('[data-cluster], [data-pin]').evaluateAll((marks) =>
        marks.map((mark) => {
          const { left, right, top, bottom } = mark.getBoundingClientRect();
          const map = document.querySelector('[data-map]')?.getBoundingClientRect();
          const isSeen =
            map && left >= map.left && right <= map.right && top >= map.top - 44 && bottom <= map.bottom;
          return isSeen ? Number((mark as HTMLElement).dataset['cluster'] ?? 1) : 0;
        }),
      );
      return [Number.parseInt(text ?? '', 10), onMap.reduce((sum, count) => sum + count, 0)];
    };
    await eventually(found, ([list, onMap]) => list === 4 && onMap === 4);
    await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
    await page.getByRole('button', { name: 'Search this area' }).click();
    await eventually(found, ([list, onMap]) => list === 5 && onMap === 5);
    const [, west = 0, , east = 0] = (new URL(page.url()).searchParams.get('within') ?? '')
      .split(',')
      .map(Number);
    expect([west > 0, east < 0]).toEqual([true, true]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each([
  [390, 'dark'],
  [1440, 'light'],
] as const)('implausible positions at %d px, %s', (width, colorScheme) => {
  it('are chosen in the list or on the map, put right by a drag or a suggestion, and undone', async () => {
    const names = [`Denizdeki ${width}`, `Çevrilmiş ${width}`] as const;
    const sea = await create({ name: names[0], latitude: 38 + width / 1e4, longitude: 19.5 });
    const swapped = await create({
      ...{ name: names[1], city: 'İzmir', countryCode: 'TR' },
      ...{ latitude: 27.14 + width / 1e5, longitude: 38.42 },
    });
    await eventually(
      () =>
        execute<{ positionIssues: { nodes: { business: Placed }[] } }>(
          '{ positionIssues { nodes { business { id latitude longitude } } } }',
        ),
      ({ positionIssues: { nodes } }) =>
        [sea.id, swapped.id].every((id) => nodes.some(({ business }) => business.id === id)),
    );
    const { page, complaints, close } = await open('/admin/quality/positions', {
      viewport: { width, height: 900 },
      colorScheme,
    });
    await drawn(page);
    const list = page.getByRole('list', { name: 'Şüpheli konumlar' });
    const row = (name: string) => list.getByRole('button', { name: new RegExp(`^${name}`) });
    const pin = page.locator(`[data-pin="${sea.id}"]`);
    await pin.waitFor();
    await pin.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (name) => document.querySelector('[aria-pressed=true]')?.textContent?.startsWith(name),
      names[0],
    );
    expect(await row(names[0]).getAttribute('aria-pressed')).toBe('true');
    await expectUsable(page, 'the list with its map');

    await drawn(page);
    await page.locator('[data-drag]').scrollIntoViewIfNeeded();
    await drag(page, 70, -50);
    await page.getByText(/^Yeni konum: .*Henüz kaydedilmedi/).waitFor();
    expect(await positionOf(sea.id)).toEqual([38 + width / 1e4, 19.5]);
    await page.getByRole('button', { name: 'Konumu kaydet' }).click();
    await page.getByText('Konum kaydedildi').waitFor();
    const [latitude, longitude] = await positionOf(sea.id);
    expect([latitude > 38 + width / 1e4, longitude > 19.5]).toEqual([true, true]);
    await page.getByRole('button', { name: 'Geri al', exact: true }).click();
    await page.getByText('Geri alındı').first().waitFor();
    expect(await positionOf(sea.id)).toEqual([38 + width / 1e4, 19.5]);

    await row(names[1]).click();
    await page.getByRole('button', { name: 'Önerilen yere taşı' }).click();
    await page.locator('[data-drag]').focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: 'Konumu kaydet' }).click();
    const [north, east] = await eventually(
      () => positionOf(swapped.id),
      ([lat]) => lat > 38,
    );
    expect([Math.abs(north - 38.42) < 0.01, Math.abs(east - 27.14 - width / 1e5) < 0.01]).toEqual([
      true,
      true,
    ]);
    await row(names[1]).waitFor({ state: 'detached' });

    await row(names[0]).waitFor();
    await row(names[0]).click();
    await page.getByRole('button', { name: 'Konum doğru' }).click();
    await row(names[0]).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });
});

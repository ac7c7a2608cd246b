import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectUsable, logInTo, openBackOffice } from '../support/backOffice.ts';
import { openBrowser } from '../support/openBrowser.ts';
import { screenOpener } from '../support/screenOpener.ts';
import { siteUrl, useSite } from '../support/useSite.ts';
import { adminPaths } from '../../web/src/lib/adminPaths.ts';

// Popups of the back office: keyboard use, position within the window, and both themes.

const site = useSite();

async function open(path: string, width: number, colorScheme: 'light' | 'dark') {
  const cookie = await logInTo(siteUrl());
  return openBackOffice({ browser: site.browser(), url: siteUrl() }, cookie, path, {
    viewport: { width, height: 800 },
    colorScheme,
  });
}

async function expectInside(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error('Nothing is shown.');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(window.width);
  expect(box.y + box.height).toBeLessThanOrEqual(window.height);
}

const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);

describe.each([
  [390, 'dark'],
  [1440, 'light'],
] as const)('the back office at %d px, %s', (width, colorScheme) => {
  it('opens a menu by the keyboard, and a dialog from it, which returns the focus', async () => {
    const { page, complaints, close } = await open('/admin/businesses', width, colorScheme);
    const button = page.getByRole('button', { name: 'Diğer işlemler', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: 'Diğer işlemler' });
    await menu.waitFor();
    await expectInside(page, menu);
    await expectUsable(page, 'the menu');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await isFocused(button)).toBe(true);
    await page.keyboard.press('Enter');
    await menu.waitFor();
    // The menu takes the focus a frame after it is shown.
    await page.waitForFunction(() => document.activeElement?.closest('[role=menu]') !== null);
    await page.keyboard.type('kay');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Kayıtlı filtreler' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused(button)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await menu.waitFor({ timeout: 10_000 });
    expect(complaints).toEqual([]);
    await close();
  });

  it('explains each figure', async () => {
    const { page, complaints, close } = await open('/admin/analytics', width, colorScheme);
    const button = page.getByRole('button', { name: 'Görüntüleme: tanım' });
    await button.click();
    const note = page.getByRole('dialog', { name: 'Görüntüleme: tanım' });
    await note.waitFor();
    await expectInside(page, note);
    await expectUsable(page, 'the definition');
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    expect(await isFocused(button)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('receives every letter in the command palette, however fast they are typed', async () => {
    const { page, complaints, close } = await open('/admin', width, colorScheme);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+K');
    const field = page.getByRole('combobox', { name: 'Ekran, işlem ya da işletme ara' });
    await field.waitFor();
    await page.keyboard.type('çöp kutusu');
    expect(await field.inputValue()).toBe('çöp kutusu');
    await expectUsable(page, 'the palette');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/businesses/trash');
    expect(complaints).toEqual([]);
    await close();
  });
});

it('the menu of a row opens again by the keyboard once the panel that it opened is closed', async () => {
  const { page, complaints, close } = await open('/admin/businesses', 1440, 'light');
  const button = page.getByRole('button', { name: /: diğer işlemler$/ }).first();
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menu').waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]') !== null);
  await page.keyboard.type('geç');
  await page.keyboard.press('Enter');
  const panel = page.locator('dialog[open]');
  await panel.getByRole('link', { name: 'Geçmiş' }).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await isFocused(button)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menu').waitFor({ timeout: 10_000 });
  expect(complaints).toEqual([]);
  await close();
});

it('no screen of the back office is wider than the phone of an operator who reads at twice the usual size (WCAG 1.4.4)', async () => {
  const browser = await openBrowser(['--disable-gpu', '--blink-settings=defaultFontSize=32']);
  try {
    const size = { viewport: { width: 390, height: 700 } };
    const url = siteUrl();
    const { page } = await openBackOffice({ browser, url }, await logInTo(url), adminPaths.home(), size);
    const openScreen = screenOpener(page);
    const tooWide: string[] = [];
    for (const path of Object.values(adminPaths).map((pathOf) => pathOf())) {
      await openScreen(path);
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      if (isTooWide) tooWide.push(path);
    }
    expect(tooWide).toEqual([]);
  } finally {
    await browser.close();
  }
});

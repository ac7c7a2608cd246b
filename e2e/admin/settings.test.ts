import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expectUsable, logInTo, openBackOffice } from '../support/backOffice.ts';
import { watchedPage } from '../support/openBrowser.ts';
import { eventually } from '../support/startDirectory.ts';
import { hydrated } from '../support/useSite.ts';
import { useOwnDirectory } from '../support/useOwnDirectory.ts';

// Settings of operators on the public pages that they affect; one flow after the other on one directory. Its back office is at
// an origin of its own.

const directory = useOwnDirectory({ ADMIN_URL: 'http://localhost' });
const office = () => directory.url.replace('127.0.0.1', 'localhost');
let cookie = '';

beforeAll(async () => {
  cookie = await logInTo(office());
});

const openAdmin = (path: string, options?: BrowserContextOptions) =>
  openBackOffice({ browser: directory.browser, url: office() }, cookie, path, options);

/** A visitor's page, with two scripts of another company behind it. */
async function openPublic(path: string) {
  // Requests that go through the worker of the offline page would pass these routes by.
  const watched = await watchedPage(directory.browser, { serviceWorkers: 'block' });
  await watched.page.route('https://tag.example/**', (route) =>
    route.request().url().endsWith('first.js')
      ? route.fulfill({
          contentType: 'text/javascript',
          body: `window.first = true;
            document.head.append(Object.assign(document.createElement('script'), { src: 'https://tag.example/second.js' }));`,
        })
      : route.fulfill({ contentType: 'text/javascript', body: 'window.second = true;' }),
  );
  await watched.page.goto(directory.url + path, { waitUntil: 'load' });
  await hydrated(watched.page);
  return watched;
}

const html = async (path: string) => (await fetch(directory.url + path)).text();
/** The browser itself reports the status of a save that the server refused. */
const isNoRefusal = (complaint: string) => !complaint.includes('400 (Bad Request)');
const mark = (page: Page, name: string) => page.evaluate((one) => Reflect.get(window, one) as unknown, name);

describe('settings', () => {
  it('codes of head and footer appear on public pages and run only there, and an undo removes them', async () => {
    const { page, complaints, close } = await openAdmin('/admin/settings');
    await page.getByRole('textbox', { name: 'Head kodları' }).fill('<meta name="site-check" content="abc">');
    await page
      .getByRole('textbox', { name: 'Footer kodları' })
      .fill('<script>window.footer = (window.footer || 0) + 1</script>');
    await expectUsable(page, 'the codes');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Ayarlar kaydedildi').waitFor();

    await eventually(
      () => html('/about'),
      (text) => /<meta name="site-check" content="abc" data-injection-id="\d+"/.test(text),
    );
    const visit = await openPublic('/about');
    await visit.page.waitForFunction(() => 'footer' in window);
    expect(await mark(visit.page, 'footer')).toBe(1);
    // Nobody else's inline script runs, whatever way it came into the page.
    await visit.page.route('**/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</body>',
        '<script>window.unlisted = true</script><img src=x onerror="window.unlisted = true"></body>',
      );
      await route.fulfill({ response, body });
    });
    await visit.page.goto(`${directory.url}/about`, { waitUntil: 'load' });
    await visit.page.waitForFunction(() => 'footer' in window);
    await eventually(
      async () => visit.complaints.filter((text) => text.includes('Content Security Policy')).length,
      (count) => count >= 2,
    );
    expect(await mark(visit.page, 'unlisted')).toBeUndefined();
    await visit.close();

    expect(await mark(page, 'footer')).toBeUndefined();
    // A code of the pages finds no back office at its own origin, and at the other one it is one of another site.
    await page.goto(`${office()}/about`);
    expect(page.url()).toBe(`${directory.url}/about`);
    const whoIsAt = (url: string) =>
      page.evaluate(async (at) => {
        const init = { headers: { 'apollo-require-preflight': '1' }, credentials: 'include' } as const;
        const answer = await fetch(`${at}/graphql?query={session{expiresAt}}`, init).catch(() => null);
        return answer && answer.text();
      }, url);
    const nobody = JSON.stringify({ data: { session: null } });
    expect((await whoIsAt(directory.url))?.trim()).toBe(nobody);
    expect(await whoIsAt(office())).toBeNull();
    complaints.length = 0;
    const away = await fetch(`${directory.url}/admin/settings`, { redirect: 'manual' });
    expect(away.headers.get('location')).toBe('http://localhost/admin/settings');
    await page.goto(`${office()}/admin/settings`);

    const shell = await fetch(`${office()}/admin/settings`);
    expect(shell.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(await shell.text()).not.toMatch(/site-check|id="codes"|data-injection/);

    await page.getByRole('textbox', { name: 'Footer kodları' }).fill('');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByRole('button', { name: 'Kaydet' }).and(page.locator(':disabled')).waitFor();
    await page.getByRole('button', { name: 'Sürümler' }).click();
    await expectUsable(page, 'the versions');
    await page.getByRole('button', { name: 'Geri dön: 1. sürüm' }).click();
    await page.getByText('1. sürüme dönüldü').waitFor();
    await eventually(
      () => html('/about'),
      (text) => text.includes('window.footer'),
    );
    expect(complaints).toEqual([]);
    await close();
  });

  it('a code of the list runs, may load more, affects no other, waits for consent, and stops when disabled', async () => {
    const { page, complaints, close } = await openAdmin('/admin/settings');
    const add = async (name: string, code: string, consent = 'Onay gerekmez') => {
      await page.getByRole('button', { name: 'Yeni kod' }).click();
      const dialog = page.getByRole('dialog', { name: 'Yeni kod' });
      await dialog.getByRole('textbox', { name: 'Ad' }).fill(name);
      await dialog.getByRole('textbox', { name: 'Kod', exact: false }).last().fill(code);
      await dialog.getByRole('combobox', { name: 'Ziyaretçi onayı' }).selectOption(consent);
      if (name === 'Bozuk') await expectUsable(page, 'a new code');
      await dialog.getByRole('button', { name: 'Kaydet' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await add(
      'Bozuk',
      '<script>this is no script</script><script>document.write("gone"); throw Error()</script>',
    );
    await add(
      'Ağ',
      '<script src="https://tag.example/first.js"></script><script>window.after = window.first</script>',
    );
    await add('Sayaç', '<div>x</div><script>window.counted = true</script>', 'Analitik onayıyla');
    await page.getByRole('button', { name: 'Yeni kod' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Ad' }).fill('Yalın');
    await dialog.getByRole('textbox', { name: 'Kod', exact: false }).last().fill('window.x = 1');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await dialog.getByText('Kodda HTML öğesi yok').waitFor();
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await page.getByRole('button', { name: 'Değişiklikleri at' }).click();
    await dialog.first().waitFor({ state: 'detached' });

    const visit = await openPublic('/');
    await visit.page.waitForFunction(() => 'second' in window && 'after' in window);
    expect([await mark(visit.page, 'after'), await mark(visit.page, 'footer')]).toEqual([true, 1]);
    expect(await visit.page.locator('h1').count()).toBe(1);
    expect(await visit.page.locator('[data-injection-name="Sayaç"]').count()).toBe(0);
    await visit.page.getByRole('button', { name: 'Accept all' }).click();
    await visit.page.waitForFunction(() => 'counted' in window);
    expect(await visit.page.locator('[data-injection-name="Sayaç"]').count()).toBe(2);
    // A page that React changes keeps what was put in, once.
    await visit.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await visit.page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
    expect(await visit.page.locator('[data-injection-name="Sayaç"]').count()).toBe(2);
    await visit.page.goto(`${directory.url}/cookie-policy`);
    await visit.page.waitForFunction(() => 'counted' in window);
    await visit.page.getByRole('button', { name: 'Reject all' }).click();
    await visit.page.locator('[data-injection-name="Sayaç"]').first().waitFor({ state: 'detached' });
    await visit.close();

    await page.getByRole('button', { name: 'Yukarı taşı: Ağ' }).click();
    await page.getByText('Sıra değişti').waitFor();
    // The list is read again after the message; a click on a row that moves is lost.
    await page.waitForFunction(() => {
      const names = [...document.querySelectorAll('[role=switch]')].map((each) => each.ariaLabel);
      return names.indexOf('Açık: Ağ') < names.indexOf('Açık: Bozuk');
    });
    await page.getByRole('switch', { name: 'Açık: Ağ' }).click();
    await page.getByText('Kod kapatıldı').waitFor();
    await page.getByRole('button', { name: 'Sil: Bozuk' }).click();
    await page.getByText('Kod silindi').waitFor();
    // A cached page follows a change a moment after the change was stored.
    await eventually(
      () => html('/'),
      (text) => !/tag\.example|is no script/.test(text),
    );
    await page.getByRole('button', { name: 'Geri al' }).click();
    await page.getByText('Kod geri getirildi').waitFor();
    await eventually(
      () => html('/'),
      (text) => text.includes('is no script'),
    );
    await expectUsable(page, 'the list');
    expect(complaints.filter(isNoRefusal)).toEqual([]);
    await close();
  });

  it('ids of analytics run after consent; verification codes appear in the page', async () => {
    const { page, close } = await openAdmin('/admin/settings?tab=analytics');
    await page.getByRole('textbox', { name: 'Google Analytics' }).fill('UA-1');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Geçersiz kimlik (örnek: G-XXXXXXXXXX)').waitFor();
    await expectUsable(page, 'the ids');
    await page.getByRole('textbox', { name: 'Google Analytics' }).fill('G-ABC1234');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Ayarlar kaydedildi').waitFor();

    const visit = await watchedPage(directory.browser);
    await visit.page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await visit.page.goto(`${directory.url}/cities`);
    await hydrated(visit.page);
    expect(visit.requests.filter((url) => !url.startsWith(directory.url))).toEqual([]);
    await visit.page.getByRole('button', { name: 'Accept all' }).click();
    await visit.page.waitForFunction(() => 'dataLayer' in window);
    await eventually(
      async () => visit.requests,
      (urls) => urls.includes('https://www.googletagmanager.com/gtag/js?id=G-ABC1234'),
    );
    await visit.close();

    await page.getByRole('link', { name: 'SEO' }).click();
    await page.getByRole('textbox', { name: 'Meta açıklama' }).fill('Her "yer" burada & yakında.');
    await page.getByText('27/160 karakter (150-160 önerilir)').waitFor();
    await page.getByRole('textbox', { name: 'Meta anahtar kelimeler' }).fill('kafe, <otel>');
    await expectUsable(page, 'the texts');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    // The message of the last saving may still are, and what pages share follows a change a moment later.
    for (const path of ['/', '/about'])
      await eventually(
        () => html(path),
        (text) => text.includes('<meta name="keywords" content="kafe, &lt;otel&gt;">'),
      );
    expect(await html('/')).toContain(
      'name="description" content="Her &quot;yer&quot; burada &amp; yakında."',
    );
    await close();
  });

  it('the identity appears on public pages, and empty fields are hidden', async () => {
    const { page, complaints, close } = await openAdmin('/admin/settings');
    await page.getByRole('link', { name: 'Site kimliği' }).click();
    await page.getByRole('textbox', { name: 'Telefon', exact: true }).fill('beni ara');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Geçersiz telefon').waitFor();
    await page.getByRole('textbox', { name: 'Telefon', exact: true }).fill('+90 212 555 0101');
    await page.getByRole('textbox', { name: 'Sitenin adı' }).fill('Şehir Rehberi');
    await page
      .getByRole('textbox', { name: 'Sosyal bağlantılar' })
      .fill('Photo Site https://photos.example/rehber');
    await expectUsable(page, 'the identity');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Site kimliği kaydedildi').waitFor();
    const contact = await html('/contact');
    for (const text of ['+90 212 555 0101', 'Şehir Rehberi', 'https://photos.example/rehber'])
      expect(contact).toContain(text);
    await page.getByRole('textbox', { name: 'Telefon', exact: true }).fill('');
    await page.getByRole('link', { name: 'Ayarlara dön' }).click();
    await page.getByText('1 alanda yaptığınız değişiklik kaydedilmedi.').waitFor();
    await page.getByRole('button', { name: 'Düzenlemeye dön' }).click();
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByRole('button', { name: 'Kaydet' }).and(page.locator(':disabled')).waitFor();
    await eventually(
      () => html('/contact'),
      (text) => !text.includes('555 0101'),
    );
    expect(complaints.filter(isNoRefusal)).toEqual([]);
    await close();
  });

  it('security is checked live, also on a phone in the dark theme', async () => {
    const { page, close } = await openAdmin('/admin/settings?tab=security', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    // The day's backup may have been made meanwhile.
    await page.getByText(/Henüz yedek yok\.|Son yedek bugün alındı\./).waitFor();
    await page.getByText(/betik çalıştıran \d+ kod var.* ayrı bir adreste/).waitFor();
    await page.getByText(/Kurulumda verilen ya da kolay tahmin edilen bir şifre kullananlar/).waitFor();
    await expectUsable(page, 'the checks');
    for (const tab of ['codes', 'analytics', 'seo']) {
      await page.goto(`${office()}/admin/settings?tab=${tab}`);
      await page.getByRole('button', { name: 'Kaydet' }).waitFor();
      await expectUsable(page, tab);
    }
    await page.goto(`${office()}/admin/settings/identity`);
    await page.getByRole('button', { name: 'Kaydet' }).waitFor();
    await expectUsable(page, 'the identity');
    await close();
  });
});

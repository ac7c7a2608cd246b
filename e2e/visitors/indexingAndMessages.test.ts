import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { SMTPServer } from 'smtp-server';
import { closeDialog, expectUsable, logInTo, openBackOffice } from '../support/backOffice.ts';
import { openBrowser } from '../support/openBrowser.ts';
import { copyDataDir, eventually, makeDataDir, startDirectory } from '../support/startDirectory.ts';
import { hydrated, takeTime } from '../support/useSite.ts';

// Search engines and visitors' messages: from the screen to the public page.

/** Public origin of the directory: here the address at which it listens. */
let site = '';
const submitted: string[] = [];
let engine: Server;
/** Messages that the mail server received, with their recipients. */
const mails: { to: string[]; text: string }[] = [];
let browser: Browser;
let cookie = '';
const undone: (() => unknown)[] = [];

beforeAll(async () => {
  engine = createServer((request, response) => {
    void readBody(request).then((body) => {
      submitted.push(...((JSON.parse(body) as { urlList?: string[] }).urlList ?? []));
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  undone.push(() => engine.close());
  const postbox = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => postbox.listen(0, '127.0.0.1', resolve));
  undone.push(() => new Promise<void>((resolve) => postbox.close(() => resolve())));
  browser = await openBrowser();
  undone.push(() => browser.close());
  const folder = await makeDataDir();
  undone.push(() => folder.remove());
  await copyDataDir(process.env.E2E_DEMO_DATA_DIR ?? '', folder.dataDir);
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const directory = await startDirectory(folder.dataDir, {
    PORT: String(port),
    SITE_URL: site,
    INDEXING_GATEWAY: `http://127.0.0.1:${(engine.address() as AddressInfo).port}`,
    SUBMISSION_PACE: '0',
    SMTP_URL: `smtp://127.0.0.1:${(postbox.server.address() as AddressInfo).port}`,
    CONTACT_TO: 'team@directory.example',
  });
  undone.push(() => directory.end('SIGTERM'));
  cookie = await logInTo(site);
  // The first listing of the operator's own replaces the sample data, which search engines may not index.
  const file = new FormData();
  const rows = 'name,category,full_address,city\nKahve Evi,Cafe,Yol 1,İzmir\n';
  file.append('file', new Blob([rows], { type: 'text/csv' }), 'listings.csv');
  await fetch(`${site}/api/upload-excel`, { method: 'POST', headers: { cookie }, body: file });
});
afterAll(async () => {
  while (undone.length > 0) await Promise.resolve(undone.pop()?.()).catch(() => undefined);
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

const open = (path: string, options?: BrowserContextOptions) =>
  openBackOffice({ browser, url: site }, cookie, path, options);

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /F8/ }).getByText(text).waitFor();

describe('search engines', () => {
  it('are set up, receive a listing, and get the key that they request', async () => {
    const { page, complaints, close } = await open('/admin');
    await page.getByText(/Hiçbir arama motoru açık değil/).waitFor();
    await page.getByRole('button', { name: 'Ayarlar' }).click();
    await page.getByRole('switch', { name: 'IndexNow açık' }).check();
    await expectUsable(page, 'the settings');
    await page.getByRole('button', { name: 'IndexNow: kaydet' }).click();
    await toast(page, 'IndexNow ayarları kaydedildi');
    await closeDialog(page);

    // A URL of another site is not submitted.
    const field = page.getByRole('textbox', { name: 'URL', exact: true });
    await field.fill('https://elsewhere.example/');
    await page.getByRole('button', { name: 'Gönder', exact: true }).click();
    await page.getByText('Bu sitenin adresi değil.').waitFor();
    await field.fill(`${site}/business/kahve-evi`);
    await page.getByRole('button', { name: 'Gönder', exact: true }).click();
    await toast(page, 'URL arama motoru indekslemesi için gönderildi.');

    await page.getByRole('button', { name: 'Toplu', exact: true }).click();
    await page
      .getByRole('textbox', { name: 'URL’ler' })
      .fill(`${site}/business/kahve-evi\n\n${site}/business/none\n${site}/about`);
    await page.getByRole('button', { name: 'Gönder (3 URL)' }).click();
    await toast(page, 'Toplu Gönderim Tamamlandı');
    await toast(page, '2 başarılı, 1 başarısız.');
    await page.getByRole('button', { name: 'Tüm işletmeler' }).click();
    await page.getByRole('button', { name: 'Tümünü Gönder' }).click();
    await toast(page, 'Otomatik Gönderim Tamamlandı');
    await toast(page, "1 işletme URL'si başarıyla gönderildi, 0 hata oluştu.");
    await page.getByText(/Bugünkü kota: IndexNow [1-9]/).waitFor();
    expect(new Set(submitted)).toEqual(new Set([`${site}/business/kahve-evi`, `${site}/about`]));
    await expectUsable(page, 'the dashboard');

    await page.getByRole('button', { name: 'Geçmiş' }).click();
    await page.getByRole('button', { name: /^Adresler: gönderim 2/ }).click();
    await page.getByText('Başarısız: Bu adreste bir sayfa yok.').waitFor();
    await expectUsable(page, 'the history');
    // The browser reports the refusal that was provoked above, and nothing else.
    expect(complaints).toEqual([expect.stringContaining('400')]);
    await close();
  });

  it('get a rebuilt sitemap, and the back office shows why a page is not in it', async () => {
    const { page, close } = await open('/admin');
    await page.getByRole('button', { name: 'Şimdi Yenile' }).click();
    await toast(page, 'Sitemap Yenilendi');
    const part = await (await fetch(`${site}/sitemap.xml`)).text();
    expect(part).toContain(`${site}/sitemaps/`);
    await page.getByLabel('Bu sayfa neden dizinde yok?').fill('/businesses?search=kahve');
    await page.getByRole('button', { name: 'Sor' }).click();
    await page.getByText(/Gösterim verileri|filtre ya da sıralama uygulanmış/).waitFor();
    await close();
  });
});

describe('content from visitors', () => {
  it('is proposed on the page, accepted in the back office, shown on the page, and reverted', async () => {
    const visitor = await open('/business/kahve-evi', { viewport: { width: 390, height: 844 } });
    await hydrated(visitor.page);
    await visitor.page.getByRole('link', { name: 'Claim or correct' }).click();
    await visitor.page.getByLabel('Phone').fill('+90 232 111 11 11');
    await visitor.page.getByLabel('Website').fill('https://kahve.example/');
    await expectUsable(visitor.page, 'the form');
    // Nobody fills a form in within two seconds; machines do.
    await takeTime(visitor.page);
    await visitor.page.getByRole('button', { name: 'Send' }).click();
    await visitor.page.getByText('Thank you.').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();

    const { page, close } = await open('/admin');
    await page.getByRole('link', { name: /Ziyaretçi önerileri.*1 karar bekliyor/ }).click();
    const item = page.getByRole('listitem', { name: 'Kahve Evi' });
    await item.getByText('+90 232 111 11 11').waitFor();
    await item.getByRole('checkbox', { name: 'Web sitesi' }).uncheck();
    await expectUsable(page, 'the queue');
    await item.getByRole('button', { name: 'Seçilenleri kabul et (1)' }).click();
    await toast(page, 'Öneri kabul edildi');
    const shown = async () => (await fetch(`${site}/business/kahve-evi`)).text();
    expect(await shown()).toContain('+90 232 111 11 11');
    expect(await shown()).not.toContain('kahve.example');

    await page.getByRole('link', { name: 'Karar verilen' }).click();
    await page.getByRole('button', { name: 'Geri al: Kahve Evi' }).click();
    await toast(page, 'Kabul edilen değişiklik geri alındı');
    await page.getByRole('button', { name: 'Geri al: Kahve Evi' }).waitFor({ state: 'detached' });
    expect(await shown()).not.toContain('+90 232 111 11 11');
    await close();
  });

  it('is mailed to the team as a message, read, answered by mail, searched, and archived', async () => {
    await fetch(`${site}/api/contact`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        name: 'Ada',
        email: 'ada@example.org',
        subject: 'Merhaba',
        message: 'Bir soru.',
      }),
    });
    const { page, close } = await open('/admin/messages', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    await page.getByRole('searchbox', { name: 'Mesajlarda ara' }).fill('MERHABA');
    await page.waitForURL(/search=MERHABA/);
    await page.getByRole('link', { name: /Ada.*Merhaba/ }).click();
    await page.getByText('Bir soru.').last().waitFor();
    await page.getByLabel('Yanıt').fill('Bir yanit.');
    await expectUsable(page, 'the message');
    await page.getByRole('button', { name: 'Yanıtla' }).click();
    await toast(page, 'Yanıt ada@example.org adresine gönderiliyor');
    const [answer] = await eventually(
      async () => mails.filter(({ to }) => to.includes('ada@example.org')),
      (found) => found.length > 0,
    );
    expect(answer?.text).toMatch(/^Subject: Re: Merhaba/m);
    expect(answer?.text).toContain('Bir yanit.');
    expect(mails.find(({ to }) => to.includes('team@directory.example'))?.text).toContain('Bir soru.');
    await eventually(
      async () => {
        await page.reload();
        await page.getByText('Bir yanit.').waitFor();
        return page.getByText(/E-posta gönderildi/).count();
      },
      (count) => count === 1,
    );
    await page.getByRole('button', { name: 'Arşivle' }).click();
    await page.getByText('Aramaya uyan mesaj yok').waitFor();
    await page.getByRole('link', { name: 'Arşiv' }).click();
    await page.getByRole('link', { name: /Ada.*Merhaba/ }).waitFor();
    await expectUsable(page, 'the archive');
    await close();
  });
});

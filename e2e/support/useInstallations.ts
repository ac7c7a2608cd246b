import { logInTo } from './backOffice.ts';
import { executeGraphql } from './executeGraphql.ts';
import { watchedPage } from './openBrowser.ts';
import { eventually } from './startDirectory.ts';
import type { OwnDirectory } from './useOwnDirectory.ts';
import { hydrated } from './useSite.ts';

/** Operators' codes and ads to install. */
export interface Installation {
  analyticsId?: string;
  headCode?: { code: string; consent: 'NONE' | 'ANALYTICS' | 'ADS' };
  houseAd?: boolean;
  networkAd?: boolean;
}

/** Element that loads a third-party script. */
export const tag = (name: string) => `<script src="https://tag.example/${name}.js"></script>`;

/** Installs services that need consent in a directory, and opens its pages; to be called once in a file. */
export function useInstallations(directory: OwnDirectory) {
  let installed = 0;
  let cookie = '';
  const html = async (path: string) => (await fetch(directory.url + path)).text();
  const execute = <Data>(query: string, variables: object = {}) =>
    executeGraphql<Data>(directory.url, query, { variables, cookie });

  /** Installs exactly these, and waits until cached pages are invalidated. */
  async function install({ analyticsId = '', headCode, houseAd = false, networkAd = false }: Installation) {
    installed += 1;
    cookie ||= await logInTo(directory.url);
    await execute('mutation ($input: SaveAdSettingsInput!) { saveAdSettings(input: $input) { version } }', {
      input: {
        placements: [
          {
            placement: 'MIDDLE',
            isEnabled: houseAd || networkAd,
            adClient: networkAd ? 'ca-pub-1234567890' : null,
            adSlot: networkAd ? '12345' : null,
            houseAd: houseAd ? { title: 'Advertise here', url: '/contact' } : null,
          },
        ],
      },
    });
    const { siteSettings } = await execute<{ siteSettings: { version: number } }>(
      '{ siteSettings { version } }',
    );
    await execute(
      'mutation ($input: SaveSiteSettingsInput!) { saveSiteSettings(input: $input) { version } }',
      {
        input: {
          version: siteSettings.version,
          googleAnalytics: analyticsId,
          headCodes: headCode?.code ?? '',
          headConsent: headCode?.consent ?? 'NONE',
          // Data that a browser only reads, and that nobody is asked about.
          footerCodes: `<script type="application/json" data-installation="${installed}">{}</script>`,
          footerConsent: 'NONE',
        },
      },
    );
    // Cached pages are given up a moment after the change, all of them together.
    await eventually(
      () => html('/'),
      (text) => text.includes(`data-installation="${installed}"`),
    );
  }

  /** A visitor's page, with fake third-party servers. `requests` records requests to them. */
  async function visit(path: string, slowness = 1) {
    const watched = await watchedPage(directory.browser, {
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    const { page } = watched;
    const script = (body: string) => ({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body,
    });
    await page.route('https://tag.example/**', (route) =>
      route.fulfill(script('window.tagRan = true; document.cookie = "_ga=1; path=/";')),
    );
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill(script('window.tagRan = true; document.cookie = "_ga=1; path=/";')),
    );
    await page.route('https://pagead2.googlesyndication.com/**', (route) =>
      route.fulfill(
        script(`const fill = () => { for (const one of document.querySelectorAll('ins.adsbygoogle:not([data-ad-status])')) { one.textContent = 'A network ad'; one.dataset.adStatus = 'filled'; } };
          (window.adsbygoogle = window.adsbygoogle || []).push = fill; fill(); window.tagRan = true;`),
      ),
    );
    if (slowness > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    }
    await page.goto(directory.url + path, { waitUntil: 'load' });
    await hydrated(page);
    return {
      ...watched,
      banner: page.getByRole('region', { name: 'Cookies', exact: true }),
      outside: () => [
        ...new Set(
          watched.requests.map((url) => new URL(url).host).filter((host) => !directory.url.includes(host)),
        ),
      ],
      ran: () => page.evaluate(() => 'tagRan' in window),
    };
  }

  return { install, visit, html };
}

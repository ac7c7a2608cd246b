import { turkish } from '../../../../domain/messages/turkish.ts';
import type { OwnedCode } from '../injectedCodes/saveOwnedCodes.ts';
import type { SettingsCode, SiteSettingsData } from './siteSettings.ts';

/** The codes that the settings generate. Ids in them were validated: letters, digits and hyphens. */
export function settingsCodes({ codes, analytics }: SiteSettingsData): OwnedCode[] {
  const written = (code: SettingsCode | null | undefined, name: string, position: 'HEAD' | 'BODY_END') =>
    code ? { name, position, ...code } : null;
  const measured = (name: string, id: string | null | undefined, print: (id: string) => string) =>
    id ? { name, position: 'HEAD' as const, consent: 'ANALYTICS' as const, code: print(id) } : null;
  const pixel = measured('Facebook Pixel', analytics?.facebookPixel, facebookPixel);
  return [
    {
      owner: 'SETTINGS_HEAD',
      field: 'headCodes',
      content: written(codes?.head, turkish.headCodes, 'HEAD'),
    },
    {
      owner: 'SETTINGS_FOOTER',
      field: 'footerCodes',
      content: written(codes?.footer, turkish.footerCodes, 'BODY_END'),
    },
    {
      owner: 'GOOGLE_ANALYTICS',
      field: 'googleAnalytics',
      content: measured('Google Analytics', analytics?.googleAnalytics, googleAnalytics),
    },
    {
      owner: 'GOOGLE_TAG_MANAGER',
      field: 'googleTagManager',
      content: measured('Google Tag Manager', analytics?.googleTagManager, googleTagManager),
    },
    // It follows visitors for ads, so it waits for that consent.
    { owner: 'FACEBOOK_PIXEL', field: 'facebookPixel', content: pixel && { ...pixel, consent: 'ADS' } },
  ];
}

// The vendors' snippets, with a plain script element instead of their loaders.
const googleAnalytics = (
  id: string,
) => `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}"></script>
<script>
window.dataLayer = window.dataLayer || [];
function gtag(){dataLayer.push(arguments);}
gtag('js', new Date());
gtag('config', '${id}');
</script>`;

const googleTagManager = (id: string) => `<script>
window.dataLayer = window.dataLayer || [];
dataLayer.push({'gtm.start': new Date().getTime(), event: 'gtm.js'});
</script>
<script async src="https://www.googletagmanager.com/gtm.js?id=${id}"></script>`;

const facebookPixel = (id: string) => `<script>
(function(f){if(f.fbq)return;var n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};
if(!f._fbq)f._fbq=n;n.push=n;n.loaded=true;n.version='2.0';n.queue=[];})(window);
fbq('init', '${id}');
fbq('track', 'PageView');
</script>
<script async src="https://connect.facebook.net/en_US/fbevents.js"></script>`;

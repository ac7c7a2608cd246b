import { truncate } from '../../../../domain/text/truncate.ts';
import { siteColors } from '../../lib/siteLook.ts';
import { icons } from './iconSvg.ts';

/** Longest name below an icon that home screens show whole. */
const maxShortNameLength = 12;

/** The web app manifest of the site (W3C Web Application Manifest). */
export function webManifest(siteName: string) {
  return {
    id: '/',
    name: siteName,
    short_name: siteName.length <= maxShortNameLength ? siteName : shortened(siteName),
    description: 'Opening hours, phone numbers, ratings and directions of local businesses.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: siteColors.bg,
    theme_color: siteColors.bg,
    icons: Object.entries(icons)
      .filter(([file]) => !file.startsWith('apple'))
      .map(([file, { size }]) => ({
        src: `/img/icon/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: file.startsWith('maskable') ? 'maskable' : 'any',
      })),
    shortcuts: [
      { name: 'Saved places', url: '/saved' },
      { name: 'Search', url: '/businesses' },
    ],
  };
}

/** Whole words if one fits. */
function shortened(name: string): string {
  const words = name.split(' ');
  let short = '';
  for (const word of words) {
    if (`${short} ${word}`.trim().length > maxShortNameLength) break;
    short = `${short} ${word}`.trim();
  }
  return short || truncate(name, maxShortNameLength);
}

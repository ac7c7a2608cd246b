import { paperStyles } from './paperStyles.ts';
import type { PageState } from './pageState.ts';
import { serializePageParts } from './pageParts.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import type { RenderInput } from '../../contract/renderPage.ts';
import { safeJson } from '../../lib/safeJson.ts';

interface DocumentParts {
  lang: string;
  /** Title and page-specific elements, already escaped. */
  head: string;
  /** Rules of this page only, in addition to the style sheets. */
  css?: string;
  body: string;
  /** Shown above the body to visitors without scripts; plain text. */
  withoutScript?: string;
  state: PageState;
  assets: RenderInput['assets'];
  /** File of the page that is shown. */
  source?: string | undefined;
  /** Whether the page has a list in the layout that the visitor chose. */
  hasList?: boolean | undefined;
  injection?: RenderInput['injection'];
  /** For the page's own script, which fills the boxes. */
  ads?: RenderInput['ads'] | null;
}

// Without scripts, lists are complete and script-only controls are hidden. A phone gets the filters above the list
// instead of in a sheet.
const rulesWithoutScript = [
  '[data-needs-script]{display:none!important}',
  '[data-more]{display:block!important}',
  'label[data-more]{display:flex!important}',
  '#filters{display:block!important;margin-bottom:2rem}',
].join('');

/**
 * The whole document. Only a page with injected codes has inline scripts, its loader and the one for lists: state,
 * structured data and the codes themselves are data.
 */
export function renderDocument(parts: DocumentParts): string {
  const { lang, head, css = '', body, withoutScript, state, assets, source, hasList, injection, ads } = parts;
  const page = assets.pages[source ?? ''] ?? { parts: [], styles: [] };
  const links = [...assets.styles, ...page.styles].map(
    (href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`,
  );
  const scripts = injection
    ? [`<script type="module">${injection.loader}</script>`]
    : assets.scripts.map(
        (src) => `<script type="module" src="${escapeHtml(src)}" fetchpriority="low"></script>`,
      );
  const listLayout = injection
    ? `<script>${assets.listLayout.text}</script>`
    : `<script src="${escapeHtml(assets.listLayout.src)}"></script>`;
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    head,
    '<meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#151210" media="(prefers-color-scheme: dark)">',
    // First painted whole: half a page moves when its other half comes.
    '<link rel="expect" href="#state" blocking="render">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // The back office, whose body is empty, is not part of the installed site.
    ...(body
      ? [
          '<link rel="apple-touch-icon" href="/img/icon/apple-180.png">',
          '<link rel="manifest" href="/manifest.webmanifest">',
        ]
      : []),
    `<style>${css}${paperStyles}</style>`,
    `<noscript><style>${rulesWithoutScript}</style></noscript>`,
    ...links,
    ...(hasList ? [listLayout] : []),
    serializePageParts([...assets.parts, ...page.parts]),
    ...scripts,
    injection?.html.head ?? '',
    '</head><body>',
    injection?.html.bodyStart ?? '',
    withoutScript ? `<noscript><p>${escapeHtml(withoutScript)}</p></noscript>` : '',
    `<div id="root">${body}</div>`,
    injection && injection.inBrowser.length > 0
      ? `<script type="application/json" id="codes">${safeJson(injection.inBrowser)}</script>`
      : '',
    ads ? `<script type="application/json" id="ads">${safeJson(ads)}</script>` : '',
    `<script type="application/json" id="state">${safeJson(state)}</script>`,
    injection?.html.bodyEnd ?? '',
    '</body></html>',
  ].join('\n');
}

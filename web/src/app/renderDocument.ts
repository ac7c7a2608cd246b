import { STYLE_KEY } from './createStyleCache.ts';
import type { PageState } from './pageState.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';
import { safeJson } from '../lib/safeJson.ts';

/** Client files of the build, as root-relative addresses. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  preloads: string[];
  /** What each page needs beside those, by its file. */
  pages: Record<string, { preloads: string[]; styles: string[] }>;
}

interface DocumentParts {
  lang: string;
  /** Title and page-specific elements, already escaped. */
  head: string;
  /** Rules of the theme and of the parts on the page. */
  css: { global: string; critical: string; ids: string };
  body: string;
  state: PageState;
  assets: PageAssets;
  /** File of the page that is shown. */
  source?: string | undefined;
}

/** The whole document. Nothing inline in it runs: the state and the structured data are data. */
export function renderDocument({ lang, head, css, body, state, assets, source }: DocumentParts): string {
  const page = assets.pages[source ?? ''] ?? { preloads: [], styles: [] };
  const links = [
    ...[...assets.styles, ...page.styles].map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...[...assets.scripts, ...assets.preloads, ...page.preloads].map(
      (href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`,
    ),
  ];
  const scripts = assets.scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`);
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    head,
    '<meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#151210" media="(prefers-color-scheme: dark)">',
    // First painted whole: half a page moves when its other half comes.
    '<link rel="expect" href="#state" blocking="render">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${css.global}</style>`,
    css.critical ? `<style data-emotion="${STYLE_KEY} ${css.ids}" data-s="">${css.critical}</style>` : '',
    ...links,
    ...scripts,
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="state">${safeJson(state)}</script>`,
    '</body></html>',
  ].join('\n');
}

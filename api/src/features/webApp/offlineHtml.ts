import { siteColors as colors } from '../../lib/siteLook.ts';

const styles = [
  `:root{color-scheme:light dark;--bg:${colors.bg};--text:${colors.text};--muted:${colors.muted};--accent:${colors.accent};--line:${colors.line};--on:#fff}`,
  '@media (prefers-color-scheme:dark){:root{--bg:#151210;--text:#f4efe8;--muted:#b8aea2;--accent:#74cbdf;--line:#3c352e;--on:#062029}}',
  'body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}',
  'main{max-width:42rem;margin:0 auto;padding:2rem 1rem}',
  'h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}h2{font-size:1.25rem;margin:2rem 0 0}h3{font-size:1.0625rem;margin:0}p{margin:.25rem 0}',
  'ul{list-style:none;margin:0;padding:0}li{padding:1rem 0;border-bottom:1px solid var(--line)}',
  'a{color:var(--accent);display:inline-block;min-height:1.5rem;padding:.625rem 0}summary{color:var(--accent);cursor:pointer;min-height:1.5rem;padding:.625rem 0}',
  'button{font:inherit;font-weight:600;min-height:2.75rem;padding:0 1.25rem;margin:1rem 0 0;border:1px solid transparent;border-radius:10px;background:var(--accent);color:var(--on);cursor:pointer}',
  ':focus-visible{outline:2px solid var(--accent);outline-offset:2px}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0}dd{margin:0}',
  '.read,.site{color:var(--muted);font-size:.875rem}',
].join('');

/**
 * The page that a browser shows without a network. Its script fills in the saved places of the browser, each with the
 * time at which it was read.
 */
export function offlineHtml(siteName: string): string {
  const name = siteName.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>You are offline | ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head><body><main>
<p class="site"><bdi>${name}</bdi></p>
<h1>You are offline</h1>
<p>This page could not be loaded, because the device has no connection to the directory.</p>
<p id="online" role="status" hidden>The connection is back. Try again to load the page.</p>
<button id="retry" type="button">Try again</button>
<section id="places" aria-labelledby="heading" hidden>
<h2 id="heading">Your saved places</h2>
<p>These details are copies in this browser.</p>
<ul id="saved"></ul>
</section>
</main><script src="/offline.js" defer></script></body></html>
`;
}

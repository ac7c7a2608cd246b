// Headings inside <main> are content.
const chrome = 'header:not(main header),footer:not(main footer)';

/** Styles for print: black on white, without interactive parts, with the URLs of links. */
export const paperStyles = `@media print{${[
  ':root{color-scheme:light!important}',
  '*,::before,::after{color:#000!important;background-color:transparent!important;box-shadow:none!important}',
  'html{font-size:11pt;scrollbar-gutter:auto}',
  `${chrome},nav,dialog,form,button,iframe,[data-ad],[data-needs-script],[data-toast-home],[data-listing]~*{display:none!important}`,
  // A place without its photo would be an empty box, and photos without one a heading alone.
  '[data-listing] :has(>[data-without-photo]),li:has(>a>.missing),section:has(.missing):not(:has(img)){display:none!important}',
  // Collapsed content is expanded in print.
  '[data-more]{display:block!important}',
  // Contact and address follow in words.
  '[aria-label="At a glance"] a[data-action],[data-tools]{display:none!important}',
  'main a[href^="http"]:not([data-action=maps])::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}',
  'h1,h2,h3{break-after:avoid}',
  'li,tr,img,address,dl>div{break-inside:avoid}',
].join('')}}`;

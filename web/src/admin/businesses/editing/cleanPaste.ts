/** Elements that go with all that is in them. */
const dropped =
  'script, style, meta, link, title, noscript, template, iframe, object, embed, svg, img, video, audio, head';
/** Elements that the server stores too; the words of all others stay without the element. */
const allowed = new Set([
  ...['P', 'BR', 'HR', 'B', 'STRONG', 'I', 'EM', 'U', 'S', 'A'],
  ...['UL', 'OL', 'LI', 'H2', 'H3', 'H4', 'BLOCKQUOTE'],
]);
/** Elements that say nothing when there is nothing in them. */
const emptied = 'p, b, strong, i, em, u, s, a, li, ul, ol, h2, h3, h4, blockquote';
const keptAttributes = new Set(['href', 'target', 'rel']);
const boldFrom = 600;

/**
 * What is left of pasted HTML, from any program: the elements that the server stores, without styles, classes, scripts, meta
 * or data attributes and without empty wrappers. A div becomes a paragraph, bold or italic by style becomes an element, and a
 * link opens in a new tab that cannot reach back. The server cleans again.
 */
export function cleanPaste(html: string): string {
  // A parsed document runs nothing and loads nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(dropped)) element.remove();
  removeComments(body);
  for (const div of body.querySelectorAll('div')) replace(div, 'p');
  for (const heading of body.querySelectorAll('h1')) replace(heading, 'h2');
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) keepEmphasis(element);
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes])
      if (!keptAttributes.has(name)) element.removeAttribute(name);
  }
  for (const element of body.querySelectorAll('*')) if (!allowed.has(element.tagName)) unwrap(element);
  for (const link of body.querySelectorAll('a')) keepLink(link);
  removeEmpty(body);
  return body.innerHTML.trim();
}

function replace(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Google Docs writes emphasis as styles of spans, and a `<b>` of normal weight around everything. */
function keepEmphasis(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style;
  const isBold = fontWeight === 'bold' || Number(fontWeight) >= boldFrom;
  if (/^(?:B|STRONG)$/.test(element.tagName) && fontWeight !== '' && !isBold) return unwrap(element);
  if (element.tagName !== 'SPAN') return;
  if (fontStyle === 'italic') wrap(element, 'i');
  if (isBold) wrap(element, 'b');
}

function wrap(element: HTMLElement, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

function keepLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  if (!/^(?:https?|mailto|tel):/i.test(href)) return unwrap(link);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener');
}

function removeEmpty(body: HTMLElement): void {
  // From the inside out, so that a wrapper of nothing but empty wrappers goes too.
  for (const element of [...body.querySelectorAll(emptied)].reverse()) {
    if (!element.textContent?.trim() && !element.querySelector('br, hr')) element.remove();
  }
}

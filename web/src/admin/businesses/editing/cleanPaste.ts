/** Elements that go with all that is in them. */
const dropped =
  'script, style, meta, link, title, noscript, template, iframe, object, embed, svg, img, video, audio';
/** Elements that say nothing when there is nothing in them. */
const wrappers =
  'span, p, b, strong, i, em, u, s, a, li, ul, ol, h2, h3, h4, blockquote, font, section, article';
const kept = new Set(['href', 'target', 'rel']);

/**
 * What is left of pasted HTML: no styles, classes, scripts, meta or data attributes and no empty wrappers; a div becomes a
 * paragraph, a link opens in a new tab that cannot reach back. The server cleans again.
 */
export function cleanPaste(html: string): string {
  // A parsed document runs nothing and loads nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(dropped)) element.remove();
  removeComments(body);
  for (const div of body.querySelectorAll('div')) replace(div, 'p');
  for (const heading of body.querySelectorAll('h1')) replace(heading, 'h2');
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!kept.has(name)) element.removeAttribute(name);
  }
  for (const element of body.querySelectorAll('span, font')) element.replaceWith(...element.childNodes);
  for (const link of body.querySelectorAll('a')) keepLink(link);
  removeEmpty(body);
  return body.innerHTML.trim();
}

function replace(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function keepLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  if (!/^(?:https?|mailto|tel):/i.test(href)) return link.replaceWith(...link.childNodes);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener');
}

function removeEmpty(body: HTMLElement): void {
  // From the inside out, so that a wrapper of nothing but empty wrappers goes too.
  for (const element of [...body.querySelectorAll(wrappers)].reverse()) {
    if (!element.textContent?.trim() && !element.querySelector('br, hr')) element.remove();
  }
}

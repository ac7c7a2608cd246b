import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Content model of an element: blocks and text, only text, or list items. */
type Place = 'flow' | 'phrasing' | 'list';

const places: Readonly<Record<string, Place>> = {
  ...{ p: 'phrasing', h2: 'phrasing', h3: 'phrasing', h4: 'phrasing' },
  ...{ blockquote: 'flow', ul: 'list', ol: 'list' },
};
const inline = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's']);

const isElement = (node: Node): node is Element => 'tagName' in node;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function hasBlock(node: Element): boolean {
  return node.childNodes.some(
    (child) =>
      isElement(child) && ((child.tagName !== 'br' && !inline.has(child.tagName)) || hasBlock(child)),
  );
}

function openTag({ tagName, attrs }: Element): string {
  const attributes = attrs.map(({ name, value }) => ` ${name}="${escaped(value).replace(/"/g, '&quot;')}"`);
  return `<${tagName}${attributes.join('')}>`;
}

const hasText = (html: string) => html.replace(/<[^>]*>/g, '').trim() !== '';
const wrapped = (tag: string, inner: string) => (hasText(inner) ? `<${tag}>${inner}</${tag}>` : '');

function serializeAll(nodes: readonly Node[], place: Place, isInLink: boolean): string {
  return nodes.map((node) => print(node, place, isInLink)).join('');
}

/** Prints a node; one that the content model forbids is replaced by its children. */
function print(node: Node, place: Place, isInLink: boolean): string {
  if (!isElement(node)) {
    const text = 'value' in node ? escaped(node.value) : '';
    return place === 'list' ? wrapped('li', text) : text;
  }
  const { tagName: tag, childNodes } = node;
  if (tag === 'li') return serializeEntry(childNodes, place, isInLink);
  if (place === 'list') return wrapped('li', print(node, 'flow', isInLink));
  if (tag === 'br') return '<br>';
  if (inline.has(tag)) {
    const isLink = tag === 'a';
    const isEmptyLink = isLink && (isInLink || !node.attrs.some(({ name }) => name === 'href'));
    if (hasBlock(node) || isEmptyLink) return serializeAll(childNodes, place, isInLink);
    const inner = serializeAll(childNodes, 'phrasing', isInLink || isLink);
    return inner === '' || (isLink && !hasText(inner)) ? inner : `${openTag(node)}${inner}</${tag}>`;
  }
  if (place === 'phrasing') return tag === 'hr' ? ' ' : `${serializeAll(childNodes, 'phrasing', isInLink)} `;
  if (tag === 'hr') return '<hr>';
  const inside = places[tag];
  return inside
    ? wrapped(tag, serializeAll(childNodes, inside, isInLink))
    : serializeAll(childNodes, place, isInLink);
}

function serializeEntry(nodes: readonly Node[], place: Place, isInLink: boolean): string {
  if (place === 'list') return wrapped('li', serializeAll(nodes, 'flow', isInLink));
  const isBlock = nodes.some((node) => isElement(node) && node.tagName !== 'br' && !inline.has(node.tagName));
  if (place === 'flow' && !isBlock) return wrapped('p', serializeAll(nodes, 'phrasing', isInLink));
  return serializeAll(nodes, place, isInLink) + (place === 'phrasing' ? ' ' : '');
}

/**
 * Corrects the structure of cleaned HTML: list items only in lists, no block in a paragraph, no link in a link. A
 * misplaced element is replaced by its children. Idempotent.
 */
export function wellStructuredHtml(html: string): string {
  if (!html.includes('<')) return html;
  return serializeAll(parseFragment(html).childNodes, 'flow', false).trim();
}

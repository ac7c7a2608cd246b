import { parseFragment } from 'parse5';
import sanitizeHtml from 'sanitize-html';
import { safeLink } from '../../../../domain/text/links.ts';
import { wellStructuredHtml } from './wellStructuredHtml.ts';

const maxLength = 100_000;

/**
 * HTML that is safe to render: text, structure and links, without scripts, external resources and styles. Applied when HTML is
 * stored and when it is rendered, for HTML that reached the database another way.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html.slice(0, maxLength), {
    allowedTags: [
      'p',
      'br',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'ul',
      'ol',
      'li',
      'h2',
      'h3',
      'h4',
      'blockquote',
      'a',
      'hr',
    ],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    nestingLimit: 50,
    transformTags: {
      div: 'p',
      h1: 'h2',
      a: (_tag, { href = '' }): sanitizeHtml.Tag =>
        safeLink(href) === null
          ? // Not an allowed element: its words stay.
            { tagName: 'span', attribs: {} }
          : { tagName: 'a', attribs: { href, target: '_blank', rel: 'noopener nofollow' } },
    },
    exclusiveFilter: (frame) =>
      ['p', 'a', 'li'].includes(frame.tag) && frame.text.trim() === '' && frame.mediaChildren.length === 0,
  }).trim();
}

/** Cleaned HTML for storing: well-structured, and with `&` as in `shownHtml`. */
export function storedHtml(html: string): string {
  return withBareAmpersands(wellStructuredHtml(cleanHtml(html)));
}

/**
 * The same for programs: an `&` that begins no entity is itself, as in AT&T or Fish & Chips. HTML allows it in text, and
 * clients, exports and searches read what was typed.
 */
export function shownHtml(html: string): string {
  return withBareAmpersands(cleanHtml(html));
}

function withBareAmpersands(html: string): string {
  if (!html.includes('&amp;')) return html;
  // Tags stay as they are: the addresses in them need their entities.
  return html.replace(/<[^>]*>|&amp;/g, (part, at: number) =>
    part === '&amp;' && isAlone(html.slice(at + part.length, at + part.length + maxEntityLength))
      ? '&'
      : part,
  );
}

const maxEntityLength = 40;

/** Whether a browser reads an `&` before this text as nothing but an `&`. */
function isAlone(rest: string): boolean {
  const name = /^#?[a-z0-9]*;?/i.exec(rest)?.[0] ?? '';
  const [node] = parseFragment(`&${name}`).childNodes;
  return node !== undefined && 'value' in node && node.value === `&${name}`;
}

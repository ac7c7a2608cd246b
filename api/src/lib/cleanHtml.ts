import sanitizeHtml from 'sanitize-html';
import { wellStructuredHtml } from './wellStructuredHtml.ts';

const longest = 100_000;
/** A link that lost its address, being no safe one: without it the other two attributes are an error. */
const unlinked = /<a target="_blank" rel="noopener nofollow">/g;

/**
 * HTML that is safe to put on a page: text, structure and links, nothing that runs, loads or styles.
 * Used on write and again on show, so that what reached the database by another way is harmless too.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html.slice(0, longest), {
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
      a: (_tag, attributes) => ({
        tagName: 'a',
        attribs: {
          ...(attributes.href ? { href: attributes.href } : {}),
          target: '_blank',
          rel: 'noopener nofollow',
        },
      }),
    },
    exclusiveFilter: (frame) =>
      ['p', 'a', 'li'].includes(frame.tag) && frame.text.trim() === '' && frame.mediaChildren.length === 0,
  })
    .replace(unlinked, '<a>')
    .trim();
}

/**
 * The same for storing: each element where HTML lets it stand, and an `&` that begins no entity as itself, which HTML
 * allows, so that exports and searches read what was typed.
 */
export function storedHtml(html: string): string {
  return wellStructuredHtml(cleanHtml(html)).replace(/&amp;(?![#a-z0-9])/gi, '&');
}

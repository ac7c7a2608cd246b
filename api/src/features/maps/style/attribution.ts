import sanitizeHtml from 'sanitize-html';

/** Attribution of an archive, reduced to text and links. */
export function safeAttribution(html: string | null): string {
  return sanitizeHtml((html ?? '').slice(0, 2000), {
    allowedTags: ['a'],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener' }) },
  }).trim();
}

/** Plain text as HTML. */
export const plainAttribution = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The words of an attribution, without its links. */
export const attributionText = (html: string | null): string =>
  sanitizeHtml(html ?? '', { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();

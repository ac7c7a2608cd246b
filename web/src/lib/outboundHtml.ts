/** Cleaned HTML for a page: links open in a new tab without `opener`, and a bare `&` is an entity. */
export function outboundHtml(html: string): string {
  const entities = html.replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi, '&amp;');
  return entities.replace(/<a\b([^<>]*)>/gi, (_tag, attributes: string) => {
    const others = attributes.replace(/\s(?:target|rel)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '');
    if (!/\shref\s*=/i.test(others)) return `<a${others}>`;
    return `<a${others} target="_blank" rel="noopener nofollow">`;
  });
}

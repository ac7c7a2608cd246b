import { decodeHTMLStrict } from 'entities';

/** Tags that end a line. */
const block = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\s*\/?>/gi;
const tag = /<\/?(?:[a-z][a-z0-9]*)(?:\s[^<>]{0,500})?\/?>|<!--.{0,500}?-->/gis;
/** Character references; those of quotes, dashes and spaces also without the semicolon: 'Em&#39s'. */
const reference =
  /&(?:(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});|#(?:0?3[489]|160|8211|8212|821[67]|822[01])(?!\d))/gi;

/** Decodes HTML character references: "Caf&eacute;", "?a=1&amp;b=2". Those of control characters are removed. */
export function withoutReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (written) =>
    decodeHTMLStrict(written.endsWith(';') ? written : `${written};`)
      .replaceAll('\u00a0', ' ')
      .replaceAll(/[\0-\x08\x0b-\x1f\ufffd]/g, ''),
  );
}

/** Removes HTML tags and decodes character references; other text is unchanged. */
export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return withoutReferences(text.replace(block, '\n').replace(tag, '')).trim();
}

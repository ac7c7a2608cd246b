/** A link with the words before it: 'Website: https://a.example'. */
interface LabelledLink {
  label: string;
  link: string;
}

const maxLength = 4000;

/** Labels of a listing's own website. */
const ownSite =
  /^(?:official )?(?:web ?site|web ?page|home ?page|web|site|url|webseite|internet|sitio(?: web)?|p[áa]gina web|site web|sito(?: web)?|strona(?: www)?|hemsida|hjemmeside|web sitesi|сайт|веб-?сайт|官网|网站|網站|ホームページ|ウェブサイト|홈페이지|웹사이트|الموقع|אתר)(?=$|[^\p{L}])/iu;

const labelBefore = /(?:^|[^\p{L}])\p{L}[\p{L}\p{M}\p{N} ()&/.'-]{1,40}[:：]\s{0,2}$/u;

/**
 * Whether a text is a list of links, each with a label and a colon before it. The first may lack its label, if it was removed from
 * all cells of the column.
 */
export function isLabelled(text: string): boolean {
  if (text.length > maxLength || !/^\p{L}/u.test(text)) return false;
  const pieces = text.split(/(?=https?:\/\/)/i);
  const before = /^https?:/i.test(text) ? pieces.slice(0, -1) : pieces.slice(0, 1);
  return before.length > 0 && pieces.length > 1 && labelBefore.test((before[0] ?? '').slice(-60));
}

/** The labelled links of a text, in order; a label may follow the previous link without a space. */
export function labelledLinks(text: string): LabelledLink[] {
  if (!isLabelled(text)) return [];
  const found: LabelledLink[] = [];
  let label = '';
  for (const piece of text.split(/(?=https?:\/\/)/i)) {
    const [, link = '', rest = ''] = /^(https?:\/\/[^\s,;|]+)(.*)$/is.exec(piece) ?? [];
    if (link === '') label = piece;
    else {
      const [, own = link, next = ''] =
        /^(.*?[\p{Ll}\p{N}/])(\p{Lu}[\p{L}\p{M}]{2,20}(?:\([^()]{0,30}\))?[:：]?)$/u.exec(link) ?? [];
      const isGlued = next !== '' && /^[^\p{L}]*$|[:：]\s*$/u.test(`${next}${rest}`.trimEnd());
      found.push({ label: label.replace(/[:：]\s*$/, '').trim(), link: isGlued ? own : link });
      label = `${isGlued ? next : ''}${rest}`.trim();
    }
  }
  return found;
}

/** Of labelled links, the listing's own website; null for any other text. */
export function labelledSite(text: string): string | null {
  return (
    labelledLinks(text).find(({ label }, at) => (at === 0 && label === '') || ownSite.test(label))?.link ??
    null
  );
}

const names: Readonly<Record<string, string>> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    rsquo: '’',
    lsquo: '‘',
  },
  ...{
    ldquo: '“',
    rdquo: '”',
    hellip: '…',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    uuml: 'ü',
    ouml: 'ö',
  },
  ...{ auml: 'ä', szlig: 'ß', ntilde: 'ñ', iacute: 'í', oacute: 'ó', aacute: 'á', uacute: 'ú' },
};

/** Tags that end a line. */
const block = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\s*\/?>/gi;
const tag = /<\/?(?:[a-z][a-z0-9]*)(?:\s[^<>]{0,500})?\/?>|<!--.{0,500}?-->/gis;
const reference = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi;

/** Text of a cell without the tags and character references of HTML; text that has none as it is. */
export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replace(block, '\n')
    .replace(tag, '')
    .replace(reference, (written, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return names[name.toLowerCase()] ?? written;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code > 31 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000)
        ? String.fromCodePoint(code)
        : written;
    })
    .trim();
}

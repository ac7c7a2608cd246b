import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { examples } from '../../../../domain/testing/examples.ts';
import { cleanHtml, shownHtml, storedHtml } from './cleanHtml.ts';

/** Elements whose content a parser of HTML reads by rules of its own. */
const elements = [
  ...['xmp', 'listing', 'plaintext', 'noembed', 'noframes', 'noscript', 'iframe', 'style', 'script', 'title'],
  ...['textarea', 'template', 'svg', 'math', 'mtext', 'mglyph', 'annotation-xml', 'desc', 'foreignObject'],
  ...[
    'table',
    'caption',
    'tr',
    'select',
    'option',
    'form',
    'button',
    'p',
    'b',
    'a',
    'div',
    'h1',
    'br',
    'marquee',
  ],
];
const dangers = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
  '<a href="https://example.com/" style="position:fixed" target=_self>x</a>',
  '<svg onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
];
const piece = fc.oneof(
  fc.constantFrom(...elements).map((name) => `<${name}>`),
  fc.constantFrom(...elements).map((name) => `</${name}>`),
  fc.constantFrom(...elements).map((name) => `<${name} title="</${name}>${dangers[0]}">`),
  fc.constantFrom(...dangers),
  fc.constantFrom(
    '<!--',
    '-->',
    '--!>',
    '<!',
    '<?',
    '?>',
    '<![CDATA[',
    ']]>',
    '\0',
    '<',
    '>',
    '"',
    "'",
    '&lt;',
    'x',
    ' ',
  ),
);

const allowed = new Set([
  ...[
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
  '#text',
]);

interface Node {
  nodeName: string;
  attrs?: readonly { name: string; value: string }[];
  childNodes?: readonly Node[];
}

/** Elements and attributes, as a browser parses them, beyond text, structure and links to other sites. */
function harmIn(node: Node): string[] {
  const attributes = (node.attrs ?? []).filter(({ name, value }) =>
    name === 'href' ? !/^(?:https?:|mailto:|tel:)/i.test(value) : !['target', 'rel'].includes(name),
  );
  return [
    ...(node.nodeName === '#document-fragment' || allowed.has(node.nodeName) ? [] : [node.nodeName]),
    ...attributes.map(({ name, value }) => `${node.nodeName} ${name}=${value}`),
    ...(node.childNodes ?? []).flatMap(harmIn),
  ];
}

it.each(Object.entries({ cleanHtml, shownHtml, storedHtml }))(
  '%s leaves nothing that runs, loads or styles, whatever a browser makes of the elements around it',
  (_name, clean) => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
        const html = clean(parts.join(''));
        expect([html, harmIn(parseFragment(html) as Node)]).toEqual([html, []]);
      }),
      { numRuns: examples(3000) },
    );
  },
);

import { activeParts } from './attackChecks.ts';
import { hostileTexts, type Chance } from './attackChance.ts';

const tags = [
  'script',
  'img',
  'svg',
  'iframe',
  'a',
  'math',
  'style',
  'form',
  'base',
  'object',
  'template',
  'details',
];
const attributes = [
  ...[
    'onerror=alert(1)',
    'onload=alert(1)',
    'href=javascript:alert(1)',
    'src="data:text/html,<script>alert(1)</script>"',
  ],
  ...[
    'style="background:url(javascript:alert(1))"',
    'srcdoc="<script>alert(1)</script>"',
    'xlink:href=javascript:alert(1)',
  ],
  ...[
    'href=" &#106;avascript:alert(1)"',
    'formaction=javascript:alert(1)',
    'ontoggle=alert(1) open',
    'id=__proto__',
  ],
];
const breaks = [
  '</script>',
  '</title>',
  '</style>',
  '<!--',
  '-->',
  ']]>',
  '</textarea>',
  '"><',
  "'><",
  '\u2028',
  '&lt;',
  '<![CDATA[',
];

function hostileHtml(chance: Chance): string {
  const parts = chance.many(1 + chance.whole(6), () => {
    const tag = chance.of(tags);
    const open = `<${chance.of(['', '/', '\n', '\0'])}${tag} ${chance.of(attributes)}${chance.of(['>', '', '/>'])}`;
    return chance.of([
      () => open,
      () => chance.of(breaks),
      () => `<${tag}>alert(1)</${tag}>`,
      () => chance.of(hostileTexts),
    ])();
  });
  return parts.join('').slice(0, 5000);
}

/**
 * Stores hostile texts in a listing, as an operator could, and checks the page that shows it. Returns the faults. The
 * listing keeps the last texts.
 */
export async function attackPage(
  chance: Chance,
  { address, cookie, id, slug }: { address: string; cookie: string; id: number; slug: string },
): Promise<{ isStored: boolean; faults: string[] }> {
  const input = {
    name: `Attacked ${hostileHtml(chance)}`.slice(0, 150),
    description: hostileHtml(chance),
    detailedInfo: hostileHtml(chance),
    address: hostileHtml(chance).slice(0, 200),
    website: chance.of([...attributes, 'javascript:alert(1)', 'https://a.example/"onmouseover=alert(1)']),
    about: {
      [hostileHtml(chance).slice(0, 60)]: {
        [hostileHtml(chance).slice(0, 60)]: hostileHtml(chance).slice(0, 60),
      },
    },
  };
  // A random half of them: the edit is refused as a whole if one text is.
  const names = Object.keys(input).filter(() => chance.isTrue(0.5));
  const given = Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: address },
    body: JSON.stringify({
      query: 'mutation($id: Int!, $input: BusinessInput!) { updateBusiness(id: $id, input: $input) { id } }',
      variables: { id, input: given },
    }),
  });
  await answer.arrayBuffer();
  const page = await fetch(`${address}/business/${slug}`);
  const html = await page.text();
  const faults = activeParts(html).map(
    (part) => `page of ${JSON.stringify(given).slice(0, 300)} holds ${part}`,
  );
  for (const { status } of [answer, page])
    if (status >= 500 && status !== 503) faults.push(`${status} for ${JSON.stringify(given).slice(0, 300)}`);
  return { isStored: answer.status === 200, faults };
}

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { executeOrThrow, execute } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { injectionRoutes } from './injectionRoutes.ts';
import { parseInjection, scriptHash } from './parseInjection.ts';
import { readPageInjection } from './readPageInjection.ts';

const database = useTestDatabase();
let services: Services;
let viewer: Awaited<ReturnType<typeof makeOperator>>['viewer'];
beforeEach(async () => {
  services = testServices(database.db);
  ({ viewer } = await makeOperator(database.db));
});

interface Code {
  id: number;
  name: string;
  version: number;
  hasScripts: boolean;
  warnings: string[];
}
const fields = 'id name version isEnabled hasScripts warnings';
const verification = '<meta name="google-site-verification" content="a&quot;b">';

async function save(change: object = {}) {
  const input = {
    name: 'Doğrulama',
    code: verification,
    position: 'HEAD',
    consent: 'NONE',
    isEnabled: true,
    ...change,
  };
  const { data, errors } = await execute<{ saveInjectionCode: Code }>(
    services,
    `mutation ($input: SaveInjectionCodeInput!) { saveInjectionCode(input: $input) { ${fields} } }`,
    { input },
    { as: viewer },
  );
  return { code: data?.saveInjectionCode as Code, refusal: errors[0]?.extensions };
}
const run = (operation: string, variables: object = {}) =>
  execute<Record<string, unknown>>(services, operation, { ...variables }, { as: viewer });
const live = async () => {
  const { htmlInjectionCodes } = await executeOrThrow<{ htmlInjectionCodes: { name: string }[] }>(
    services,
    '{ htmlInjectionCodes { id name code position consent } }',
  );
  return htmlInjectionCodes.map(({ name }) => name);
};

describe('codes', () => {
  it('are created, changed, disabled, deleted and restored, each as a stored version', async () => {
    const { code } = await save();
    expect(code).toMatchObject({ name: 'Doğrulama', version: 1, hasScripts: false, warnings: [] });
    const { code: changed } = await save({ id: code.id, version: 1, name: ' Yeni  ad ' });
    expect(changed).toMatchObject({ name: 'Yeni ad', version: 2 });
    expect((await save({ id: code.id, version: 1 })).refusal).toMatchObject({ code: 'CONFLICT' });
    await save({ id: code.id, version: 2, name: 'Yeni ad', isEnabled: false });
    expect(await live()).toEqual([]);
    await run('mutation ($id: Int!) { deleteInjectionCode(id: $id) { id } }', { id: code.id });
    expect((await run('{ injectionCodes { id } }')).data).toEqual({ injectionCodes: [] });
    expect((await run('{ injectionCodes(deleted: true) { id } }')).data).toEqual({
      injectionCodes: [{ id: code.id }],
    });
    const restore =
      'mutation ($id: Int!, $version: Int!) { restoreInjectionCode(id: $id, version: $version) { name version isEnabled } }';
    // The fourth version is the deletion.
    for (const version of [4, 9])
      expect((await run(restore, { id: code.id, version })).errors[0]?.extensions).toMatchObject({
        messageCode: 'versionNotFound',
      });
    const restored = await run(restore, { id: code.id, version: 1 });
    expect(restored.data).toEqual({
      restoreInjectionCode: { name: 'Doğrulama', version: 5, isEnabled: true },
    });
    // It is in force by now.
    expect((await run(restore, { id: code.id, version: 5 })).data).toEqual(restored.data);
    expect(await live()).toEqual(['Doğrulama']);
    const { data } = await run(
      'query ($id: Int!) { injectionCodeVersions(id: $id) { version name isEnabled isDeleted operatorName } }',
      { id: code.id },
    );
    expect(data?.injectionCodeVersions).toHaveLength(5);
    expect(data?.injectionCodeVersions).toContainEqual(
      expect.objectContaining({ version: 4, isDeleted: true, operatorName: expect.any(String) }),
    );
    const events = await database.db.prisma.auditEvent.findMany({
      where: { entity: 'injectionCode', entityId: String(code.id) },
      orderBy: { id: 'asc' },
    });
    expect(events.map(({ action }) => action.split('.')[1])).toEqual([
      'create',
      'update',
      'update',
      'delete',
      'restore',
    ]);
  });

  it('keep their order, which is not part of their versions', async () => {
    const codes = [];
    for (const name of ['a', 'b', 'c']) codes.push((await save({ name })).code);
    const order = 'mutation ($ids: [Int!]!) { orderInjectionCodes(ids: $ids) { name version } }';
    const ids = codes.map(({ id }) => id).reverse();
    const { data } = await run(order, { ids });
    expect(data?.orderInjectionCodes).toEqual(['c', 'b', 'a'].map((name) => ({ name, version: 1 })));
    expect(await live()).toEqual(['c', 'b', 'a']);
    const stale = await run(order, { ids: ids.slice(1) });
    expect(stale.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
  });

  it.each([
    ['an empty name', 'name', ' '],
    ['a name of 101 characters', 'name', 'x'.repeat(101)],
    ['an empty code', 'code', ' '],
    ['a script without its element', 'code', 'window.ran = 1'],
    ['<base>', 'code', '<base href="https://evil.example/">'],
    ['a redirect', 'code', '<meta http-equiv="refresh" content="0;url=https://evil.example/">'],
    ['<plaintext>', 'code', '<plaintext>'],
    ['a deeply nested code', 'code', '<div>'.repeat(1000)],
    ['a code of more than 50,000 characters', 'code', `<p>${'x'.repeat(50_000)}</p>`],
    ['a zero byte', 'code', '<p>\0</p>'],
    ['41 scripts', 'code', Array.from({ length: 41 }, (_, i) => `<script>${i}</script>`).join('')],
  ])('refuses %s', async (_what, field, value) => {
    const part = { [field]: value };
    expect((await save(part)).refusal).toMatchObject({
      code: 'BAD_INPUT',
      fields: { [field]: expect.any(String) },
    });
    expect(await database.db.prisma.injectionCode.count()).toBe(0);
  });

  it('are a plain list for legacy clients', async () => {
    const { code } = await save();
    await save({ name: 'Sayaç', code: '<script>1</script>', position: 'BODY_END', consent: 'ANALYTICS' });
    const [route] = injectionRoutes;
    const { data } = await execute(services, route?.operation ?? '');
    expect(route?.reply(data as never, {} as never, {} as never)).toEqual([
      { id: code.id, name: 'Doğrulama', code: verification, position: 'head' },
      { id: expect.any(Number), name: 'Sayaç', code: '<script>1</script>', position: 'body-end' },
    ]);
  });
});

describe('the page', () => {
  it('contains no code that executes or blocks by itself; one broken code does not affect others', async () => {
    await save();
    await save({ name: 'Sayaç', code: '<b>x</b><script>ran = 1</script>', position: 'BODY_START' });
    await save({ name: 'Beklesin', code: verification, consent: 'ADS' });
    await database.db.prisma.injectionCode.create({
      data: { name: 'Bozuk', code: 'no element', position: 'HEAD', sortOrder: -1 },
    });
    await database.db.prisma.injectionCode.create({
      data: {
        owner: 'SETTINGS_HEAD',
        name: 'Head kodları',
        code: '<script src="https://tag.example/a.js"></script>',
        position: 'HEAD',
        consent: 'ANALYTICS',
        isEnabled: true,
      },
    });
    const { html, inBrowser, services: named, scriptHashes, isEmpty } = await readPageInjection(services);
    expect(html.head).toMatch(
      /^<meta name="google-site-verification" content="a&quot;b" data-injection-id="\d+" data-injection-name="Doğrulama">\n$/,
    );
    expect(html.bodyStart).toMatch(/^<b data-injection-id="\d+" data-injection-name="Sayaç">x<\/b>\n$/);
    expect(inBrowser.map(({ name }) => name)).toEqual(['Head kodları', 'Sayaç', 'Beklesin']);
    // Visitors see which codes may load third-party resources, by the names that operators gave.
    expect(named).toEqual([
      { consent: 'ANALYTICS', name: null },
      { consent: 'NONE', name: 'Sayaç' },
    ]);
    expect([scriptHashes, isEmpty]).toEqual([[scriptHash('ran = 1')], false]);
  });
});

describe('a code is parsed as a browser parses it', () => {
  const read = (code: string, position: 'HEAD' | 'BODY_END' = 'BODY_END') =>
    parseInjection(code, position, { id: 1, name: '"><script>' });

  it.each([
    ['<script>a</script>', ['a']],
    ['<script type="text/JavaScript">a</script>', ['a']],
    ['<script type=module>a</script><div><script>b</script></div>', ['a', 'b']],
    ['<script><!--<script>a</script>--></script>', ['<!--<script>a</script>-->']],
    ['<script src="https://tag.example/a.js">fallback</script>', []],
    ['<noscript><script>a</script></noscript>', []],
    ['<script type="application/ld+json">{}</script>', []],
    ['<script type="text/template">a</script>', []],
    ['<template><script>a</script></template>', ['a']],
  ])('%s has the scripts %j', (code, scripts) => {
    expect(read(code).hashes).toEqual(scripts.map(scriptHash));
  });

  it.each([
    ['<meta name="site-check" content="a">', false],
    ['<meta name="a" content="b"><link rel="me" href="https://elsewhere.example/">', false],
    ['<script type="application/ld+json">{}</script>', false],
    ['<link rel="Canonical" href="https://elsewhere.example/">', false],
    ['<link rel="stylesheet" href="https://elsewhere.example/a.css">', true],
    ['<link rel="me preconnect" href="https://elsewhere.example/">', true],
    ['<script>a</script>', true],
    ['<img src="https://elsewhere.example/pixel">', true],
    [
      '<meta name="a" content="b"><noscript><iframe src="https://elsewhere.example/"></iframe></noscript>',
      true,
    ],
    ['<div style="background: url(https://elsewhere.example/a.png)">x</div>', true],
  ])('%s may load external resources: %s', (code, mayLoad) => {
    expect(read(code).mayLoad).toBe(mayLoad);
  });

  it('closes elements that a code left open, and escapes its marker', () => {
    const { served, isWhollyServed } = read('<div title="x"><p>a<!-- <textarea>');
    expect(served).toBe(
      '<div title="x" data-injection-id="1" data-injection-name="&quot;><script>"><p>a<!-- <textarea>--></p></div>',
    );
    expect(isWhollyServed).toBe(true);
  });

  it('leaves code that would close the head, or hides its end, to the browser', () => {
    expect(read('<div>x</div>', 'HEAD')).toMatchObject({ served: '', isWhollyServed: false });
    expect(read('<noscript><img alt="</noscript><script>"></noscript>').served).toBe('');
    expect(read('<svg><script>1</script></svg>')).toMatchObject({
      hashes: [],
      served: '',
      warnings: ['svgScripts'],
    });
  });

  it('is refused if it is nested too deep, also for browsers without script', () => {
    const deep = '<div>'.repeat(1_000);
    // The parser takes time by the square of the depth, so only one has all that a code may hold.
    for (const code of [
      '<div>'.repeat(9_000),
      `<noscript>${deep}</noscript>`,
      `<template>${deep}</template>`,
    ])
      expect(read(code).problem).toBe('codeTooDeep');
  });

  it('reports parts that will not work', () => {
    expect(read('text <a href=" javascript:x()" onclick="y()">a</a>').warnings).toHaveLength(3);
  });
});

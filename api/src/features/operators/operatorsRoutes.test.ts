import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestRequest, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { ensureFirstOperator } from './ensureFirstOperator.ts';

const database = useTestDatabase();
const right = { accessKey: 'the key of the house', userCode: 'ayse', password: 'a long enough password' };
const wrong = { ...right, password: 'not the password' };

let server: TestServer;

beforeEach(() => start());
afterEach(() => server.close());

async function start(env: Record<string, string> = {}): Promise<void> {
  const services = testServices(database.db, {
    ADMIN_ACCESS_KEY: right.accessKey,
    ADMIN_USER_CODE: right.userCode,
    ADMIN_PASSWORD: right.password,
    ...env,
  });
  await ensureFirstOperator(services);
  server = await startTestServer(services);
}
async function restart(env: Record<string, string>): Promise<void> {
  await server.close();
  await start(env);
}

type More = Omit<TestRequest, 'payload'>;
const logIn = (payload: TestRequest['payload'], more: More = {}) =>
  server.send('POST', '/api/admin/login', { payload, ...more });
const logOut = (more: More = {}) => server.send('POST', '/api/admin/logout', more);
async function run(query: string, more: More = {}) {
  const { status, body, cookies } = await server.send('POST', '/graphql', { payload: { query }, ...more });
  return { status, cookies, json: JSON.parse(body) as unknown };
}
async function sessionCookie(): Promise<Record<string, string>> {
  const { cookies } = await logIn(right);
  return Object.fromEntries(
    cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
  );
}
const budgets = async () =>
  (await database.db.pool.query('SELECT * FROM login_budgets ORDER BY address')).rows;

describe('POST /api/admin/login', () => {
  it('returns the operator and the expiry, with a cookie that is hidden from scripts and other sites', async () => {
    const { status, body, headers, cookies } = await logIn(right);
    expect(status).toBe(200);
    const answer = JSON.parse(body) as { expiresAt: string };
    expect(answer).toEqual({
      operator: { id: expect.any(Number), name: 'ayse', userCode: 'ayse' },
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const session = cookies.find(({ name }) => name === 'directory_session');
    expect(session?.attributes).toMatchObject({ httponly: '', samesite: 'Strict', path: '/' });
    expect(session?.attributes).not.toHaveProperty('secure');
    const who = await run('{ session { expiresAt operator { userCode } } }', {
      cookies: { directory_session: session?.value ?? '' },
    });
    expect(who.json).toEqual({
      data: { session: { expiresAt: answer.expiresAt, operator: { userCode: 'ayse' } } },
    });
  });

  it('binds the cookie to the exact host, and to https if the site uses https', async () => {
    await restart({ SITE_URL: 'https://directory.example' });
    const { cookies } = await logIn(right);
    const session = cookies.find(({ name }) => name === '__Host-directory_session');
    expect(session?.attributes).toMatchObject({ httponly: '', samesite: 'Strict', path: '/', secure: '' });
    expect(session?.attributes).not.toHaveProperty('domain');
  });

  it('exists at the host of ADMIN_URL only, like everything that it protects', async () => {
    await restart({ SITE_URL: 'https://directory.example', ADMIN_URL: 'https://localhost' });
    const claims = { 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' };
    const [site, office] = [{ headers: claims }, { host: 'localhost' }];
    const steps = `mutation { submitAccessKey(input: { accessKey: "${right.accessKey}" }) { ticket } }`;
    for (const refused of [await logIn(right, site), await logIn(wrong, site), await run(steps, site)])
      expect([refused.status, refused.cookies]).toEqual([403, []]);
    expect(await budgets()).toEqual([]);

    const opened = await logIn(right, office);
    expect(opened.status).toBe(200);
    const name = '__Host-directory_session';
    const cookies = { [name]: opened.cookies.find((one) => one.name === name)?.value ?? '' };
    const who = async (at: More) =>
      (await run('{ session { operator { userCode } } }', { ...at, cookies })).json;
    expect(await who(office)).toEqual({ data: { session: { operator: { userCode: 'ayse' } } } });
    expect(await who(site)).toEqual({ data: { session: null } });
    expect((await logOut({ ...site, cookies })).status).toBe(401);
    // A page of the site is another origin, though a browser may take both for one site.
    const fromSite = { ...office, cookies, headers: { origin: 'https://directory.example' } };
    expect((await logOut(fromSite)).status).toBe(403);
    expect((await logOut({ ...office, cookies })).status).toBe(204);
  });

  it('gives the same answer whichever credential is wrong', async () => {
    const other = 'wrong, and just as long';
    for (const input of [
      { ...right, accessKey: other },
      { ...right, userCode: other },
      { ...right, password: other },
      { accessKey: other, userCode: other, password: other },
    ]) {
      const { status, body, cookies } = await logIn(input);
      expect([status, body, cookies]).toEqual([
        401,
        JSON.stringify({
          message: 'The login details are wrong.',
          code: 'UNAUTHENTICATED',
          messageCode: 'loginWrong',
        }),
        [],
      ]);
    }
  });

  it('answers 400 to values that cannot be credentials, without counting them', async () => {
    const odd: unknown[] = [
      { $ne: '' },
      ['the key of the house'],
      null,
      7,
      true,
      '',
      'nul\0byte',
      'x'.repeat(1_000_000),
    ];
    for (const value of odd) {
      for (const name of ['accessKey', 'userCode', 'password']) {
        const { status, body } = await logIn({ ...right, [name]: value });
        expect([status, JSON.parse(body)]).toEqual([400, expect.objectContaining({ code: 'BAD_INPUT' })]);
      }
    }
    for (const payload of ['[]', '"text"', 'null', '7', '{', '', '{"__proto__":{"accessKey":"x"}}']) {
      expect((await logIn(payload)).status).toBe(400);
    }
    expect((await logIn('accessKey=x', { headers: { 'content-type': 'text/plain' } })).status).toBe(400);
    expect((await logIn(undefined)).status).toBe(400);
    expect(await budgets()).toEqual([]);
  });

  it('shares its limit with every alias of a GraphQL query, and returns Retry-After', async () => {
    const guess = 'submitAccessKey(input: { accessKey: "wrong" }) { ticket }';
    const aliases = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}: ${guess}`);
    expect((await run(`mutation { ${aliases.join(' ')} }`)).status).toBe(401);
    expect(await budgets()).toMatchObject([{ failures: 1 }]);
    const others = aliases.map((alias) => run(`mutation { ${alias} }`));
    for (const { status } of await Promise.all(others)) expect(status).toBe(401);
    for (let i = 0; i < 3; i += 1) expect((await logIn(wrong)).status).toBe(401);
    const refused = await logIn(right);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(await run(`mutation { ${guess} }`)).toMatchObject({
      status: 429,
      json: { errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }] },
    });
  });

  it('trusts no forwarded address unless a proxy is configured', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    await logIn(wrong, from('198.51.100.1'));
    await logIn(wrong, from('198.51.100.2'));
    expect(await budgets()).toMatchObject([{ address: '127.0.0.1', failures: 2 }]);
    await restart({ TRUST_PROXY: '1' });
    await logIn(wrong, from('198.51.100.66, 198.51.100.3'));
    expect(await budgets()).toMatchObject([
      { address: '127.0.0.1' },
      { address: '198.51.100.3', failures: 1 },
    ]);
  });

  it('refuses pages of other sites, as the logout does', async () => {
    const cookies = await sessionCookie();
    const others: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of others) {
      expect((await logIn(right, { headers })).status).toBe(403);
      expect((await logOut({ headers, cookies })).status).toBe(403);
    }
    expect(await database.db.prisma.session.count({ where: { revokedAt: null } })).toBe(1);
  });
});

describe('POST /api/admin/logout', () => {
  it('ends the session on the server and in the browser', async () => {
    const cookies = await sessionCookie();
    const answer = await logOut({ cookies });
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect(answer.cookies).toMatchObject([{ name: 'directory_session', value: '' }]);
    expect(Date.parse(answer.cookies[0]?.attributes.expires ?? '')).toBe(0);
    expect((await logOut({ cookies })).status).toBe(401);
    expect((await run('mutation { logOut }', { cookies })).status).toBe(401);
    expect((await logOut()).status).toBe(401);
  });

  it('has an equivalent in GraphQL', async () => {
    const cookies = await sessionCookie();
    expect((await run('mutation { logOut }', { cookies })).json).toEqual({ data: { logOut: true } });
    expect((await run('{ session { expiresAt } }', { cookies })).json).toEqual({ data: { session: null } });
  });
});

it('three steps over HTTP open a session for the browser that completed them', async () => {
  const jar: Record<string, string> = {};
  async function step(mutation: string): Promise<string> {
    const { status, cookies, json } = await run(`mutation { step: ${mutation} }`, { cookies: jar });
    for (const { name, value } of cookies) jar[name] = value;
    expect(status).toBe(200);
    return (json as { data: { step: { ticket?: string } } }).data.step.ticket ?? '';
  }
  const first = await step(
    `submitAccessKey(input: { accessKey: "${right.accessKey}" }) { ticket expiresAt }`,
  );
  const second = await step(
    `submitUserCode(input: { ticket: "${first}", userCode: "${right.userCode}" }) { ticket }`,
  );
  const last = `submitPassword(input: { ticket: "${second}", password: "${right.password}" }) { expiresAt }`;
  const anonymous = await run(`mutation { ${last} }`);
  expect(anonymous).toMatchObject({
    status: 401,
    json: { errors: [{ extensions: { fields: { ticket: expect.any(String) } } }] },
  });
  await step(last);
  expect(jar.directory_login).toBe('');
  expect((await logOut({ cookies: jar })).status).toBe(204);
});

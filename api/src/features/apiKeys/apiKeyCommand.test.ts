import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { detachedContext } from '../../lib/context.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { apiKeyCommand } from './apiKeyCommand.ts';

const database = useTestDatabase();
const services = () => testServices(database.db);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(services());
});
afterAll(() => server.close());

async function statusOf(key: string, query: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}` };
  return (await server.send('POST', '/graphql', { payload: { query }, headers })).status;
}

describe('npm run admin -- key', () => {
  it('creates, lists and revokes keys, and prints its usage', async () => {
    const lines: string[] = [];
    const run = (...args: string[]) => {
      lines.length = 0;
      return apiKeyCommand(
        async () => detachedContext(services(), { kind: 'system' }, 'cli'),
        args,
        (line) => lines.push(line),
      );
    };
    expect(await run('create', '--name', 'Nightly', '--scope', 'admin', '--per-minute', '30')).toBe(0);
    const key = lines[1] ?? '';
    expect(await statusOf(key, '{ contactMessages { totalCount } }')).toBe(200);
    expect(await run('list')).toBe(0);
    expect(lines.join('\n')).toContain('Nightly\tadmin\t30 a minute\tactive');
    const [{ id } = { id: 0 }] = await database.db.prisma.apiKey.findMany();
    expect(await run('create', '--name', 'Partner', '--expires', '2999-12-31')).toBe(0);
    expect(await run('list')).toBe(0);
    expect(lines.join('\n')).toContain('expires 3000-01-01T00:00:00.000Z');
    expect(await run('revoke', '--id', String(id))).toBe(0);
    expect(await statusOf(key, '{ stats { total } }')).toBe(401);
    for (const args of [
      [],
      ['create'],
      ['create', '--name', 'x', '--scope', 'all'],
      ['create', '--name', 'x', '--expires', 'soon'],
      ['revoke'],
      ['revoke', '--id', 'x'],
      ['list', '--all'],
    ])
      expect(await run(...args)).toBe(2);
    expect(lines[0]).toContain('npm run admin -- key');
  });
});

import { parseArgs } from 'node:util';
import type { Context, OpenContext } from '../../lib/context.ts';
import { limits } from '../../lib/limits.ts';
import { createApiKey } from './createApiKey.ts';
import { revokeApiKey } from './revokeApiKey.ts';

const usage = [
  'npm run admin -- key list',
  'npm run admin -- key create --name NAME [--scope read|admin] [--per-minute N] [--expires DAY]',
  'npm run admin -- key revoke --id ID',
];

type Write = (line: string) => void;

/** `npm run admin -- key …`: API keys, from the machine itself. Returns the exit code: 0 done, 2 wrong usage. */
export async function apiKeyCommand(open: OpenContext, args: string[], write: Write): Promise<number> {
  const action = readAction(args, write);
  if (!action) {
    usage.forEach((line) => write(line));
    return 2;
  }
  await action(await open());
  return 0;
}

function readAction(args: string[], write: Write): ((context: Context) => Promise<void>) | null {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: text, scope: text, id: text, 'per-minute': text, expires: text },
    });
    const { name, scope = 'read', id, 'per-minute': perMinute, expires } = values;
    switch (positionals.join(' ')) {
      case 'list':
        return (context) => listKeys(context, write);
      case 'create':
        if (name === undefined || (scope !== 'read' && scope !== 'admin')) return null;
        if (expires !== undefined && !isDay(expires)) return null;
        return async (context) => {
          const { key, apiKey } = await createApiKey(context, {
            name,
            isAdmin: scope === 'admin',
            perMinute: perMinute === undefined ? null : Number(perMinute),
            expiresAt: expires === undefined ? null : endOfDay(expires),
          });
          write(`key ${apiKey.id}, shown only this once:`);
          write(key);
        };
      case 'revoke':
        if (id === undefined || !/^\d{1,9}$/.test(id)) return null;
        return async (context) => {
          await revokeApiKey(context, Number(id));
          write(`Key ${id} is revoked.`);
        };
      default:
        return null;
    }
  } catch {
    return null;
  }
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`);
}

/** The end of a day in UTC. */
const endOfDay = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60_000);

async function listKeys({ db }: Context, write: Write): Promise<void> {
  const keys = await db.prisma.apiKey.findMany({ orderBy: { id: 'asc' } });
  for (const { id, prefix, name, isAdmin, perMinute, lastUsedAt, expiresAt, revokedAt } of keys) {
    write(
      [
        id,
        `${prefix}…`,
        name,
        isAdmin ? 'admin' : 'read',
        `${perMinute ?? limits.perMinute} a minute`,
        revokedAt ? 'revoked' : expiresAt && expiresAt <= new Date() ? 'expired' : 'active',
        `last used ${lastUsedAt?.toISOString() ?? 'never'}`,
        `expires ${expiresAt?.toISOString() ?? 'never'}`,
      ].join('\t'),
    );
  }
}

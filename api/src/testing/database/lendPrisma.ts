import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.ts';

interface Client {
  prisma: PrismaClient;
  use(pool: pg.Pool): void;
}

const idle: Client[] = [];

/**
 * Prisma's client of a pool, to be passed to openDatabase. A client takes 50 ms of processor time and 8 MB, and each query of
 * a new shape 3 ms, so that the databases of a process reuse one: until it is disconnected, it is that of this pool only.
 */
export function lendPrisma(pool: pg.Pool): PrismaClient {
  const client = idle.pop() ?? openClient(pool);
  client.use(pool);
  const { proxy, revoke } = Proxy.revocable(client.prisma, {
    get: (prisma, property) => (property === '$disconnect' ? giveBack : memberOf(prisma, property)),
  });
  // What still holds it then cannot reach the database of another test file.
  const giveBack = async () => {
    revoke();
    idle.push(client);
  };
  return proxy;
}

function openClient(first: pg.Pool): Client {
  let pool = first;
  const current = new Proxy(first, { get: (_, property) => memberOf(pool, property) });
  return {
    prisma: new PrismaClient({ adapter: new PrismaPg(current) }),
    use: (next) => void (pool = next),
  };
}

function memberOf(target: object, property: string | symbol): unknown {
  const member: unknown = Reflect.get(target, property);
  return typeof member === 'function' ? member.bind(target) : member;
}

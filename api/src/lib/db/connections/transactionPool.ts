import type pg from 'pg';

/**
 * The same pool for Prisma's transactions: statements on a connection run one after the other, and none runs once the
 * transaction is over.
 *
 * Prisma rolls a transaction back after its timeout, but a running operation of several statements continues
 * (7.10). Its further statements would then be stored outside of any transaction, or within that of the next user of
 * the connection. Prisma also asks for several relations at once, which pg 9 refuses on one connection.
 */
export function transactionPool(pool: pg.Pool): pg.Pool {
  const connect = async () => lend(await pool.connect());
  return new Proxy(pool, {
    get: (target, property) => (property === 'connect' ? connect : memberOf(target, property)),
  });
}

/** Prisma's code for a transaction timeout, so that callers get the same error. */
class TransactionOverError extends Error {
  readonly code = 'P2028';
}

const ending = /^\s*(?:commit|rollback)\s*$/i;

/** Only for queries that return promises, as Prisma's do. */
function lend(client: pg.PoolClient): pg.PoolClient {
  let isOver = false;
  let previous: Promise<unknown> = Promise.resolve();

  const query = async (config: pg.QueryConfig): Promise<pg.QueryResult> => {
    if (isOver) throw new TransactionOverError('The transaction of this statement is over.');
    // Later statements would run outside the transaction, until the connection is released.
    isOver = ending.test(config.text);
    const result = previous.then(() => client.query(config));
    previous = result.catch(() => undefined);
    return result;
  };
  const release = (broken?: Error | boolean): void => {
    isOver = true;
    client.release(broken);
  };

  return new Proxy(client, {
    get: (target, property) => {
      if (property === 'query') return query;
      return property === 'release' ? release : memberOf(target, property);
    },
  });
}

function memberOf(target: object, property: string | symbol): unknown {
  const member: unknown = Reflect.get(target, property);
  return typeof member === 'function' ? member.bind(target) : member;
}

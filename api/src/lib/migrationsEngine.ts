import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, DriverAdapterError } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

// Exports and backups read from one snapshot, and hold their tables for as long as they take.
const patienceMs = 600_000;
// lock_not_available, deadlock_detected: all of the script is rolled back.
const heldCodes = new Set(['55P03', '40P01']);
let isLoaded = false;

/**
 * Lends out Prisma's schema engine in its WebAssembly build, on connections of its own that are closed afterwards.
 * It is what `prisma migrate` runs, without the binary that the command would download first.
 * `onWait` is called each time a script gave up a lock that another transaction holds; the script is then tried again.
 */
export async function withSchemaEngine<Result>(
  url: string,
  work: (engine: SchemaEngine) => Promise<Result>,
  onWait: () => void = () => undefined,
): Promise<Result> {
  await load();
  const adapters = new WholeScripts({ connectionString: url }, onWait);
  try {
    const engine = await bindings.SchemaEngine.new(
      { datamodels: undefined },
      () => undefined,
      bindMigrationAwareSqlAdapterFactory(adapters),
    );
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } finally {
    await adapters.close();
  }
}

/** The adapter cuts scripts at each semicolon, even in comments and functions; a migration must run whole. */
class WholeScripts extends PrismaPg {
  readonly #pools = new Set<ReturnType<Adapter['underlyingDriver']>>();
  readonly #onWait: () => void;

  constructor(config: pg.PoolConfig, onWait: () => void) {
    super(config);
    this.#onWait = onWait;
  }

  override async connect() {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
    this.#pools.add(pool);
    adapter.executeScript = async (script) => {
      try {
        await this.#runPatiently(pool, script);
      } catch (error) {
        throw error instanceof pg.DatabaseError ? new DriverAdapterError(asPayload(error)) : error;
      }
    };
    return adapter;
  }

  // Whoever asks for a table waits behind a migration that waits for it: for less time than a request is given for a lock.
  async #runPatiently(pool: ReturnType<Adapter['underlyingDriver']>, script: string): Promise<void> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      try {
        // Without values PostgreSQL runs all statements of a text in one transaction.
        await pool.query(`SET LOCAL lock_timeout = 700;\n${script}`);
        return;
      } catch (error) {
        const isHeld = error instanceof pg.DatabaseError && heldCodes.has(error.code ?? '');
        if (!isHeld || Date.now() > deadline) throw error;
        this.#onWait();
        await setTimeout(1000);
      }
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools].filter((pool) => !pool.ended).map((pool) => pool.end()));
  }
}

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;

function asPayload({ code = '', severity = 'ERROR', message, detail, column, hint }: pg.DatabaseError) {
  return { kind: 'postgres', code, severity, message, detail, column, hint } as const;
}

// Node can't import .wasm by itself yet, so that the package's own entry is of no use.
async function load(): Promise<void> {
  if (isLoaded) return;
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const wasm = readFileSync(path.join(path.dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': { ...bindings } });
  bindings.__wbg_set_wasm(instance.exports);
  const begin = instance.exports.__wbindgen_start;
  if (typeof begin !== 'function') throw new Error("Prisma's schema engine is not of the expected build.");
  (begin as () => void)();
  isLoaded = true;
}

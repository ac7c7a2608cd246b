import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, DriverAdapterError } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

let isLoaded = false;

/**
 * Lends out Prisma's schema engine in its WebAssembly build, on connections of its own that are closed afterwards.
 * It is what `prisma migrate` runs, without the binary that the command would download first.
 */
export async function withSchemaEngine<Result>(
  url: string,
  work: (engine: SchemaEngine) => Promise<Result>,
): Promise<Result> {
  await load();
  const adapters = new WholeScripts({ connectionString: url });
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

  override async connect() {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
    this.#pools.add(pool);
    // Without values PostgreSQL runs all statements of a text in one transaction.
    adapter.executeScript = async (script) => {
      try {
        await pool.query(script);
      } catch (error) {
        throw error instanceof pg.DatabaseError ? new DriverAdapterError(asPayload(error)) : error;
      }
    };
    return adapter;
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

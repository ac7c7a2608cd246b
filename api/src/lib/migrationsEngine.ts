import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, DriverAdapterError } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';

let isLoaded = false;

/**
 * Prisma's schema engine in its WebAssembly build, on a connection of its own. It is what `prisma migrate` runs,
 * without the binary that the command would download first. Call `free` on it in the end.
 */
export async function openSchemaEngine(url: string): Promise<SchemaEngine> {
  await load();
  const adapter = bindMigrationAwareSqlAdapterFactory(new WholeScripts({ connectionString: url }));
  return bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
}

/** The adapter cuts scripts at each semicolon, even in comments and functions; a migration must run whole. */
class WholeScripts extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
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
}

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

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { rootFolder } from './lib/rootFolder.ts';
import { schema } from './schema.ts';

// Run by `npm run codegen`: writes the contract, or with --check fails where the committed one differs.
const file = path.join(rootFolder, 'schema.graphql');
const text = `${printSchema(lexicographicSortSchema(schema))}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write(
    'schema.graphql is not what the code says: run `npm run codegen` and review the difference.\n',
  );
  process.exitCode = 1;
}

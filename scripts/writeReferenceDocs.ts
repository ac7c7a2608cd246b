// `npm run docs`: writes the generated parts of the reference documents.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../api/src/lib/rootFolder.ts';
import { referenceDocs, withGenerated } from './referenceDocs.ts';

for (const [document, generate] of Object.entries(referenceDocs)) {
  const file = path.join(rootFolder, document);
  writeFileSync(file, withGenerated(readFileSync(file, 'utf8'), await generate()));
}

// `npm run baseline`: builds the first migration from the files that it is made of.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { baselineFile, buildBaseline } from './buildBaseline.ts';

writeFileSync(
  baselineFile,
  buildBaseline(existsSync(baselineFile) ? readFileSync(baselineFile, 'utf8') : ''),
);

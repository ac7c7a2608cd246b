import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from './rootFolder.ts';

/** The version of this program. */
export const appVersion = (
  JSON.parse(readFileSync(path.join(rootFolder, 'package.json'), 'utf8')) as { version: string }
).version;

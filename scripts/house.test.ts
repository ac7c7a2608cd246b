import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = process.cwd();
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string | Record<string, string>>;
}
const manifest = JSON.parse(text('package.json')) as Package;
const versions = { ...manifest.dependencies, ...manifest.devDependencies };
/** One for each override: `package`, or `package > package` for an override below only one package. */
const overrides = Object.entries(manifest.overrides).flatMap(([name, value]) =>
  typeof value === 'string'
    ? [[name, value] as const]
    : Object.entries(value).map(([inner, version]) => [`${name} > ${inner}`, version] as const),
);

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/(^|\/)(generated|testing)(\/|\.ts$)/.test(file),
  );
}

describe('names of files', () => {
  it.each(['api/src', 'web/src', 'domain'])('are unique in %s, and describe their content', (folder) => {
    const names = sourcesOf(folder).map((file) => path.basename(file).replace(/\.tsx?$/, ''));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => /^(index|utils|helpers|types)$/.test(name))).toEqual([]);
  });
});

describe('folders', () => {
  it.each(['api/src', 'web/src', 'domain', 'bench', 'e2e', 'scripts', 'codegen'])(
    'below %s hold 30 files at most',
    (folder) => {
      const sizes = new Map<string, number>();
      for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
        const parent = path.relative(root, entry.parentPath);
        if (entry.isFile() && !/(^|\/)(generated|node_modules)(\/|$)/.test(parent))
          sizes.set(parent, (sizes.get(parent) ?? 0) + 1);
      }
      expect(sizes.size).toBeGreaterThan(0);
      expect([...sizes].filter(([, files]) => files > 30)).toEqual([]);
    },
  );
});

describe('the address of a client', () => {
  it('is read in one place, which removes the port that some proxies add', () => {
    const readers = sourcesOf('api/src').filter(
      (file) => !file.endsWith('.test.ts') && /\brequest\.ip\b/.test(text(path.join('api/src', file))),
    );
    expect(readers).toEqual(['http/clientAddress.ts']);
  });
});

describe('the type check', () => {
  it('reads every folder with TypeScript', () => {
    const { include } = JSON.parse(text('tsconfig.json')) as { include: string[] };
    const folders = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$|dist$)/.test(entry.name))
      .map(({ name }) => name)
      .filter((name) => sourcesOf(name).length > 0);
    expect(folders.length).toBeGreaterThan(5);
    expect(folders.filter((name) => !include.includes(name))).toEqual([]);
  });
});

const cities = 'api/src/features/taxonomy/cities';

// From, to (a file, or a package), and whether it must pass.
const imports: [string, string, boolean][] = [
  ['web/src/site/home/HomePage.tsx', 'web/src/admin/shared/page/Note.tsx', false],
  ['web/src/admin/shared/page/Note.tsx', 'web/src/site/home/HomePage.tsx', false],
  ['web/src/admin/shared/page/Note.tsx', 'web/src/admin/imports/ImportPage.tsx', false],
  ['web/src/admin/imports/ImportPage.tsx', 'web/src/admin/shared/page/PageHeading.tsx', true],
  ['web/src/admin/imports/ImportPage.tsx', 'web/src/admin/pricing/PlanCard.tsx', false],
  ['web/src/admin/imports/ImportPage.tsx', 'web/src/admin/database/DangerZone.tsx', true],
  ['web/src/ui/form/Input.tsx', 'web/src/site/home/HomePage.tsx', false],
  ['web/src/lib/paths.ts', 'web/src/ui/form/Button.tsx', false],
  ['web/src/lib/paths.ts', 'api/src/lib/errors.ts', false],
  ['web/src/site/home/HomePage.tsx', 'web/src/browser.tsx', false],
  ['web/src/site/home/HomePage.tsx', 'web/src/ui/form/Button.tsx', true],
  ['web/src/app/routes/siteRoutes.tsx', 'web/src/site/home/HomePage.tsx', true],
  ['api/src/lib/db/db.ts', 'web/src/lib/paths.ts', false],
  ['api/src/lib/db/db.ts', 'api/src/features/imports/run/startImport.ts', false],
  ['api/src/lib/db/db.ts', 'api/src/testing/useTestDatabase.ts', false],
  ['api/src/lib/db/db.ts', 'api/src/server.ts', false],
  ['api/src/lib/db/db.ts', 'fastify', false],
  ['api/src/jobs/startWorker.ts', 'api/src/features/imports/run/startImport.ts', false],
  ['api/src/pages/installPages.ts', 'api/src/features/imports/run/startImport.ts', false],
  [
    'api/src/features/imports/read/formats/csv/readCsv.ts',
    'api/src/features/imports/read/columns/mapColumns.ts',
    false,
  ],
  [
    'api/src/features/imports/read/columns/mapColumns.ts',
    'api/src/features/imports/read/formats/sheetRow.ts',
    true,
  ],
  [`${cities}/listCities.ts`, 'api/src/features/listings/list/listBusinesses.ts', false],
  [`${cities}/listCities.ts`, 'api/src/graphql/builder.ts', false],
  [`${cities}/listCities.ts`, 'api/src/http/rest/restRoute.ts', false],
  [`${cities}/citySchema.ts`, 'api/src/http/rest/restRoute.ts', false],
  [`${cities}/cityRoutes.ts`, 'api/src/graphql/builder.ts', false],
  [`${cities}/citySchema.ts`, 'api/src/graphql/builder.ts', true],
  [`${cities}/cityRoutes.ts`, 'api/src/http/rest/restRoute.ts', true],
  [`${cities}/listCities.ts`, 'api/src/lib/errors.ts', true],
  // Cycles are refused: both of their imports fail.
  ['web/src/lib/text/countText.ts', 'web/src/lib/text/distanceText.ts', false],
  ['web/src/lib/text/distanceText.ts', 'web/src/lib/text/countText.ts', false],
  ['domain/text/counts.ts', 'api/src/lib/errors.ts', false],
  ['domain/text/counts.ts', 'react', false],
  ['domain/text/counts.ts', 'node:fs', false],
];

const isFile = (to: string) => /^(api|web|domain)\//.test(to);
const specifierOf = (from: string, to: string) => {
  if (!isFile(to)) return to;
  const relative = path.relative(path.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
};

interface Cruised {
  modules: { source: string; dependencies: { module: string; valid: boolean }[] }[];
}
const cruiser = [
  path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  '--config',
  path.join(root, '.dependency-cruiser.mjs'),
];

/** A folder with nothing in it but these imports; packages are those of the project. */
async function folderOf(files: Map<string, string[]>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-imports-'));
  for (const [file, targets] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), targets.map((to) => `import ${JSON.stringify(to)};\n`).join(''));
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

describe('the rules of imports', () => {
  it('allow each part only its permitted imports', async () => {
    const files = new Map<string, string[]>();
    for (const [from, to] of imports) {
      files.set(from, [...(files.get(from) ?? []), specifierOf(from, to)]);
      if (isFile(to) && !files.has(to)) files.set(to, []);
    }
    for (const file of files.keys()) expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
    const folder = await folderOf(files);
    const found = spawnSync(process.execPath, [...cruiser, '--output-type', 'json', 'domain', 'api', 'web'], {
      cwd: folder,
      encoding: 'utf8',
    });
    await rm(folder, { recursive: true });
    const { modules } = JSON.parse(found.stdout) as Cruised;
    const passes = (from: string, to: string) =>
      modules
        .find(({ source }) => source === from)
        ?.dependencies.find(({ module }) => module === specifierOf(from, to).replace('node:', ''))?.valid;
    expect(imports.map(([from, to]) => [from, to, passes(from, to)])).toEqual(imports);
  });
});

describe('dependencies', () => {
  const page = text('docs/dependencies.md');
  const rows = [...page.matchAll(/^\|(.+)\|$/gm)]
    .map((match) => (match[1] ?? '').split('|').map((cell) => cell.trim()))
    .filter(([name = '']) => !/^(package|-+)$/.test(name));

  it('have one exact version each', () => {
    for (const [name, version] of [...Object.entries(versions), ...overrides]) {
      const own = version.startsWith('$') ? versions[version.slice(1)] : version;
      expect([name, own]).toEqual([
        name,
        expect.stringMatching(/^(npm:[@/\w-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/),
      ]);
    }
  });

  it('with a known weakness are in the list, with a mitigation and a review date', () => {
    const weak = rows.filter((row) => row.length === 4 && /^.+ \d+\.\d+\.\d+$/.test(row[0] ?? ''));
    expect(weak.length).toBeGreaterThan(0);
    for (const [name = '', weakness = '', mitigation = '', until = ''] of weak) {
      const [, packageName = '', version] = /^(.+) (\S+)$/.exec(name) ?? [];
      expect(versions[packageName]).toBe(version);
      expect(weakness.length).toBeGreaterThan(20);
      expect(mitigation.length).toBeGreaterThan(20);
      expect(Number.isNaN(Date.parse(until))).toBe(false);
    }
  });

  it('that are overridden or held back are listed too, with the version in use', () => {
    const named = new Map(rows.map(([name, version]) => [name, version]));
    for (const [name, version] of overrides) expect([name, named.get(name)]).toEqual([name, version]);
    const held = rows.filter(
      ([name = '', version = '']) => name in versions && /^\d+\.\d+\.\d+$/.test(version),
    );
    expect(held.length).toBeGreaterThan(0);
    for (const [name = '', version] of held) expect([name, version]).toEqual([name, versions[name]]);
  });
});

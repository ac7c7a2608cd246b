import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageAssets } from '../../../web/src/contract/pageAssets.ts';

interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Reads the files of the client build from its manifest. */
export async function readPageAssets(webFolder: string): Promise<PageAssets> {
  const manifest = JSON.parse(await readFile(path.join(webFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entryOf = (name: string) => {
    const entry = Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === name);
    if (!entry) throw new Error(`the client build has no entry ${name}`);
    return entry;
  };
  const entry = entryOf('start');
  const listLayout = entryOf('earlyListLayout').file;
  const withImports = (chunk: ManifestChunk, found = new Set<ManifestChunk>()): Set<ManifestChunk> => {
    if (!found.has(chunk)) {
      found.add(chunk);
      for (const name of chunk.imports ?? []) if (manifest[name]) withImports(manifest[name], found);
    }
    return found;
  };
  const scriptsOf = (chunks: ManifestChunk[]) => chunks.map(({ file }) => `/${file}`);
  const stylesOf = (chunks: ManifestChunk[]) =>
    chunks.flatMap(({ css }) => css ?? []).map((file) => `/${file}`);
  // The entry loads after first paint and imports what all pages share dynamically.
  const shared =
    entry.dynamicImports?.map((name) => manifest[name]).filter((chunk) => chunk !== undefined) ?? [];
  const always = shared.reduce((found, chunk) => withImports(chunk, found), withImports(entry));
  const pages = Object.entries(manifest)
    .filter(([source]) => publicPage.test(source))
    .map(([source, chunk]) => {
      const own = [...withImports(chunk)].filter((one) => !always.has(one));
      return [source, { parts: scriptsOf(own), styles: stylesOf(own) }] as const;
    });
  return {
    scripts: scriptsOf([entry]),
    listLayout: {
      src: `/${listLayout}`,
      text: await readFile(path.join(webFolder, listLayout), 'utf8'),
    },
    styles: stylesOf([...always]),
    parts: scriptsOf([...always].filter((chunk) => chunk !== entry)),
    pages: Object.fromEntries(pages),
  };
}

const publicPage = /^web\/src\/site\/.*Page\.tsx$/;

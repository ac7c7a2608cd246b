import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Client files that a page needs, as root-relative addresses. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  preloads: string[];
}

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
}

/** Reads what the client build made, from its manifest. */
export async function readPageAssets(webFolder: string): Promise<PageAssets> {
  const manifest = JSON.parse(await readFile(path.join(webFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the client build has no entry');
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name] ?? []);
  return {
    scripts: [`/${entry.file}`],
    styles: [entry, ...imported].flatMap((chunk) => chunk.css ?? []).map((file) => `/${file}`),
    preloads: imported.map((chunk) => `/${chunk.file}`),
  };
}

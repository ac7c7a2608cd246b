import path from 'node:path';
import type { Plugin } from 'vite';
import { compileStyles, type CompiledStyles } from './compileStyles.ts';

/** Puts names of classes in place of styles, and the rules in place of the two style sheets that sources import. */
export function stylesPlugin(): Plugin {
  let styles: CompiledStyles | undefined;
  const sheets = { 'ui/theme/site.css': 'site', 'admin/shared/theme/admin.css': 'admin' } as const;
  const sheetOf = (id: string) =>
    Object.entries(sheets).find(([name]) => id.endsWith(`/web/src/${name}`))?.[1];
  return {
    name: 'styles',
    enforce: 'pre',
    async buildStart() {
      styles = await compileStyles();
    },
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return null;
      const file = path.resolve(path.dirname(importer), source);
      if (sheetOf(file)) return file;
      return file.endsWith('/web/src/ui/theme/styles.ts')
        ? file.replace(/styles\.ts$/, 'compiledStyles.ts')
        : null;
    },
    load(id) {
      const sheet = sheetOf(id);
      return sheet && styles ? styles[sheet] : null;
    },
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id)) return null;
      const written = styles?.rewrite(id, code);
      return written ? { code: written, map: null } : null;
    },
  };
}

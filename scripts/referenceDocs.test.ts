import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { referenceDocs, withGenerated } from './referenceDocs.ts';

const root = process.cwd();
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('reference documents', () => {
  it.each(Object.entries(referenceDocs))(
    '%s is what `npm run docs` generates',
    async (document, generate) => {
      expect(text(document)).toBe(withGenerated(text(document), await generate()));
    },
  );

  it('docs/configuration.md describes every setting of .env.example', () => {
    const settings = [...text('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(settings.length).toBeGreaterThan(20);
    const page = text('docs/configuration.md');
    expect(settings.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('docs/commands.md lists every npm script', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const page = text('docs/commands.md');
    const missing = Object.keys(scripts).filter(
      (name) => !new RegExp(`\`npm (run )?${name}[ \`]`).test(page),
    );
    expect(missing).toEqual([]);
  });
});

describe('decision records', () => {
  const folder = 'docs/decisions';
  const records = readdirSync(path.join(root, folder)).filter((name) => name !== 'README.md');

  it('each state context, choice and cost, in at most 45 lines', () => {
    for (const name of records) {
      const record = text(`${folder}/${name}`);
      expect([name, /^# \S/.test(record)]).toEqual([name, true]);
      for (const part of ['Context', 'Choice', 'Cost'])
        expect([name, part, record.includes(`**${part}.**`)]).toEqual([name, part, true]);
      expect([name, record.trimEnd().split('\n').length <= 45]).toEqual([name, true]);
    }
  });
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { docFaults } from './docFaults.ts';

const root = process.cwd();

function ownFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
}

/** Generated files and folders, which a clone does not hold but its documents may name. */
function generatedFiles(): string[] {
  const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n');
  return ignored
    .filter((line) => line.includes('generated') || line.endsWith('.ts'))
    .map((line) => line.replace(/\/$/, '/file'));
}

const sample = (text: string) =>
  docFaults({
    documents: new Map([
      ['README.md', text],
      ['docs/api.md', '# API\n\n## `GET /api`, and more\n\n## Twice\n\n## Twice\n'],
    ]),
    files: [
      'README.md',
      'docs/api.md',
      'api/src/server.ts',
      'web/src/app/routes/siteRoutes.tsx',
      '.env.example',
    ],
    scripts: ['build'],
  });

describe('references in the documents', () => {
  it('lead to existing files, headings and scripts', () => {
    const files = ownFiles();
    const documents = files.filter((file) => file.endsWith('.md'));
    expect(documents.length).toBeGreaterThan(7);
    const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const faults = docFaults({
      documents: new Map(documents.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
      files: [...files, ...generatedFiles()],
      scripts: Object.keys(manifest.scripts),
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['a file', '[routes](web/src/app/routes.tsx)', 'web/src/app/routes.tsx names no file'],
    ['a file in other letters', '[api](docs/API.md)', 'docs/API.md names no file'],
    ['a file above the project', '[up](../README.md)', '../README.md names no file'],
    ['an image', '![home](docs/home.png)', 'docs/home.png names no file'],
    ['a heading', '[api](docs/api.md#post-api)', 'docs/api.md#post-api names no heading'],
    ['a heading of its own', '[here](#here)', '#here names no heading'],
    [
      'a line of code as if it were a heading',
      '[x](api/src/server.ts#main)',
      'api/src/server.ts#main names no heading',
    ],
    ['a reference', '[it][there]\n\n[there]: gone.md', 'gone.md names no file'],
    ['plain http', '[x](http://directory.example)', 'http://directory.example is neither https nor mailto'],
    ['what is not a URL', '[x](https://[)', 'https://[ is not a URL'],
    ['a path in code', '`api/src/gone.ts`', 'api/src/gone.ts names no file'],
    ['a folder in code', '`api/gone/`', 'api/gone/ names no file'],
    ['a file in code', 'see `gone.ts`', 'gone.ts names no file'],
    ['a file in a command', '```sh\nnode scripts/gone.mjs\n```', 'scripts/gone.mjs names no file'],
    ['a script', '`npm run gone -- FILE`', 'npm run gone names no script'],
  ])('are reported if %s is missing', (_, text, fault) => {
    expect(sample(text)).toEqual([`README.md: ${fault}`]);
  });

  it.each([
    '[a](docs/api.md#get-api-and-more) [b](docs/api.md#twice-1) [c](docs) [d](./api/src/)',
    '# Here\n\n[here](#here) [out](https://directory.example/#x) <mailto:a@directory.example>',
    '`server.ts` `src/server.ts` `api/src/` `xSchema.ts` `GET /api/businesses` `a.csv` `npm run build -- x`',
    '```\n[no link](https://[)\n```',
    'http://127.0.0.1:4000 <http://localhost/x>',
  ])('are accepted if they exist: %s', (text) => {
    expect(sample(text)).toEqual([]);
  });
});

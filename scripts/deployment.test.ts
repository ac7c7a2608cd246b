import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const root = process.cwd();
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const settings = new Set([...text('.env.example').matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]));

interface Compose {
  services: Record<
    string,
    { build?: string; image?: string; environment: Record<string, string>; volumes?: string[] }
  >;
  volumes: Record<string, unknown>;
}

describe('the deployment files', () => {
  const compose = parse(text('docker-compose.yml')) as Compose;

  it('name only settings that the product knows', () => {
    const given = Object.keys(compose.services.directory?.environment ?? {});
    expect(given.length).toBeGreaterThan(5);
    expect(given.filter((name) => !settings.has(name))).toEqual([]);
    const inImage = [...text('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap((match) =>
      (match[1] ?? '').split(' '),
    );
    expect(
      inImage
        .map((pair) => pair.split('=')[0])
        .filter((name) => name !== 'NODE_ENV' && !settings.has(name ?? '')),
    ).toEqual([]);
  });

  it('have no secret of their own', () => {
    const secrets = Object.values(compose.services).flatMap(({ environment }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|KEY|DATABASE_URL/.test(name)),
    );
    expect(secrets.length).toBeGreaterThan(2);
    for (const [, value] of secrets) expect(value).toMatch(/\$\{\w+:[?-]/);
  });

  it('use volumes that are declared', () => {
    const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0]),
    );
    expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  it('copy and start what exists or is built', () => {
    const dockerfile = text('Dockerfile');
    const copied = [...dockerfile.matchAll(/^COPY --from=build .*?\/app\/(\S+) /gm)].map(
      (match) => match[1] ?? '',
    );
    expect(copied).toContain('dist');
    for (const place of copied.filter((name) => name !== 'dist' && name !== 'node_modules')) {
      expect(existsSync(path.join(root, place))).toBe(true);
    }
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain('node scripts/install.mjs');
    expect(text('scripts/install.mjs')).toContain("'ci'");
    expect(text('scripts/build.mjs')).toContain('dist/api/server.js');
    expect(dockerfile).toContain('"dist/api/server.js"');
  });
});

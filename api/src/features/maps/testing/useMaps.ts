import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { packTiles } from '../../../../../codegen/map/packTiles.ts';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

/** An archive of a few tiles that are nevertheless, as a region is cut from the planet. */
export const archiveOf = (content: Uint8Array) =>
  packTiles(
    [
      { z: 0, x: 0, y: 0, content },
      { z: 1, x: 1, y: 0, content },
      { z: 14, x: 9373, y: 6232, content: Uint8Array.from([...content, ...content]) },
    ],
    { attribution: '<a href="https://osm.example">OSM</a><script>alert(1)</script>' },
  );
/** A layer `earth` without features. */
export const someTile = Uint8Array.from([
  0x1a,
  0x0c,
  0x0a,
  0x05,
  ...Buffer.from('earth'),
  0x28,
  0x80,
  0x20,
  0x78,
  0x02,
]);

export function portOf({ app }: TestServer): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Sends a path unchanged, and returns the bytes as received. */
export function fetchRaw(of: TestServer, target: string, headers: Record<string, string> = {}) {
  const port = portOf(of);
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; bytes: Buffer }>(
    (resolve, reject) => {
      const request = http.request(
        { host: '127.0.0.1', port, path: target, headers, agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes: Buffer.concat(chunks),
            }),
          );
        },
      );
      request.on('error', reject);
      request.end();
    },
  );
}

export interface Style {
  sprite: string;
  glyphs?: string;
  sources: Record<string, { tiles: string[]; attribution: string; maxzoom: number; type: string }>;
  layers: { id: string }[];
}
export const styleAt = async (of: TestServer, query = '', theme = 'light') =>
  JSON.parse((await of.send('GET', `/map/style-${theme}.json${query}`)).body) as Style;

/** A server whose MAP_TILES is an archive of a few tiles, in a folder that ends with the tests; to be called once in a file. */
export function useMaps() {
  const database = useTestDatabase();
  let folder: string;
  let region: string;
  let server: TestServer;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'maps-'));
    region = path.join(folder, 'region.pmtiles');
    await writeFile(region, archiveOf(someTile));
    server = await startTestServer(testServices(database.db, { DATA_DIR: folder, MAP_TILES: region }));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    database,
    get server() {
      return server;
    },
    get folder() {
      return folder;
    },
    /** The file of MAP_TILES. */
    get region() {
      return region;
    },
  };
}

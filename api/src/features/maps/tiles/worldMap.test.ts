import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { describe, expect, it } from '@jest/globals';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { rootFolder } from '../../../lib/rootFolder.ts';

const worldFile = path.join(rootFolder, 'api/src/generated/map/world.pmtiles');

describe('land and sea of the world map', () => {
  it.each([
    ['Siberia', 100, 60, true],
    ['the east of Chukotka', -175, 66.5, true],
    ['the west of Chukotka', 177, 67, true],
    ['Antarctica', 0, -80, true],
    ['France', 2, 47, true],
    ['the Atlantic south of Iceland', -25, 61, false],
    ['the Norwegian Sea', 3, 68.5, false],
    ['the Arctic Ocean', 0, 72, false],
    ['the Indian Ocean at the latitude of Fiji', 80, -17, false],
    ['the Atlantic at the latitude of Fiji', -10, -17, false],
    ['the Pacific', -150, -17, false],
    ['the Caspian Sea', 51, 42, false],
  ])('are right in %s', async (_name, longitude, latitude, isLand) => {
    const bytes = await readFile(worldFile);
    const archive = new PMTiles({
      getKey: () => 'world',
      getBytes: async (offset, length) => ({
        data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
      }),
    });
    for (const zoom of [0, 3]) {
      const x = ((longitude + 180) / 360) * 2 ** zoom;
      const angle = (latitude * Math.PI) / 180;
      const y = ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** zoom;
      const { data } = (await archive.getZxy(zoom, Math.floor(x), Math.floor(y))) ?? {};
      const { earth } = new VectorTile(new PbfReader(new Uint8Array(data ?? []))).layers;
      const at = { x: (x % 1) * 4096, y: (y % 1) * 4096 };
      const rings = Array.from({ length: earth?.length ?? 0 }, (_, i) =>
        earth?.feature(i).loadGeometry(),
      ).flatMap((one) => one ?? []);
      const crossings = rings.flatMap((ring) =>
        ring.filter((from, i) => {
          const to = ring[(i + 1) % ring.length] ?? from;
          return (
            from.y > at.y !== to.y > at.y &&
            at.x < from.x + ((at.y - from.y) / (to.y - from.y)) * (to.x - from.x)
          );
        }),
      ).length;
      expect({ zoom, isLand: crossings % 2 === 1 }).toEqual({ zoom, isLand });
    }
  });
});

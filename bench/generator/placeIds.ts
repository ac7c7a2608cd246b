const mask = (1n << 64n) - 1n;

/** A one-to-one scramble of 64-bit numbers (splitmix64's finaliser). */
function scramble(value: bigint): bigint {
  let mixed = value & mask;
  mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
  mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & mask;
  return mixed ^ (mixed >> 31n);
}

/** The three ids of a place in their real shapes, invented; different for each index under one seed. */
export function placeIds(seed: number, index: number): { placeId: string; googleId: string; cid: string } {
  const base = BigInt(seed >>> 0) << 32n;
  const area = scramble(base + BigInt(index) + 0x5eedn);
  const cid = scramble(base + BigInt(index));
  const bytes = Buffer.alloc(20);
  bytes.set([0x0a, 0x12, 0x09]);
  bytes.writeBigUInt64LE(area, 3);
  bytes[11] = 0x11;
  bytes.writeBigUInt64LE(cid, 12);
  return {
    placeId: bytes.toString('base64url'),
    googleId: `0x${area.toString(16)}:0x${cid.toString(16)}`,
    cid: cid.toString(),
  };
}

import { expect, it } from '@jest/globals';
import { sourceIdentity } from './sourceIdentity.ts';

it('a row is identified by the strongest id of its source, else by its own content', () => {
  const row = { placeId: 'ChIJ1', googleId: '0x1:0x2', cid: '2' };
  expect(sourceIdentity(row, 7)).toBe('place:ChIJ1');
  expect(sourceIdentity({ ...row, placeId: null }, 7)).toBe('google:0x1:0x2');
  expect(sourceIdentity({ placeId: null, googleId: null, cid: '2' }, 7)).toBe('cid:2');
  expect(sourceIdentity({ placeId: null, googleId: null, cid: null }, 7)).toBe('row:7');
});

import { expect, it } from '@jest/globals';
import { embeddedPostgresSettings } from './embeddedPostgresSettings.ts';

const gib = 1024 ** 3;

it.each([
  [1, '256MB'],
  [4, '512MB'],
  [24, '1024MB'],
])('with %i GiB of memory, the embedded PostgreSQL shares %s between its connections', (memory, shared) => {
  expect(embeddedPostgresSettings(memory * gib)).toMatchObject({ shared_buffers: shared });
});

import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from './clientAddress.ts';

describe('the address of a client that a proxy forwards as', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['unknown', '127.0.0.1'],
    ['_hidden:123', '127.0.0.1'],
    ['999.1.1.1:80', '127.0.0.1'],
    ['[x]', '127.0.0.1'],
    ['', '127.0.0.1'],
  ])('%j is %s', (ip, expected) => {
    const request = { ip, socket: { remoteAddress: '127.0.0.1' } } as FastifyRequest;
    expect(clientAddress(request)).toBe(expected);
  });
});

import { describe, expect, it } from '@jest/globals';
import { pageKey } from './pageKey.ts';
import { negotiateEncoding } from './sendPage.ts';

describe('pageKey', () => {
  it.each([
    ['/', '/'],
    ['/?', '/'],
    ['/businesses?search=a&page=2', '/businesses?page=2&search=a'],
    ['/businesses?page=2&search=a&utm_source=x&fbclid=1', '/businesses?page=2&search=a'],
    ['/businesses?search=', '/businesses'],
    ['/businesses?search=a?b', '/businesses?search=a%3Fb'],
    ['/%62usiness/caf%c3%a9%2db%2F', '/business/caf%C3%A9-b%2F'],
    ['/%61dmin/%0a', '/admin/%0A'],
    ['/%zz/100%', '/%zz/100%'],
    ['/./admin', '/admin'],
    ['/x/%2e%2E/admin?a=..', '/admin?a=..'],
    ['//a.example/./b', '//a.example/b'],
  ])('%s is %s', (address, url) => {
    expect(pageKey(address)).toEqual({ url, isCacheable: true });
  });

  it('of great length is not cached', () => {
    expect(pageKey(`/${'x'.repeat(1000)}`).isCacheable).toBe(false);
  });
});

describe('negotiateEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    [undefined, null],
  ])('%s: %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });
});

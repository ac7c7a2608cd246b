import { describe, expect, it } from '@jest/globals';
import { publicRoutes } from '../../../../domain/publicRoutes.ts';
import { createRoutes } from '../routes/createRoutes.ts';
import { reportLine, routeOf } from './watchVitals.ts';

describe('routeOf', () => {
  it.each([
    ['/', '/'],
    ['/business/kahve-evi', '/business/:slug'],
    ['/city/izmir', '/city/:slug'],
    ['/businesses', '/businesses'],
    ['/no/such/page', '*'],
  ])('%s is %s', (pathname, route) => {
    expect(routeOf(pathname)).toBe(route);
  });

  it('names every public route', () => {
    const site = createRoutes().find(({ children }) => children?.some(({ path }) => path === '/about'));
    expect(site?.children?.map(({ path }) => path).sort()).toEqual([...publicRoutes].sort());
  });
});

it('the monitor of web vitals reports a metric with its rating and score', () => {
  expect(reportLine('LCP', 2600.4)).toBe('[performance] LCP 2600 ms, middle, score 75');
  expect(reportLine('CLS', 0.05)).toBe('[performance] CLS 0.050, good, score 100');
});

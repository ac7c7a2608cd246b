import { expect, it, jest } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { loadFailedPage } from './loadFailedPage.ts';

it('a page is loaded as a document only if its script cannot be had', async () => {
  const Component = () => null;
  const router = createMemoryRouter([
    { path: '/', Component },
    { path: '/there', lazy: async () => ({ Component }) },
    { path: '/gone', lazy: () => Promise.reject(new TypeError('error loading dynamically imported module')) },
  ]);
  const load = jest.fn();
  loadFailedPage(router, load);
  await router.navigate('/there');
  expect(load).not.toHaveBeenCalled();
  await router.navigate('/gone');
  expect(load).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/gone');
});

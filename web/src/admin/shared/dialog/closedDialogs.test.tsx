import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { testDirectory } from '../../../testing/testDirectory.ts';
import { twoListings } from '../../../testing/twoListings.ts';

const directory = testDirectory();
beforeEach(() => directory.fill({ ...twoListings }));
afterEach(() => sessionStorage.clear());

it.each([
  ['/admin', 'dialog=submissions'],
  ['/admin', 'dialog=indexing'],
  ['/admin/businesses', 'edit=1'],
  ['/admin/businesses', 'edit=new'],
  ['/admin/businesses', 'dialog=export'],
  ['/admin/businesses', 'dialog=filters'],
  ['/admin/businesses', 'dialog=bulk'],
  ['/admin/businesses', 'dialog=delete&id=1'],
  ['/admin/businesses/categories', 'dialog=new'],
  ['/admin/businesses/categories', 'rename=1'],
  ['/admin/businesses/countries', 'rename=TR'],
  ['/admin/reviews', 'dialog=hide&id=1'],
  ['/admin/settings', 'panel=versions'],
  ['/admin/settings', 'code=new'],
  ['/admin/ads', 'panel=versions'],
  ['/admin/pricing', 'dialog=sell'],
  ['/admin/analytics', 'listing=1'],
  ['/admin/operators/webhooks', 'edit=new'],
  ['/admin/database', 'dialog=reset'],
])(
  'on %s, Back after ?%s was closed leads to the screen before, not to the dialog',
  async (screenPath, open) => {
    const { router, address } = await renderScreen('/admin/audit', { directory });
    await act(() => router.navigate(screenPath));
    await act(() => router.navigate(`${screenPath}?${open}`));
    await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => router.navigate(-1));
    expect([address().split('?')[0], screen.queryAllByRole('dialog').length]).toEqual([screenPath, 0]);
  },
);

import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBusiness } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { testDirectory } from '../../../testing/testDirectory.ts';

const directory = testDirectory();
beforeEach(() => directory.fill({ businesses: [sampleBusiness({ id: 1 })] }));

describe.each([
  '/admin/businesses',
  '/admin/businesses/categories',
  '/admin/businesses/cities',
  '/admin/reviews',
  '/admin/messages',
])('the search of %s', (path) => {
  it('searches after a pause in typing, and keeps the focus', async () => {
    const { address } = await renderScreen(path, { directory });
    const field = await screen.findByRole('searchbox', { name: /ara/i });
    await userEvent.type(field, 'ka');
    await waitFor(() => expect(address()).toBe(`${path}?search=ka`));
    await userEvent.keyboard('fe');
    await waitFor(() => expect(address()).toBe(`${path}?search=kafe`));
    expect(screen.getByRole('searchbox', { name: /ara/i })).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('kafe');
  });

  it('follows the address after Back', async () => {
    const { router } = await renderScreen(path, { directory });
    const field = await screen.findByRole('searchbox', { name: /ara/i });
    await act(() => router.navigate(`${path}?search=kafe`));
    await waitFor(() => expect(field).toHaveValue('kafe'));
    field.focus();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(field).toHaveValue(''));
    await act(() => router.navigate(1));
    await waitFor(() => expect(field).toHaveValue('kafe'));
  });
});

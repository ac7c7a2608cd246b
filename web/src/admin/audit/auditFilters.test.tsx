import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();

it('a day goes into the URL as a whole, in one history entry', async () => {
  const { address, router } = await renderScreen('/admin/audit', { directory });
  const field = await screen.findByLabelText<HTMLInputElement>('Başlangıç günü');
  const { key } = router.state.location;
  // As browsers report a day while its year is typed.
  for (const value of ['0002-11-05', '0020-11-05', '0202-11-05'])
    fireEvent.change(field, { target: { value } });
  expect(router.state.location.key).toBe(key);
  expect(field).toHaveValue('0202-11-05');
  fireEvent.change(field, { target: { value: '2026-11-05' } });
  await waitFor(() => expect(address()).toBe('/admin/audit?from=2026-11-05'));
  expect(router.state.historyAction).toBe('REPLACE');
  fireEvent.change(field, { target: { value: '' } });
  expect(address()).toBe('/admin/audit?from=2026-11-05');
  fireEvent.blur(field);
  await waitFor(() => expect(address()).toBe('/admin/audit'));
});

it('the keyboard passes the number of an object without opening another page', async () => {
  const path = '/admin/audit?kind=business&after=MTA%3D';
  const { address, router } = await renderScreen(path, { directory });
  const field = await screen.findByRole('textbox', { name: /^Nesne numarası/ });
  const { key } = router.state.location;
  await userEvent.click(field);
  await userEvent.tab();
  expect(address()).toBe(path);
  expect(router.state.location.key).toBe(key);
  await userEvent.type(field, '7');
  await userEvent.tab();
  await waitFor(() => expect(address()).toBe('/admin/audit?kind=business&object=7'));
});

import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();

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

import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/renderPage.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();
const footer = () => within(screen.getByRole('contentinfo'));

it('an unsent message is preserved while another page is visited', async () => {
  await renderPage('/contact', { directory });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'About a café');
  await user.click(footer().getByRole('link', { name: 'About' }));
  await screen.findByRole('heading', { level: 1, name: /About/ });
  await user.click(footer().getByRole('link', { name: 'Contact' }));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
  expect([name.value, message.value]).toEqual(['Ada', 'About a café']);
});

it('a refused field is marked, tied to its reason, and has the focus', async () => {
  await renderPage('/contact', { directory });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@mail.example');
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), ' ');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'About a café');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  const subject = screen.getByRole('textbox', { name: 'Subject' });
  await waitFor(() => expect(subject.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(subject);
  const reason = document.getElementById(subject.getAttribute('aria-describedby') ?? '');
  expect(reason?.getAttribute('role')).toBe('alert');
});

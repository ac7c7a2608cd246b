import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSessionHint } from '../admin/shared/session/sessionHint.ts';
import { OperatorSessionDocument } from '../graphql/generated.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { testDirectory } from '../testing/testDirectory.ts';

const directory = testDirectory();
const nobody = { operator: { isLoggedOut: true } };

beforeEach(() => directory.fill({}));
afterEach(() => localStorage.clear());

const open = (failing = new Set<string>()) => renderScreen('/admin/excel', { directory, failing });
const logOut = async () => {
  const [button] = screen.getAllByRole('button', { name: 'Çıkış Yap', hidden: true });
  if (button) await userEvent.click(button);
};

describe('the way into the back office', () => {
  it('leads anonymous visitors to the login, with the way back, and asks nothing else of the server', async () => {
    const { address, calls } = await renderScreen('/admin/excel?import=12', {
      directory,
      content: { ...nobody },
    });
    expect(await screen.findByLabelText('Erişim anahtarı')).toBeInTheDocument();
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fexcel%3Fimport%3D12');
    expect(calls.map(({ name }) => name)).toEqual(['OperatorSession']);
    expect(screen.queryByText(/Oturumunuz sona erdi/)).not.toBeInTheDocument();
  });

  it('does not believe the marks in the browser', async () => {
    setSessionHint();
    await renderScreen('/admin/excel', { directory, content: { ...nobody } });
    expect(await screen.findByText(/Oturumunuz sona erdi/)).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('shows nothing until the server has answered', async () => {
    let answer = (): void => undefined;
    const until = new Promise<void>((resolve) => (answer = resolve));
    const { container, calls } = await renderScreen('/admin/excel', {
      directory,
      held: { operation: 'OperatorSession', until },
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(container).toHaveTextContent('');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await act(async () => answer());
    expect(await screen.findByRole('heading', { name: 'Excel İçe Aktarma' })).toBeInTheDocument();
  });

  it('names the screen, who works here and for how long', async () => {
    await directory.executeOrThrow(OperatorSessionDocument, {});
    await directory.sql("UPDATE sessions SET expires_at = now() + interval '18.5 hours'");
    await open();
    expect(await screen.findByRole('heading', { name: 'Excel İçe Aktarma' })).toBeInTheDocument();
    const [rail] = screen.getAllByRole('link', { name: 'Excel İçe Aktarma', hidden: true });
    expect(rail).toHaveAttribute('aria-current', 'page');
    const [root] = screen.getAllByRole('link', { name: 'Dashboard', hidden: true });
    expect(root).not.toHaveAttribute('aria-current');
    expect(screen.getAllByText('Elif Aksoy')[0]).toBeInTheDocument();
    expect(screen.getAllByText('Oturum 18 sa daha açık')[0]).toBeInTheDocument();
    expect(screen.getAllByText('Business Directory v1.0')[0]).toBeInTheDocument();
  });

  it('goes back to the login with a word when the session ends at work', async () => {
    const { address, router } = await open();
    expect(await screen.findByText(/Henüz içe aktarma yok/)).toBeInTheDocument();
    await directory.sql('DELETE FROM sessions');
    await act(() => router.navigate('/admin/excel?history=2'));
    expect(await screen.findByText(/Oturumunuz sona erdi/)).toBeInTheDocument();
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fexcel%3Fhistory%3D2');
  });

  it('goes back to the login at once when another tab logs out', async () => {
    const { address } = await open();
    expect(await screen.findByText(/Henüz içe aktarma yok/)).toBeInTheDocument();
    await directory.sql('DELETE FROM sessions');
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminAuthenticated' })));
    expect(await screen.findByLabelText('Erişim anahtarı')).toBeInTheDocument();
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fexcel');
  });

  it('moves the focus to the opened screen', async () => {
    const { router } = await open();
    const [link] = await screen.findAllByRole('link', { name: 'Hesabım', hidden: true });
    link?.focus();
    await act(() => router.navigate('/admin/account'));
    expect(await screen.findByRole('heading', { name: 'Hesabım' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('logs out on the server and clears the selection', async () => {
    const { address } = await open();
    await screen.findByRole('heading', { name: 'Excel İçe Aktarma' });
    expect(localStorage).not.toHaveLength(0);
    await logOut();
    expect(await screen.findByLabelText('Erişim anahtarı')).toBeInTheDocument();
    expect(address()).toBe('/admin/login');
    expect(await directory.sql('SELECT FROM sessions WHERE revoked_at IS NULL')).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText(/Oturumunuz sona erdi/)).not.toBeInTheDocument();
  });

  it('reports a failed logout, and stays', async () => {
    await open(new Set(['LogOut']));
    await screen.findByRole('heading', { name: 'Excel İçe Aktarma' });
    await logOut();
    expect(await screen.findByText(/oturum hâlâ açık/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Excel İçe Aktarma' })).toBeInTheDocument();
  });

  it('offers to try again when the server is out of reach', async () => {
    const failing = new Set(['OperatorSession']);
    await open(failing);
    expect(await screen.findByText('Oturum denetlenemedi')).toBeInTheDocument();
    failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByRole('heading', { name: 'Excel İçe Aktarma' })).toBeInTheDocument();
  });
});

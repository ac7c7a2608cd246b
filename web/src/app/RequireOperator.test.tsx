import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSessionHint } from '../admin/shared/session/sessionHint.ts';
import { GraphRefusal } from '../testing/fakeGraph.ts';
import { historyOf, importAnswers } from '../testing/importAnswers.ts';
import { renderAdmin, sessionAnswer } from '../testing/renderAdmin.tsx';

const nobody = () => ({ session: null });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the way into the back office', () => {
  it('leads strangers to the login, with the way back, and asks nothing else of the server', async () => {
    const { address, calls } = await renderAdmin(
      '/admin/excel?import=12',
      importAnswers({ OperatorSession: nobody }),
    );
    expect(await screen.findByLabelText('Erişim anahtarı')).toBeInTheDocument();
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fexcel%3Fimport%3D12');
    expect(calls.map(({ name }) => name)).toEqual(['OperatorSession']);
    expect(screen.queryByText(/Oturumunuz sona erdi/)).not.toBeInTheDocument();
  });

  it('does not believe the marks in the browser', async () => {
    setSessionHint();
    await renderAdmin('/admin/excel', importAnswers({ OperatorSession: nobody }));
    expect(await screen.findByText(/Oturumunuz sona erdi/)).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('shows nothing until the server has answered', async () => {
    let answer: (session: object) => void = () => undefined;
    const asked = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const { container, calls } = await renderAdmin(
      '/admin/excel',
      importAnswers({ OperatorSession: () => asked }),
    );
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(container).toHaveTextContent('');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await act(async () => answer(sessionAnswer()));
    expect(await screen.findByRole('heading', { name: 'Excel İçe Aktarma' })).toBeInTheDocument();
  });

  it('names the screen, who works here and for how long', async () => {
    await renderAdmin('/admin/excel', importAnswers());
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
    const answers = importAnswers({
      ImportHistory: async ({ offset }) => {
        await new Promise((resolve) => setTimeout(resolve));
        if (offset === 10) throw new GraphRefusal('UNAUTHENTICATED');
        return historyOf([]);
      },
    });
    const { address, router } = await renderAdmin('/admin/excel', answers);
    expect(await screen.findByText(/Henüz içe aktarma yok/)).toBeInTheDocument();
    await act(() => router.navigate('/admin/excel?history=2'));
    expect(await screen.findByText(/Oturumunuz sona erdi/)).toBeInTheDocument();
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fexcel%3Fhistory%3D2');
  });

  it('logs out on the server and forgets the marks', async () => {
    const { address, calls } = await renderAdmin(
      '/admin/excel',
      importAnswers({ LogOut: () => ({ logOut: true }) }),
    );
    await screen.findByRole('heading', { name: 'Excel İçe Aktarma' });
    expect(localStorage).not.toHaveLength(0);
    const [button] = screen.getAllByRole('button', { name: 'Çıkış Yap', hidden: true });
    if (button) await userEvent.click(button);
    expect(await screen.findByLabelText('Erişim anahtarı')).toBeInTheDocument();
    expect(address()).toBe('/admin/login');
    expect(calls.some(({ name }) => name === 'LogOut')).toBe(true);
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText(/Oturumunuz sona erdi/)).not.toBeInTheDocument();
  });

  it('reports a failed logout, and stays', async () => {
    const answers = importAnswers({
      LogOut: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await renderAdmin('/admin/excel', answers);
    await screen.findByRole('heading', { name: 'Excel İçe Aktarma' });
    const [button] = screen.getAllByRole('button', { name: 'Çıkış Yap', hidden: true });
    if (button) await userEvent.click(button);
    expect(await screen.findByText(/oturum hâlâ açık/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Excel İçe Aktarma' })).toBeInTheDocument();
  });

  it('offers to try again when the server is out of reach', async () => {
    let isUp = false;
    const answers = importAnswers({
      OperatorSession: () => {
        if (!isUp) throw new TypeError('Failed to fetch');
        return sessionAnswer();
      },
    });
    await renderAdmin('/admin/excel', answers);
    expect(await screen.findByText('Oturum denetlenemedi')).toBeInTheDocument();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByRole('heading', { name: 'Excel İçe Aktarma' })).toBeInTheDocument();
  });
});

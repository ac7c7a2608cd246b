import '@testing-library/jest-dom/jest-globals';
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '../../../ui/feedback/ToastProvider.tsx';
import { turkish } from '../../../../../domain/messages/turkish.ts';
import { useAction } from './useAction.ts';

afterEach(cleanup);

function open() {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const { result } = renderHook(useAction, {
    wrapper: ({ children }) => (
      <ApolloProvider client={client}>
        <ToastProvider>{children}</ToastProvider>
      </ApolloProvider>
    ),
  });
  return result.current;
}

const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Written in English.', extensions: { code } }] });
const shown = () => screen.getByRole('region', { name: /^Notifications/ }).textContent;

describe('an action of an operator', () => {
  it('that succeeds is reported with its undo, which runs when its button is pressed', async () => {
    const { attempt } = open();
    const undo = jest.fn();
    expect(await attempt(() => Promise.resolve(), { text: 'Kayıt silindi', undo })).toBe(true);
    expect(await screen.findByText('Kayıt silindi')).toBeVisible();
    expect(undo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('that succeeds without a text of its own is not reported', async () => {
    const { attempt } = open();
    expect(await attempt(() => Promise.resolve())).toBe(true);
    expect(shown()).toBe('');
  });

  it('reports a refusal in Turkish, and no success', async () => {
    const { attempt } = open();
    expect(await attempt(() => Promise.reject(refusal('CONFLICT')), { text: 'Kayıt silindi' })).toBe(false);
    await waitFor(() => expect(shown()).toContain(turkish.requestFailed));
    expect(shown()).toContain('Hata!');
    expect(shown()).not.toContain('Kayıt silindi');
  });

  it('that is refused because the session has ended is left to the login', async () => {
    const { attempt } = open();
    expect(await attempt(() => Promise.reject(refusal('UNAUTHENTICATED')))).toBe(false);
    expect(shown()).toBe('');
  });
});

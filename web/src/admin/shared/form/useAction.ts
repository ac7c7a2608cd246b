import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { readOperatorError } from '../text/readOperatorError.ts';

interface Success {
  title?: string;
  text?: string | undefined;
  /** Undoes the action; adds a button to the toast. */
  undo?: (() => unknown) | undefined;
}

/** Runs an operator's actions, and shows their outcome as a toast. */
export function useAction() {
  const client = useApolloClient();
  const toast = useToast();

  /** Shows why an action failed; nothing if the session has ended, because the login opens then. */
  function fail(error: unknown): void {
    const { code, message } = readOperatorError(error);
    if (code !== 'UNAUTHENTICATED') toast({ title: 'Hata!', text: message, tone: 'danger' });
  }

  function succeed({ title = 'Başarılı!', text, undo }: Success): void {
    const action = undo ? { action: { label: 'Geri al', onPress: () => void undo() } } : {};
    toast({ title, text, tone: 'positive', ...action });
  }

  /** Runs an action, shows its failure and, if given, its success. Returns whether it succeeded. */
  async function attempt(action: () => Promise<unknown>, success?: Success): Promise<boolean> {
    try {
      await action();
    } catch (error) {
      fail(error);
      return false;
    }
    if (success) succeed(success);
    return true;
  }

  /** Reads what the screen shows again. */
  const refetchLists = () => client.refetchQueries({ include: 'active' });

  return { attempt, succeed, fail, refetchLists };
}

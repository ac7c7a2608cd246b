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

  /** Reads what the screen shows again. */
  const refetchLists = () => client.refetchQueries({ include: 'active' });

  /** Shows why an action failed; nothing if the session has ended, because the login opens then. */
  function fail(error: unknown): void {
    const { code, message } = readOperatorError(error);
    if (code !== 'UNAUTHENTICATED') toast({ title: 'Hata!', text: message, tone: 'danger' });
  }

  function succeed({ title = 'Başarılı!', text, undo }: Success): void {
    const action = undo ? { action: { label: 'Geri al', onPress: () => void undo() } } : {};
    toast({ title, text, tone: 'positive', ...action });
  }

  /**
   * Runs an action, shows its failure and, if given, its success. Returns whether it succeeded. If the screen turns out to be older
   * than what is stored, its queries are read again, so that the next attempt is based on the new state.
   */
  async function attempt(action: () => Promise<unknown>, success?: Success): Promise<boolean> {
    try {
      await action();
    } catch (error) {
      fail(error);
      if (isOutdated(error)) void refetchLists().catch(() => undefined);
      return false;
    }
    if (success) succeed(success);
    return true;
  }

  return { attempt, succeed, fail, refetchLists };
}

/** Whether an error says that the target was changed or removed since it was read. */
export function isOutdated(error: unknown): boolean {
  return ['CONFLICT', 'NOT_FOUND', 'GONE'].includes(readOperatorError(error).code);
}

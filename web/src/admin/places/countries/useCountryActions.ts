import { isolated } from '../../../../../domain/text/bidi.ts';
import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import type { CountryRename_RowFragment } from '../../../graphql/generated.ts';
import { UndoCountryRenameDocument } from '../../../graphql/generated.ts';
import { readOperatorError } from '../../shared/text/readOperatorError.ts';

/** Actions on the name of a country, each with a toast. */
export function useCountryActions() {
  const client = useApolloClient();
  const toast = useToast();

  const readListsAgain = () => client.refetchQueries({ include: 'active' });

  async function undo(id: number) {
    try {
      await client.mutate({ mutation: UndoCountryRenameDocument, variables: { id } });
      toast({ title: 'Geri alındı', tone: 'positive' });
      await readListsAgain();
    } catch (thrown) {
      const { code, message } = readOperatorError(thrown);
      if (code === 'UNAUTHENTICATED') return;
      const text = message;
      toast({ title: 'Hata!', text, tone: 'danger' });
    }
  }

  /** Reports a new name, with its way back. */
  async function reportRename({ id, before, after }: CountryRename_RowFragment) {
    toast({
      title: 'Ülkenin adı değişti',
      text: `${isolated(before)} → ${isolated(after)}`,
      tone: 'positive',
      action: { label: 'Geri al', onPress: () => void undo(id) },
    });
    await readListsAgain();
  }

  return { undo, reportRename, readListsAgain };
}

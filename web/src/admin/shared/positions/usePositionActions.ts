import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import {
  DismissPositionIssueDocument,
  ReopenPositionIssueDocument,
  SaveBusinessDocument,
} from '../../../graphql/generated.ts';
import { useBusinessActions } from '../listing/useBusinessActions.ts';

interface Listing {
  id: number;
  name: string;
  version: number;
}

/** Actions on a position issue, each with a toast and an undo. Returns whether it succeeded. */
export function usePositionActions() {
  const client = useApolloClient();
  const toast = useToast();
  const { undoVersion, readListsAgain, fail } = useBusinessActions();

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      await readListsAgain();
      return true;
    } catch (thrown) {
      fail(thrown);
      return false;
    }
  }

  /** Stores a new position, as any edit of the listing. */
  const move = ({ id, name, version }: Listing, to: { latitude: number; longitude: number }) =>
    attempt(async () => {
      const { data } = await client.mutate({
        mutation: SaveBusinessDocument,
        variables: { id, version, input: to },
      });
      const saved = data?.updateBusiness;
      toast({
        title: 'Konum kaydedildi',
        text: name,
        tone: 'positive',
        ...(saved
          ? { action: { label: 'Geri al', onPress: () => void undoVersion(id, saved.version) } }
          : {}),
      });
    });

  const reopen = ({ id }: Listing) =>
    attempt(async () => {
      await client.mutate({ mutation: ReopenPositionIssueDocument, variables: { businessId: id } });
    });

  /** Says that the position is right. */
  const dismiss = (listing: Listing) =>
    attempt(async () => {
      await client.mutate({ mutation: DismissPositionIssueDocument, variables: { businessId: listing.id } });
      toast({
        title: 'Konum doğru olarak işaretlendi',
        text: listing.name,
        tone: 'positive',
        action: { label: 'Geri al', onPress: () => void reopen(listing) },
      });
    });

  return { move, dismiss, reopen };
}

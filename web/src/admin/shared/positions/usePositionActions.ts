import { useApolloClient } from '@apollo/client/react';
import {
  DismissPositionIssueDocument,
  ReopenPositionIssueDocument,
  SaveBusinessDocument,
} from '../../../graphql/generated.ts';
import { useAction } from '../form/useAction.ts';
import { useBusinessActions } from '../listing/useBusinessActions.ts';

interface Listing {
  id: number;
  name: string;
  version: number;
}

/** Actions on a position issue, each with a toast and an undo. Returns whether it succeeded. */
export function usePositionActions() {
  const client = useApolloClient();
  const { attempt, succeed, refetchLists } = useAction();
  const { undoVersion } = useBusinessActions();

  /** Stores a new position, as any edit of the listing. */
  const move = ({ id, name, version }: Listing, to: { latitude: number; longitude: number }) =>
    attempt(async () => {
      const { data } = await client.mutate({
        mutation: SaveBusinessDocument,
        variables: { id, version, input: to },
      });
      const saved = data?.updateBusiness;
      succeed({
        title: 'Konum kaydedildi',
        text: name,
        undo: saved && (() => undoVersion(id, saved.version)),
      });
      await refetchLists();
    });

  const reopen = ({ id }: Listing) =>
    attempt(async () => {
      await client.mutate({ mutation: ReopenPositionIssueDocument, variables: { businessId: id } });
      await refetchLists();
    });

  /** Marks the position as right. */
  const dismiss = (listing: Listing) =>
    attempt(async () => {
      await client.mutate({ mutation: DismissPositionIssueDocument, variables: { businessId: listing.id } });
      succeed({
        title: 'Konum doğru olarak işaretlendi',
        text: listing.name,
        undo: () => reopen(listing),
      });
      await refetchLists();
    });

  return { move, dismiss, reopen };
}

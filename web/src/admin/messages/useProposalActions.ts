import {
  InboxCountsDocument,
  ProposalListDocument,
  useDecideProposalMutation,
  useMarkProposalSpamMutation,
  useRetryProposalMailMutation,
  useUndoProposalMutation,
  type Proposal_ProposalFragment,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';

const refetchQueries = [ProposalListDocument, InboxCountsDocument];

/** Actions on a proposal, each with a toast. */
export function useProposalActions({ id, businessVersion, isSpam }: Proposal_ProposalFragment) {
  const { attempt } = useAction();
  const [decide, deciding] = useDecideProposalMutation({ refetchQueries });
  const [mark, marking] = useMarkProposalSpamMutation({ refetchQueries });
  const [undo, undoing] = useUndoProposalMutation({ refetchQueries });
  const [retryMail, retrying] = useRetryProposalMailMutation({ refetchQueries });
  const settle = (isAccepted: boolean, fields: string[], text: string) =>
    attempt(() => decide({ variables: { input: { id, isAccepted, fields, version: businessVersion } } }), {
      text,
    });
  return {
    isBusy: deciding.loading || marking.loading || undoing.loading || retrying.loading,
    accept: (fields: string[]) => settle(true, fields, 'Öneri kabul edildi'),
    reject: () => settle(false, [], 'Öneri reddedildi'),
    toggleSpam: () =>
      attempt(() => mark({ variables: { id, isSpam: !isSpam } }), {
        text: isSpam ? 'Bekleyenlere alındı' : 'Spam olarak işaretlendi',
      }),
    retryMail: () =>
      attempt(() => retryMail({ variables: { id } }), { text: 'E-posta yeniden sıraya alındı' }),
    undo: (revisionId: number) =>
      attempt(() => undo({ variables: { id: revisionId } }), { text: 'Kabul edilen değişiklik geri alındı' }),
  };
}

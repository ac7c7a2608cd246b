import { isolated, joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
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
import { adminPaths } from '../../lib/adminPaths.ts';
import { paths } from '../../lib/paths.ts';
import { isNews, ProposalChanges } from './ProposalChanges.tsx';
import { messageText } from '../shared/text/messageText.ts';
import { formatDateTime } from '../shared/text/formatTurkish.ts';
import { outcomeMailLabels, proposalKindLabels } from './proposalLabels.ts';
import { css } from '../../ui/theme/styles.ts';

const refetchQueries = [ProposalListDocument, InboxCountsDocument];

/** One proposal: who wants what, the difference field by field, and the decision. */
export function ProposalCard({ proposal }: { proposal: Proposal_ProposalFragment }) {
  const id = useId();
  const { attempt } = useAction();
  const { kind, status, changes, businessName, isSpam, revisionId } = proposal;
  const [selected, setSelected] = useState<readonly string[]>(changes.map(({ field }) => field));
  const news = changes.filter(isNews).map(({ field }) => field);
  const chosen = news.filter((field) => selected.includes(field));
  const acceptable = news.length > 0 ? chosen : changes.map(({ field }) => field);
  const [decide, deciding] = useDecideProposalMutation({ refetchQueries });
  const [mark, marking] = useMarkProposalSpamMutation({ refetchQueries });
  const [undo, undoing] = useUndoProposalMutation({ refetchQueries });
  const [retryMail, retrying] = useRetryProposalMailMutation({ refetchQueries });
  const isBusy = deciding.loading || marking.loading || undoing.loading || retrying.loading;
  const mailError = messageText(proposal.outcomeMailErrorMessage, proposal.outcomeMailError);
  const isOpen = status === 'OPEN' && !isSpam;

  const settle = (isAccepted: boolean) =>
    attempt(
      () =>
        decide({
          variables: {
            input: {
              id: proposal.id,
              isAccepted,
              fields: isAccepted ? acceptable : [],
              version: proposal.businessVersion,
            },
          },
        }),
      { text: isAccepted ? 'Öneri kabul edildi' : 'Öneri reddedildi' },
    );

  return (
    <Card as="li" aria-labelledby={id} className={css({ p: { base: '4', md: '5' }, minW: '0' })}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.h2 id={id} textStyle="md" fontWeight="bold" minW="0" overflowWrap="anywhere">
          <TextLink to={`${adminPaths.businesses()}?edit=${proposal.businessId}`}>
            <bdi>{businessName}</bdi>
          </TextLink>
        </chakra.h2>
        <Badge>{proposalKindLabels[kind]}</Badge>
        {status === 'ACCEPTED' ? <Badge tone="positive">Kabul edildi</Badge> : null}
        {status === 'REJECTED' ? <Badge tone="warning">Reddedildi</Badge> : null}
      </chakra.div>
      <chakra.p color="muted" overflowWrap="anywhere">
        {joinIsolated([proposal.name, proposal.email, formatDateTime(proposal.createdAt)], ' · ')}
        {proposal.decidedAt
          ? ` · karar: ${isolated(proposal.operatorName ?? 'Sistem')}, ${formatDateTime(proposal.decidedAt)}`
          : ''}
        {proposal.outcomeMail ? ` · ${outcomeMailLabels[proposal.outcomeMail]}` : ''}
        {mailError === null ? '' : `: ${isolated(mailError)}`}
      </chakra.p>
      {proposal.message ? (
        <chakra.p dir="auto" mt="2" maxW="text" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {proposal.message}
        </chakra.p>
      ) : null}
      {changes.length > 0 ? (
        <ProposalChanges
          businessName={businessName}
          changes={changes}
          selected={isOpen ? selected : null}
          onSelect={setSelected}
        />
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
        {isOpen ? (
          <>
            <Button
              size="sm"
              disabled={isBusy || (news.length > 0 && chosen.length === 0 && kind !== 'REPORT')}
              onClick={() => void settle(true)}
            >
              {news.length > 0 ? `Seçilenleri kabul et (${chosen.length})` : 'İlgilenildi'}
            </Button>
            <Button variant="line" size="sm" disabled={isBusy} onClick={() => void settle(false)}>
              Reddet
            </Button>
          </>
        ) : null}
        {status === 'OPEN' ? (
          <Button
            variant="ghost"
            size="sm"
            disabled={isBusy}
            onClick={() =>
              void attempt(() => mark({ variables: { id: proposal.id, isSpam: !isSpam } }), {
                text: isSpam ? 'Bekleyenlere alındı' : 'Spam olarak işaretlendi',
              })
            }
          >
            {isSpam ? 'Spam değil' : 'Spam'}
          </Button>
        ) : null}
        {proposal.outcomeMail === 'FAILED' ? (
          <Button
            variant="line"
            size="sm"
            disabled={isBusy}
            aria-label={`E-postayı yeniden gönder: ${businessName}`}
            onClick={() =>
              void attempt(() => retryMail({ variables: { id: proposal.id } }), {
                text: 'E-posta yeniden sıraya alındı',
              })
            }
          >
            E-postayı yeniden gönder
          </Button>
        ) : null}
        {revisionId !== null ? (
          <Button
            variant="line"
            size="sm"
            disabled={isBusy}
            aria-label={`Geri al: ${businessName}`}
            onClick={() =>
              void attempt(() => undo({ variables: { id: revisionId } }), {
                text: 'Kabul edilen değişiklik geri alındı',
              })
            }
          >
            Geri al
          </Button>
        ) : null}
        <Button asChild variant="ghost" size="sm">
          <a href={paths.business(proposal.businessSlug)} target="_blank" rel="noopener">
            Sayfayı aç
          </a>
        </Button>
      </chakra.div>
    </Card>
  );
}

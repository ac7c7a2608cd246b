import { isolated, joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { Proposal_ProposalFragment } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { paths } from '../../lib/paths.ts';
import { changesListing, ProposalChanges } from './ProposalChanges.tsx';
import { messageText } from '../shared/text/messageText.ts';
import { formatDateTime } from '../shared/text/formatTurkish.ts';
import { outcomeMailLabels, proposalKindLabels } from './proposalLabels.ts';
import { useProposalActions } from './useProposalActions.ts';
import { css } from '../../ui/theme/styles.ts';
import { ActionButton } from '../shared/form/ActionButton.tsx';

interface ProposalProps {
  proposal: Proposal_ProposalFragment;
}

/** One proposal: who wants what, the difference field by field, and the decision. */
export function ProposalCard({ proposal }: ProposalProps) {
  const id = useId();
  const { kind, status, changes, businessName, businessId } = proposal;
  const [selected, setSelected] = useState<readonly string[]>(changes.map(({ field }) => field));
  return (
    <Card as="li" aria-labelledby={id} className={css({ p: { base: '4', md: '5' }, minW: '0' })}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.h2 id={id} textStyle="md" fontWeight="bold" minW="0" overflowWrap="anywhere">
          <TextLink to={`${adminPaths.businesses()}?edit=${businessId}`}>
            <bdi>{businessName}</bdi>
          </TextLink>
        </chakra.h2>
        <Badge>{proposalKindLabels[kind]}</Badge>
        {status === 'ACCEPTED' ? <Badge tone="positive">Kabul edildi</Badge> : null}
        {status === 'REJECTED' ? <Badge tone="warning">Reddedildi</Badge> : null}
      </chakra.div>
      <SenderAndOutcome proposal={proposal} />
      {proposal.message ? (
        <chakra.p dir="auto" mt="2" maxW="text" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {proposal.message}
        </chakra.p>
      ) : null}
      {changes.length > 0 ? (
        <ProposalChanges
          businessName={businessName}
          changes={changes}
          selected={isUndecided(proposal) ? selected : null}
          onSelect={setSelected}
        />
      ) : null}
      <ProposalActions proposal={proposal} selected={selected} />
    </Card>
  );
}

const isUndecided = ({ status, isSpam }: Proposal_ProposalFragment): boolean => status === 'OPEN' && !isSpam;

function SenderAndOutcome({ proposal }: ProposalProps) {
  const { name, email, createdAt, decidedAt, operatorName, outcomeMail } = proposal;
  const mailError = messageText(proposal.outcomeMailErrorMessage, proposal.outcomeMailError);
  return (
    <chakra.p color="muted" overflowWrap="anywhere">
      {joinIsolated([name, email, formatDateTime(createdAt)], ' · ')}
      {decidedAt ? ` · karar: ${isolated(operatorName ?? 'Sistem')}, ${formatDateTime(decidedAt)}` : ''}
      {outcomeMail ? ` · ${outcomeMailLabels[outcomeMail]}` : ''}
      {mailError === null ? '' : `: ${isolated(mailError)}`}
    </chakra.p>
  );
}

function ProposalActions({ proposal, selected }: ProposalProps & { selected: readonly string[] }) {
  const { kind, status, changes, businessName, businessSlug, isSpam, revisionId, outcomeMail } = proposal;
  const { isBusy, accept, reject, toggleSpam, retryMail, undo } = useProposalActions(proposal);
  const news = changes.filter(changesListing).map(({ field }) => field);
  const chosen = news.filter((field) => selected.includes(field));
  const acceptable = news.length > 0 ? chosen : changes.map(({ field }) => field);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
      {isUndecided(proposal) ? (
        <>
          <ActionButton
            size="sm"
            disabled={isBusy || (news.length > 0 && chosen.length === 0 && kind !== 'REPORT')}
            onAct={() => accept(acceptable)}
          >
            {news.length > 0 ? `Seçilenleri kabul et (${chosen.length})` : 'İlgilenildi'}
          </ActionButton>
          <ActionButton variant="line" size="sm" disabled={isBusy} onAct={() => reject()}>
            Reddet
          </ActionButton>
        </>
      ) : null}
      {status === 'OPEN' ? (
        <ActionButton variant="ghost" size="sm" disabled={isBusy} onAct={() => toggleSpam()}>
          {isSpam ? 'Spam değil' : 'Spam'}
        </ActionButton>
      ) : null}
      {outcomeMail === 'FAILED' ? (
        <ActionButton
          variant="line"
          size="sm"
          disabled={isBusy}
          aria-label={`E-postayı yeniden gönder: ${businessName}`}
          onAct={() => retryMail()}
        >
          E-postayı yeniden gönder
        </ActionButton>
      ) : null}
      {revisionId !== null ? (
        <ActionButton
          variant="line"
          size="sm"
          disabled={isBusy}
          aria-label={`Geri al: ${businessName}`}
          onAct={() => undo(revisionId)}
        >
          Geri al
        </ActionButton>
      ) : null}
      <Button asChild variant="ghost" size="sm">
        <a href={paths.business(businessSlug)} target="_blank" rel="noopener">
          Sayfayı aç
        </a>
      </Button>
    </chakra.div>
  );
}

import { isolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { useReviewDecisionListQuery, type ReviewDecision_RowFragment } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { undoIcon } from '../../ui/icon/adminIcons.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { backIcon } from '../../ui/icon/icons.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { PagedList } from '../shared/table/PagedList.tsx';
import { useListPage } from '../shared/table/useListPage.ts';
import { formatDateTime, formatNumber } from '../shared/text/formatTurkish.ts';
import { decisionLabel, reasonLine, reviewsText } from './reviewLabels.ts';
import { useReviewActions } from './useReviewActions.ts';
import { css } from '../../ui/theme/styles.ts';

const PAGE_SIZE = 20;

/** Decisions about reviews, each with an undo. */
export function Component() {
  const [page, openPage] = useListPage();
  const result = useReviewDecisionListQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  const { undo } = useReviewActions();
  const [busyId, setBusyId] = useState<number | null>(null);
  return (
    <>
      <PageHeading
        title="Yorum kararları"
        note={data ? `${formatNumber(data.reviewModerations.totalCount)} karar` : undefined}
        action={
          <Button asChild variant="line" size="sm">
            <Link to={adminPaths.reviews()}>
              <Icon path={backIcon} size={18} />
              Yorumlar
            </Link>
          </Button>
        }
      />
      <Card className={css({ px: { base: '4', md: '5' }, py: '2' })} aria-busy={result.loading}>
        <PagedList
          result={result}
          errorTitle="Kararlar alınamadı"
          rowsOf={({ reviewModerations }) => reviewModerations}
          empty={{
            title: 'Henüz karar yok',
            text: 'Gizlenen, yeniden yayına alınan ve kaldırılan yorumlar burada listelenir.',
          }}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={openPage}
        >
          {(nodes) => (
            <ul aria-label="Kararlar">
              {nodes.map((decision) => (
                <DecisionRow
                  key={decision.id}
                  decision={decision}
                  isBusy={busyId === decision.id}
                  onUndo={() => {
                    setBusyId(decision.id);
                    void undo(decision.id).finally(() => setBusyId(null));
                  }}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </>
  );
}

interface DecisionRowProps {
  decision: ReviewDecision_RowFragment;
  isBusy: boolean;
  onUndo: () => void;
}

function DecisionRow({ decision, isBusy, onUndo }: DecisionRowProps) {
  const {
    kind,
    reason,
    note,
    reviewCount,
    listingName,
    operatorName,
    createdAt,
    canUndo,
    undoneAt,
    skipped,
  } = decision;
  const listing = listingName && (reviewCount > 1 ? `${isolated(listingName)} ve başkaları` : listingName);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="3.5"
      borderBottomWidth="1px"
      borderColor="line"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flex="1" minW="art" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">{decisionLabel(decision)}</chakra.p>
        {reason || note ? <p>{reasonLine(reason, note || null)}</p> : null}
        <chakra.p color="muted" textStyle="xs">
          {joinIsolated([listing, operatorName ?? 'Sistem', formatDateTime(createdAt)], ' · ')}
        </chakra.p>
        {undoneAt && skipped > 0 ? (
          <chakra.p color="muted" textStyle="xs">
            {reviewsText(skipped)} için sonradan başka karar verildiğinden olduğu gibi kaldı.
          </chakra.p>
        ) : null}
      </chakra.div>
      {undoneAt ? <Badge>Geri alındı</Badge> : null}
      {kind === 'REMOVE' ? <Badge tone="danger">Geri alınamaz</Badge> : null}
      {canUndo ? (
        <Button
          variant="line"
          size="sm"
          disabled={isBusy}
          aria-label={`Geri al: ${decisionLabel(decision)}, ${formatDateTime(createdAt)}`}
          onClick={onUndo}
        >
          <Icon path={undoIcon} size={18} />
          Geri al
        </Button>
      ) : null}
    </chakra.li>
  );
}

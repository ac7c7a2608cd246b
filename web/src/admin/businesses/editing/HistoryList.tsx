import { isolated } from '../../../../../domain/text/bidi.ts';
import { fieldLabel } from '../../../../../domain/listing/labels.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { undoIcon } from '../../../ui/icon/adminIcons.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { OperatorQueryState } from '../../shared/page/OperatorQueryState.tsx';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import type { BusinessHistoryQuery } from '../../../graphql/generated.ts';
import { useBusinessHistoryQuery } from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { formatDateTime } from '../../shared/text/formatTurkish.ts';
import { importSearch } from '../../shared/page/importLink.ts';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { showStored } from './showValue.ts';
import { useBusinessActions } from '../../shared/listing/useBusinessActions.ts';
import { css } from '../../../ui/theme/styles.ts';

const PAGE = 20;

type Revision = BusinessHistoryQuery['businessRevisions']['nodes'][number];
type Change = Revision['changes'][number];

/** History of a listing: author, time and changes, each with an undo. */
export function HistoryList({ id }: { id: number }) {
  const [pages, setPages] = useState(1);
  const { undoChange } = useBusinessActions();
  const [busy, setBusy] = useState<number | null>(null);
  async function handleUndo(revisionId: number) {
    setBusy(revisionId);
    await undoChange(revisionId);
    setBusy(null);
  }
  return (
    <chakra.div flex="1" minH="0" overflowY="auto" px="5" py="4">
      {Array.from({ length: pages }, (_, page) => (
        <HistoryPage
          key={page}
          id={id}
          page={page}
          busy={busy}
          onUndo={(revisionId) => void handleUndo(revisionId)}
          onOlder={page === pages - 1 ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </chakra.div>
  );
}

interface HistoryPageProps {
  id: number;
  /** From 0, the newest first. */
  page: number;
  /** The revision that is being undone. */
  busy: number | null;
  onUndo: (revisionId: number) => void;
  /** Shows the next page; only of the last one that is shown. */
  onOlder: (() => void) | undefined;
}

function HistoryPage({ id, page, busy, onUndo, onOlder }: HistoryPageProps) {
  const result = useBusinessHistoryQuery({
    variables: { id, first: PAGE, offset: page * PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  return (
    <OperatorQueryState
      result={{ ...result, data }}
      skeleton={<RowsSkeleton rows={6} />}
      errorTitle="Geçmiş alınamadı"
    >
      {({ businessRevisions: { nodes, pageInfo } }) => (
        <>
          {nodes.length === 0 && page === 0 ? (
            <chakra.p color="muted">Bu kayıt eklendiğinden beri değişmedi.</chakra.p>
          ) : null}
          <chakra.ol
            listStyleType="none"
            display="flex"
            flexDirection="column"
            gap="5"
            mt={page > 0 ? '5' : undefined}
          >
            {nodes.map((revision) => (
              <Entry
                key={revision.id}
                revision={revision}
                isBusy={busy === revision.id}
                onUndo={() => onUndo(revision.id)}
              />
            ))}
          </chakra.ol>
          {pageInfo.hasNextPage && onOlder ? (
            <Button variant="line" size="sm" className={css({ mt: '5' })} onClick={onOlder}>
              Daha eskileri göster
            </Button>
          ) : null}
        </>
      )}
    </OperatorQueryState>
  );
}

interface EntryProps {
  revision: Revision;
  isBusy: boolean;
  onUndo: () => void;
}

function Entry({ revision, isBusy, onUndo }: EntryProps) {
  const changes = shownChanges(revision.changes);
  return (
    <chakra.li pb="4" borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: '0' }}>
      <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <chakra.div minW="0">
          <chakra.p fontWeight="medium">
            <Maker revision={revision} />
          </chakra.p>
          <chakra.time dateTime={revision.createdAt} textStyle="xs" color="muted">
            {formatDateTime(revision.createdAt)}
          </chakra.time>
        </chakra.div>
        <Button
          variant="line"
          size="sm"
          disabled={isBusy}
          aria-label={`Geri al: ${formatDateTime(revision.createdAt)}`}
          onClick={onUndo}
        >
          <Icon path={undoIcon} size={18} />
          Geri al
        </Button>
      </chakra.div>
      <chakra.dl mt="2.5" display="flex" flexDirection="column" gap="2">
        {changes.map((change) => (
          <div key={change.field}>
            <chakra.dt textStyle="xs" color="muted">
              {fieldLabel(change.field)}
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere">
              <chakra.del color="danger" lineClamp="3">
                <bdi>{change.beforeName ?? (showStored(change.before, change.field) || '(boş)')}</bdi>
              </chakra.del>
              <chakra.ins color="positive" textDecoration="none" lineClamp="3">
                <bdi>{change.afterName ?? (showStored(change.after, change.field) || '(boş)')}</bdi>
              </chakra.ins>
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.li>
  );
}

function Maker({ revision: { operatorName, apiKeyName, importId } }: { revision: Revision }) {
  if (importId !== null) {
    const search = importSearch({ importId, problemPage: 1, historyPage: 1 });
    return <TextLink to={adminPaths.imports() + search}>{`İçe aktarma ${importId}`}</TextLink>;
  }
  if (apiKeyName !== null) return <>{`API anahtarı: ${isolated(apiKeyName)}`}</>;
  return (
    <>
      <bdi>{operatorName ?? 'Sistem'}</bdi>
    </>
  );
}

function shownChanges(changes: readonly Change[]): Change[] {
  return changes.map((change) =>
    change.field === 'deletedAt'
      ? {
          ...change,
          before: change.before ? 'çöpte' : 'listede',
          after: change.after ? 'çöpte' : 'listede',
        }
      : change,
  );
}

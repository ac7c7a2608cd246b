import { messageText } from '../../shared/text/messageText.ts';
import { joinIsolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { undoIcon } from '../../../ui/icon/adminIcons.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/text/Card.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { BulkEdit_RowFragment } from '../../../graphql/generated.ts';
import {
  useBulkEditListQuery,
  useCancelBulkEditMutation,
  useUndoBulkEditMutation,
} from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import { ActionButton } from '../../shared/form/ActionButton.tsx';
import { AdminDialog } from '../../shared/dialog/AdminDialog.tsx';
import { formatDateTime, formatNumber, formatPercent } from '../../shared/text/formatTurkish.ts';
import { BackToBusinesses } from '../../shared/page/BackToBusinesses.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { PagedList } from '../../shared/table/PagedList.tsx';
import { useListPage } from '../../shared/table/useListPage.ts';
import { ProgressBar } from '../../shared/page/ProgressBar.tsx';
import { bulkStates, changesText, isRunning, scopeText } from './bulkLabels.ts';
import { useAction } from '../../shared/form/useAction.ts';
import { css } from '../../../ui/theme/styles.ts';

const PAGE_SIZE = 20;
/** Polling interval while a bulk edit runs. */
const POLL_MS = 1500;

/** Bulk edits: their progress, results and undo. */
export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [page, openPage] = useListPage();
  const undoId = Number(params.get('undo'));
  const [hasRunning, setRunning] = useState(false);
  const result = useBulkEditListQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    pollInterval: hasRunning ? POLL_MS : 0,
    skipPollAttempt: () => document.hidden,
  });
  const data = latestData(result);
  const rows = data?.bulkEdits.nodes ?? [];
  const isAnyRunning = rows.some(({ status }) => isRunning(status));
  if (isAnyRunning !== hasRunning) setRunning(isAnyRunning);
  const { attempt } = useAction();
  const [undo] = useUndoBulkEditMutation();
  const [cancel] = useCancelBulkEditMutation();
  const searchOf = (undoing: number | null) => {
    const next = new URLSearchParams();
    if (page > 1) next.set('page', String(page));
    if (undoing) next.set('undo', String(undoing));
    return next.size ? `?${next}` : '';
  };
  const close = () => void navigate({ search: searchOf(null) }, { replace: true, preventScrollReset: true });
  const undoing = rows.find(({ id }) => id === undoId);

  return (
    <>
      <PageHeading
        title="Toplu değişiklikler"
        note={data ? `${formatNumber(data.bulkEdits.totalCount)} değişiklik` : undefined}
        action={<BackToBusinesses />}
      />
      <Card className={css({ px: { base: '4', md: '5' }, py: '2' })}>
        <PagedList
          result={result}
          errorTitle="Toplu değişiklikler alınamadı"
          rowsOf={({ bulkEdits }) => bulkEdits}
          empty={{
            title: 'Toplu değişiklik yok',
            text: 'Listede kayıtları seçip ya da filtreleyip “Toplu düzenle” deyin.',
          }}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={openPage}
        >
          {(nodes) => (
            <chakra.ul listStyleType="none">
              {nodes.map((edit) => (
                <Entry
                  key={edit.id}
                  edit={edit}
                  undoHref={searchOf(edit.id)}
                  onCancel={() => attempt(() => cancel({ variables: { id: edit.id } }))}
                />
              ))}
            </chakra.ul>
          )}
        </PagedList>
      </Card>
      {undoing ? (
        <UndoDialog
          edit={undoing}
          onClose={close}
          onUndo={() => {
            close();
            void attempt(() => undo({ variables: { id: undoing.id } }));
          }}
        />
      ) : null}
    </>
  );
}

interface UndoDialogProps {
  edit: BulkEdit_RowFragment;
  onClose: () => void;
  onUndo: () => void;
}

function UndoDialog({ edit, onClose, onUndo }: UndoDialogProps) {
  return (
    <AdminDialog
      title="Toplu değişikliği geri al"
      onClose={onClose}
      actions={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            Vazgeç
          </Button>
          <Button variant="red" size="sm" onClick={onUndo}>
            {formatNumber(edit.changed)} kaydı geri al
          </Button>
        </>
      }
    >
      <p>
        {formatNumber(edit.changed)} kayıt değişiklikten önceki değerlerine döner. Bu arada yeniden değişen
        alanlar olduğu gibi kalır.
      </p>
    </AdminDialog>
  );
}

interface EntryProps {
  edit: BulkEdit_RowFragment;
  undoHref: string;
  onCancel: () => Promise<unknown>;
}

function Entry({ edit, undoHref, onCancel }: EntryProps) {
  const { status, changed, total, restored, skipped } = edit;
  const state = bulkStates[status];
  const done = status === 'UNDOING' ? restored + skipped : changed;
  const of = status === 'UNDOING' ? changed : total;
  const share = of ? Math.min(1, done / of) : null;
  return (
    <chakra.li py="3.5" borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: '0' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.div flex="1" minW="art">
          <chakra.p fontWeight="medium" overflowWrap="anywhere">
            {changesText(edit)}
          </chakra.p>
          <chakra.p color="muted" textStyle="xs">
            {joinIsolated(
              [scopeText(edit), edit.operatorName ?? 'Sistem', formatDateTime(edit.createdAt)],
              ' · ',
            )}
          </chakra.p>
        </chakra.div>
        <Badge tone={state.tone}>{state.text}</Badge>
        <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {status === 'UNDONE'
            ? `${formatNumber(restored)} kayıt geri alındı`
            : `${formatNumber(changed)} kayıt`}
        </chakra.span>
        {['QUEUED', 'RUNNING'].includes(status) ? (
          <ActionButton variant="line" size="sm" onAct={onCancel}>
            Durdur
          </ActionButton>
        ) : null}
        {!isRunning(status) && status !== 'UNDONE' && changed > 0 ? (
          <Button asChild variant="line" size="sm">
            <Link to={undoHref} aria-label={`Geri al: ${changesText(edit)}`}>
              <Icon path={undoIcon} size={18} />
              Geri al
            </Link>
          </Button>
        ) : null}
      </chakra.div>
      {isRunning(status) ? (
        <chakra.div mt="2">
          <ProgressBar
            label={changesText(edit)}
            share={share}
            text={
              of ? `${formatNumber(done)} / ${formatNumber(of)} (${formatPercent(share ?? 0)})` : state.text
            }
          />
          <chakra.p mt="1" textStyle="xs" color="muted" fontVariantNumeric="tabular-nums">
            {of ? `${formatNumber(done)} / ${formatNumber(of)}` : state.text}
          </chakra.p>
        </chakra.div>
      ) : null}
      {edit.errorMessage ? (
        <chakra.p mt="1" color="danger">
          {messageText(edit.errorData, edit.errorMessage)}
        </chakra.p>
      ) : null}
      {status === 'UNDONE' && skipped > 0 ? (
        <chakra.p mt="1" color="muted">
          {formatNumber(skipped)} kayıt bu arada yeniden değiştiği için olduğu gibi kaldı.
        </chakra.p>
      ) : null}
    </chakra.li>
  );
}

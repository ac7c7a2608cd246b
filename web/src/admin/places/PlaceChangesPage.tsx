import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import type { PlaceChange_RowFragment } from '../../graphql/generated.ts';
import { usePlaceChangeListQuery } from '../../graphql/generated.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { isRunning } from '../businesses/bulkWords.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { PageSwitch } from '../shared/table/PageSwitch.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { PlaceChangeEntry } from './PlaceChangeEntry.tsx';
import { BackToBusinesses, PlaceTabs } from './PlaceTabs.tsx';
import { numberOf, PAGE_SIZE } from './placeView.ts';
import { placeChangeWords } from './placeWords.ts';
import { usePlaceActions } from './usePlaceActions.ts';

/** How often running ones are looked at, in ms. */
const INTERVAL = 1500;

/** What was done to categories or cities, and its way back. */
export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const kind = params.get('kind') === 'cities' ? 'CITY' : 'CATEGORY';
  const page = numberOf(params.get('page')) ?? 1;
  const asked = numberOf(params.get('undo'));
  const [hasRunning, setRunning] = useState(false);
  const result = usePlaceChangeListQuery({
    variables: { kind, first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    pollInterval: hasRunning ? INTERVAL : 0,
    skipPollAttempt: () => document.hidden,
  });
  const data = result.data ?? result.previousData;
  const rows = data?.placeChanges.nodes ?? [];
  const isAnyRunning = rows.some(({ status }) => isRunning(status));
  if (isAnyRunning !== hasRunning) setRunning(isAnyRunning);
  const { undo, cancel } = usePlaceActions();
  const searchOf = (part: { kind?: 'CATEGORY' | 'CITY'; page?: number; undo?: number }) => {
    const next = new URLSearchParams({
      ...((part.kind ?? kind) === 'CITY' && { kind: 'cities' }),
      ...((part.page ?? page) > 1 && { page: String(part.page ?? page) }),
      ...(part.undo && { undo: String(part.undo) }),
    });
    return next.size > 0 ? `?${next}` : '?';
  };
  const close = () => void navigate({ search: searchOf({}) }, { preventScrollReset: true });
  const undoing = rows.find(({ id }) => id === asked);

  return (
    <>
      <PageHeading
        title="Kategori ve şehir geçmişi"
        note={data ? `${formatNumber(data.placeChanges.totalCount)} değişiklik` : undefined}
        action={<BackToBusinesses />}
      />
      <PlaceTabs kind={kind} isHistory />
      <chakra.div display="flex" gap="2" mb="3" role="group" aria-label="Hangisi">
        {(['CATEGORY', 'CITY'] as const).map((each) => (
          <Button
            key={each}
            variant="line"
            size="sm"
            aria-pressed={kind === each}
            onClick={() => void navigate({ search: searchOf({ kind: each, page: 1 }) })}
          >
            {each === 'CITY' ? 'Şehirler' : 'Kategoriler'}
          </Button>
        ))}
      </chakra.div>
      <Card px={{ base: '4', md: '5' }} py="2">
        <QueryState
          result={{ ...result, data }}
          skeleton={<RowsSkeleton rows={6} />}
          loadingLabel="Yükleniyor"
          errorTitle="Geçmiş alınamadı"
          errorText="Bağlantı bir an kesilmiş olabilir."
          retryLabel="Tekrar dene"
        >
          {({ placeChanges: { nodes, totalCount } }) =>
            nodes.length === 0 ? (
              <chakra.div pb="8">
                <EmptyState
                  title="Henüz değişiklik yok"
                  text="Yeniden adlandırılan ve birleştirilen kayıtlar burada durur ve geri alınabilir."
                />
              </chakra.div>
            ) : (
              <>
                <chakra.ul listStyleType="none">
                  {nodes.map((change) => (
                    <PlaceChangeEntry
                      key={change.id}
                      change={change}
                      undoHref={searchOf({ undo: change.id })}
                      onCancel={() => void cancel(change.id)}
                    />
                  ))}
                </chakra.ul>
                <PageSwitch
                  label="Sayfalar"
                  page={page}
                  pageCount={Math.ceil(totalCount / PAGE_SIZE)}
                  onChange={(next) => void navigate({ search: searchOf({ page: next }) })}
                />
              </>
            )
          }
        </QueryState>
      </Card>
      {undoing ? (
        <UndoDialog
          change={undoing}
          onClose={close}
          onUndo={() => {
            close();
            void undo(undoing.id);
          }}
        />
      ) : null}
    </>
  );
}

interface UndoDialogProps {
  change: PlaceChange_RowFragment;
  onClose: () => void;
  onUndo: () => void;
}

function UndoDialog({ change, onClose, onUndo }: UndoDialogProps) {
  return (
    <AdminDialog
      title="Değişikliği geri al"
      onClose={onClose}
      actions={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            Vazgeç
          </Button>
          <Button variant="red" size="sm" onClick={onUndo}>
            Geri al
          </Button>
        </>
      }
    >
      <p>{placeChangeWords(change)}</p>
      <chakra.p mt="2" color="muted">
        {change.kind === 'MERGE'
          ? `Taşınan ${formatNumber(change.listings)} kayıt geri döner; bu arada başka yere taşınanlar yerinde kalır. Birleşmeden sonra gelen kayıtlar da yerinde kalır.`
          : 'Ad, adres ve simge önceki hâline döner; bu arada kullanılan adres de yönlenmeye devam eder.'}
      </chakra.p>
    </AdminDialog>
  );
}

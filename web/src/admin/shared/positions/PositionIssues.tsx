import { chakra, defineRecipe } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { usePositionIssueListQuery, type PositionIssueReason } from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import { useFormExit } from '../form/useFormExit.tsx';
import { OperatorQueryState } from '../page/OperatorQueryState.tsx';
import { PageSwitch } from '../table/PageSwitch.tsx';
import { uncountedPage } from '../table/uncountedPage.ts';
import { RowsSkeleton } from '../table/RowsSkeleton.tsx';
import { SuspectPosition, type PositionIssue } from './SuspectPosition.tsx';
import type { Point } from './PositionIssueMap.tsx';

const PositionIssueMap = lazy(() =>
  import('./PositionIssueMap.tsx').then(
    (chunk) => ({ default: chunk.PositionIssueMap }),
    // The list continues without it.
    () => ({ default: () => <chakra.p p="4">Harita yüklenemedi. Sayfayı yenileyin.</chakra.p> }),
  ),
);

const PAGE_SIZE = 50;
/** The server counts no further. */
const MAX_COUNTED = 10_001;
/** While positions are being checked. */
const POLL_MS = 3000;

const Split = chakra(
  'div',
  defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      gap: '4',
      alignItems: 'start',
      '& > .map': {
        position: { lg: 'sticky' },
        top: { lg: '4' },
        h: 'shutter',
        maxH: '60dvh',
        borderRadius: 'control',
        overflow: 'hidden',
        bg: 'map.land',
        order: { lg: '1' },
      },
    },
  }),
);

interface PositionIssuesProps {
  importId: number | null;
  reason?: PositionIssueReason | null;
  isDismissed?: boolean;
  page: number;
  onPage: (page: number) => void;
}

/** Listings whose position is probably wrong, in a list and on a map. A listing that is chosen in one is in the other. */
export function PositionIssues(props: PositionIssuesProps) {
  const { importId, reason = null, isDismissed = false, page, onPage } = props;
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [isWaiting, setIsWaiting] = useState(true);
  const result = usePositionIssueListQuery({
    variables: { importId, reason, isDismissed, first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    pollInterval: isWaiting ? POLL_MS : 0,
  });
  const data = latestData(result);
  const isChecked = data?.arePositionsChecked ?? false;
  if (data && isWaiting === isChecked) setIsWaiting(!isChecked);
  const { draftOf, move, leave, question } = useMovedPin();
  function select(id: number | null) {
    if (id !== selectedId) leave(() => setSelectedId(id));
  }
  return (
    <OperatorQueryState
      result={{ ...result, data }}
      skeleton={<RowsSkeleton rows={5} />}
      errorTitle="Şüpheli konumlar alınamadı"
    >
      {({ positionIssues, positionIssues: { nodes, totalCount } }) => (
        <>
          {isWaiting ? (
            <chakra.p role="status" color="muted" mb="2">
              Konumlar denetleniyor; liste tamamlanınca kendiliğinden yenilenir.
            </chakra.p>
          ) : null}
          {totalCount > 0 ? (
            <>
              <IssuesOnMap
                issues={nodes}
                isDismissed={isDismissed}
                selectedId={selectedId}
                draftOf={draftOf}
                onSelect={select}
                onMove={move}
              />
              <PageSwitch
                label="Şüpheli konumların sayfaları"
                page={page}
                pageCount={Math.ceil(totalCount / PAGE_SIZE)}
                uncounted={uncountedPage(positionIssues, MAX_COUNTED)}
                onChange={(to) =>
                  leave(() => {
                    setSelectedId(null);
                    onPage(to);
                  })
                }
              />
            </>
          ) : isWaiting ? null : (
            <EmptyState
              title={isDismissed ? 'Doğru olarak işaretlenen konum yok' : 'Şüpheli konum yok'}
              text="Denizde, başka ülkede ya da şehrinden uzakta görünen kayıtlar burada listelenir."
            />
          )}
          {question}
        </>
      )}
    </OperatorQueryState>
  );
}

interface IssuesOnMapProps extends Pick<ReturnType<typeof useMovedPin>, 'draftOf'> {
  issues: readonly PositionIssue[];
  isDismissed: boolean;
  selectedId: number | null;
  onSelect: (id: number | null) => void;
  onMove: ReturnType<typeof useMovedPin>['move'];
}

function IssuesOnMap({ issues, isDismissed, selectedId, draftOf, onSelect, onMove }: IssuesOnMapProps) {
  const [activeId, setActiveId] = useState<number | null>(null);
  return (
    <Split>
      <div className="map">
        <Suspense fallback={null}>
          <PositionIssueMap
            pins={issues.flatMap(({ business }) => pinOf(business))}
            selectedId={selectedId}
            draft={draftOf(selectedId)}
            activeId={activeId}
            onSelect={onSelect}
            onActive={setActiveId}
            onDraft={(point) => {
              if (selectedId !== null) onMove(selectedId, point);
            }}
          />
        </Suspense>
      </div>
      <chakra.ul aria-label="Şüpheli konumlar" listStyleType="none" minW="0">
        {issues.map((issue) => (
          <SuspectPosition
            key={issue.business.id}
            issue={issue}
            isDismissed={isDismissed}
            isSelected={issue.business.id === selectedId}
            isActive={issue.business.id === activeId}
            draft={draftOf(issue.business.id)}
            onSelect={() => onSelect(issue.business.id)}
            onActive={(isActive) => setActiveId(isActive ? issue.business.id : null)}
            onDraft={(point) => onMove(issue.business.id, point)}
          />
        ))}
      </chakra.ul>
    </Split>
  );
}

/** A pin that was moved and is not saved. `leave` runs its argument, after a confirmation if there is such a pin. */
function useMovedPin() {
  const [draft, setDraft] = useState<{ id: number; point: Point } | null>(null);
  const isOver = useRef(false);
  /** Runs after the moved pin is saved or discarded. */
  const next = useRef<() => void>(undefined);
  const { close, question } = useFormExit(
    { count: draft ? 1 : 0, isOver, finish: () => (isOver.current = true) },
    {
      isBusy: false,
      onClose() {
        setDraft(null);
        next.current?.();
      },
    },
  );
  useEffect(() => {
    if (draft === null) isOver.current = false;
  }, [draft]);
  const leave = (work: () => void) => {
    next.current = work;
    close();
  };
  /** Null discards the moved pin of this listing, and none of another that was chosen meanwhile. */
  const move = (id: number, point: Point | null) =>
    setDraft((current) => (point ? { id, point } : current?.id === id ? null : current));
  const draftOf = (id: number | null) => (draft?.id === id ? (draft?.point ?? null) : null);
  return { draftOf, move, leave, question };
}

function pinOf({ id, name, latitude, longitude }: PositionIssue['business']) {
  return latitude === null || longitude === null ? [] : [{ id, name, latitude, longitude }];
}

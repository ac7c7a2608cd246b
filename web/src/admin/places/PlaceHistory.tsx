import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import type { PlaceChange_RowFragment, PlaceKind } from '../../graphql/generated.ts';
import { usePlaceChangeListQuery } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { isRunning } from '../businesses/bulk/bulkLabels.ts';
import { ChangeList } from './ChangeList.tsx';
import { PlaceChangeEntry } from './PlaceChangeEntry.tsx';
import { PAGE_SIZE } from './placeView.ts';
import { placeChangeText, undoText } from './placeLabels.ts';
import { usePlaceActions } from './usePlaceActions.ts';

/** Polling interval while a change runs. */
const POLL_MS = 1500;

interface PlaceHistoryProps {
  kind: PlaceKind;
  page: number;
  /** The change whose undo awaits confirmation, or null. */
  undoId: number | null;
  onPage: (page: number) => void;
  undoHref: (id: number) => string;
  onClose: () => void;
}

/** Changes of categories or cities, each with an undo. */
export function PlaceHistory({ kind, page, undoId, onPage, undoHref, onClose }: PlaceHistoryProps) {
  const [hasRunning, setRunning] = useState(false);
  const result = usePlaceChangeListQuery({
    variables: { kind, first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    pollInterval: hasRunning ? POLL_MS : 0,
    skipPollAttempt: () => document.hidden,
  });
  const data = latestData(result);
  const rows = data?.placeChanges.nodes ?? [];
  const isAnyRunning = rows.some(({ status }) => isRunning(status));
  if (isAnyRunning !== hasRunning) setRunning(isAnyRunning);
  const { undo, cancel } = usePlaceActions();
  const undoing = rows.find(({ id }) => id === undoId);

  return (
    <>
      <ChangeList
        result={result}
        rowsOf={({ placeChanges }) => placeChanges}
        emptyText="Eklenen, silinen, yeniden adlandırılan ve birleştirilen kayıtlar burada durur ve geri alınabilir."
        page={page}
        onPage={onPage}
      >
        {(change) => (
          <PlaceChangeEntry
            key={change.id}
            change={change}
            undoHref={undoHref(change.id)}
            onCancel={() => void cancel(change.id)}
          />
        )}
      </ChangeList>
      {undoing ? (
        <UndoDialog
          change={undoing}
          onClose={onClose}
          onUndo={() => {
            onClose();
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
      <p>{placeChangeText(change)}</p>
      <chakra.p mt="2" color="muted">
        {undoText(change)}
      </chakra.p>
    </AdminDialog>
  );
}

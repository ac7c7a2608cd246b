import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { OperatorQueryState } from '../../shared/page/OperatorQueryState.tsx';
import { useDuplicateComparisonQuery, useDuplicateGroupIdsQuery } from '../../../graphql/generated.ts';
import { AdminDialog } from '../../shared/dialog/AdminDialog.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { CompareFields } from './CompareFields.tsx';
import { initialChoices, included, mergeInput, type MergeChoices } from './mergeChoices.ts';
import { useMerging } from './useMerging.ts';
import { useIfMounted } from '../../shared/dialog/useIfMounted.ts';

interface CompareDialogProps {
  /** One of the listings that may be the same place. */
  businessId: number;
  /** The other one of the pair, where the way led over one. */
  otherId: number | null;
  onClose: () => void;
}

/** Compares possible duplicates field by field, until they are merged or dismissed. */
export function CompareDialog({ businessId, otherId, onClose }: CompareDialogProps) {
  const leave = useIfMounted(onClose);
  const group = useDuplicateGroupIdsQuery({ variables: { businessId }, fetchPolicy: 'network-only' });
  const ids = group.data?.duplicateGroup ?? [];
  const result = useDuplicateComparisonQuery({
    variables: { ids },
    skip: ids.length < 2,
    fetchPolicy: 'network-only',
  });
  const [chosen, setChosen] = useState<MergeChoices | null>(null);
  const choices = chosen ?? initialChoices(ids, otherId === null ? [] : [businessId, otherId]);
  const [isBusy, setBusy] = useState(false);
  const { merge, dismiss } = useMerging();
  const comparison = result.data?.compareBusinesses;
  const input = comparison ? mergeInput(comparison, choices) : null;

  async function handle(work: () => Promise<boolean>) {
    setBusy(true);
    if (await work()) leave();
    else setBusy(false);
  }

  if (group.data && ids.length < 2) {
    return (
      <AdminDialog title="Kayıtları karşılaştır" onClose={onClose}>
        <p>Bu kaydın artık olası bir eşi yok.</p>
      </AdminDialog>
    );
  }
  return (
    <AdminDialog
      title="Kayıtları karşılaştır"
      isWide
      onClose={onClose}
      actions={
        <>
          <Button
            variant="line"
            size="sm"
            disabled={isBusy || !comparison || !input}
            onClick={() =>
              comparison && void handle(() => dismiss(included(comparison, choices).map(({ id }) => id)))
            }
          >
            Bunlar ayrı kayıtlar
          </Button>
          <Button
            size="sm"
            disabled={isBusy || !input}
            onClick={() => input && void handle(() => merge(input))}
          >
            {input ? `${formatNumber(input.losers.length + 1)} kaydı birleştir` : 'Birleştir'}
          </Button>
        </>
      }
    >
      <OperatorQueryState
        result={{
          data: result.data,
          loading: group.loading || result.loading,
          error: group.error ?? result.error,
          refetch: () => (group.error ? group.refetch() : result.refetch()),
        }}
        skeleton={<RowsSkeleton rows={6} />}
        errorTitle="Kayıtlar alınamadı"
      >
        {({ compareBusinesses }) => (
          <>
            <chakra.p mb="4" color="muted">
              Yorumlar ve kaynak kimlikleri kalan kayda taşınır; birleşen kaydın adresi oraya yönlendirilir.
              Birleştirme geri alınabilir.
            </chakra.p>
            <CompareFields comparison={compareBusinesses} choices={choices} onChoose={setChosen} />
          </>
        )}
      </OperatorQueryState>
    </AdminDialog>
  );
}

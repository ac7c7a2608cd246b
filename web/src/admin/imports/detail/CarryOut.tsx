import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/form/Button.tsx';
import { useAction } from '../../shared/form/useAction.ts';
import { useCarryOutImportMutation, useImportColumnsQuery } from '../../../graphql/generated.ts';
import { css } from '../../../ui/theme/styles.ts';

interface CarryOutProps {
  /** The dry run. */
  id: number;
  onStarted: (id: number) => void;
  /** Whether the operator changed columns since. */
  hasChangedColumns: boolean;
}

/** Applies a dry run. */
export function CarryOut({ id, onStarted, hasChangedColumns }: CarryOutProps) {
  const { attempt } = useAction();
  const [start, { loading }] = useCarryOutImportMutation();
  const columns = useImportColumnsQuery({ variables: { id } });
  const handleStart = () =>
    attempt(async () => {
      const { data } = await start({ variables: { input: { dryRunId: id } } });
      if (data) onStarted(data.startImport.id);
    });
  // Its questions are answered below, where the import is started with the answers.
  if (columns.data?.import?.columns.some(({ isAsked }) => isAsked)) return null;
  if (hasChangedColumns)
    return (
      <chakra.span textStyle="xs" color="muted" role="status">
        Sütunlar değişti; aşağıdan içe aktarın.
      </chakra.span>
    );
  return (
    <Button
      size="sm"
      className={css({ w: { base: 'full', md: 'auto' } })}
      disabled={loading}
      onClick={() => void handleStart()}
    >
      {loading ? 'Başlatılıyor...' : 'İçe aktar'}
    </Button>
  );
}

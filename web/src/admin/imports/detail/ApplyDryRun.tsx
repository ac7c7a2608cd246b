import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/form/Button.tsx';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import { useAction } from '../../shared/form/useAction.ts';
import { importSearch } from '../../shared/page/importLink.ts';
import { formatDateTime } from '../../shared/text/formatTurkish.ts';
import {
  useAppliedDryRunQuery,
  useCarryOutImportMutation,
  useImportColumnsQuery,
  type ImportCard_ImportFragment,
} from '../../../graphql/generated.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { css } from '../../../ui/theme/styles.ts';

interface ApplyDryRunProps {
  /** The dry run. */
  item: Pick<ImportCard_ImportFragment, 'id' | 'hasFile'>;
  onStarted: (id: number) => void;
  /** Whether the operator changed columns since. */
  hasChangedColumns: boolean;
}

/** Applies a dry run; one that was applied is read again first, since its rows are those of another day. */
export function ApplyDryRun({ item: { id, hasFile }, onStarted, hasChangedColumns }: ApplyDryRunProps) {
  const { attempt } = useAction();
  const [start, { loading }] = useCarryOutImportMutation();
  const columns = useImportColumnsQuery({ variables: { id } });
  const applied = useAppliedDryRunQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const appliedBy = applied.data?.import?.appliedBy;
  const handleStart = (dryRun: boolean) =>
    attempt(async () => {
      // Another operator may have applied it since it was opened.
      if (!dryRun && (await applied.refetch()).data?.import?.appliedBy) return;
      const { data } = await start({ variables: { input: { dryRunId: id, ...(dryRun && { dryRun }) } } });
      if (data) onStarted(data.startImport.id);
    });
  if (appliedBy)
    return (
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <span role="status">
          Bu önizleme {formatDateTime(appliedBy.finishedAt ?? appliedBy.createdAt)} tarihinde{' '}
          {appliedBy.finishedAt ? 'uygulandı' : 'uygulanmaya başladı'}.{' '}
          <TextLink
            to={
              adminPaths.imports() + importSearch({ importId: appliedBy.id, problemPage: 1, historyPage: 1 })
            }
          >
            Sonucunu aç
          </TextLink>
        </span>
        {hasFile ? (
          <Button variant="line" size="sm" disabled={loading} onClick={() => void handleStart(true)}>
            {loading ? 'Başlatılıyor...' : 'Dosyayı yeniden oku'}
          </Button>
        ) : null}
      </chakra.div>
    );
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
      disabled={loading || !applied.data}
      onClick={() => void handleStart(false)}
    >
      {loading ? 'Başlatılıyor...' : 'İçe aktar'}
    </Button>
  );
}

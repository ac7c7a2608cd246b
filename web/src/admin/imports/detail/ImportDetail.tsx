import { useIfMounted } from '../../shared/dialog/useIfMounted.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/text/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice.tsx';
import { readOperatorError } from '../../shared/text/readOperatorError.ts';
import { useImportColumnsQuery, type ImportCard_ImportFragment } from '../../../graphql/generated.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { ImportColumns } from '../columns/ImportColumns.tsx';
import { ApplyDryRun } from './ApplyDryRun.tsx';
import { DefaultCountry } from './DefaultCountry.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { WaitingImport } from './WaitingImport.tsx';
import { DryRunRows } from './DryRunRows.tsx';
import { AmbiguousMatches } from './AmbiguousMatches.tsx';
import { ImportFailure } from './ImportFailure.tsx';
import { ImportPositions } from './ImportPositions.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import { UndoButton, UndoneImport } from './UndoImport.tsx';
import { isRunning } from '../importLabels.ts';
import { useImport } from './useImport.ts';
import { css } from '../../../ui/theme/styles.ts';

interface ImportDetailProps {
  id: number;
  /** The import that this screen has just started. */
  sentId: number | null;
  problemPage: number;
  onProblemPage: (page: number) => void;
  /** Another import began here: a dry run that is carried out. */
  onStarted: (id: number) => void;
}

/** One import, in any state. */
export function ImportDetail({ id, sentId, problemPage, onProblemPage, onStarted }: ImportDetailProps) {
  const handleStarted = useIfMounted(onStarted);
  const { item, isMissing, error, refetch } = useImport(id, sentId);
  const known = useImportColumnsQuery({ variables: { id } });
  const [hasChangedColumns, setChangedColumns] = useState(false);
  if (item) {
    const isPreview = item.isDryRun && item.status === 'DONE';
    // Questions come first.
    const hasQuestions = isPreview && known.data?.import?.columns.some(({ isAsked }) => isAsked);
    const preview = isPreview ? <PreviewTable key="preview" id={id} /> : null;
    const columns = (
      <ImportColumns
        key="columns"
        id={id}
        use={purposeOf(item)}
        onStarted={handleStarted}
        onChanged={setChangedColumns}
      />
    );
    return (
      <>
        {isRunning(item.status) ? (
          <ImportProgress item={item} isCutOff={error !== undefined} />
        ) : item.status === 'DONE' ? (
          <>
            <ImportResult
              item={item}
              problemPage={problemPage}
              onProblemPage={onProblemPage}
              settings={
                item.isDryRun && item.hasFile ? (
                  <DefaultCountry
                    item={item}
                    onStarted={handleStarted}
                    hasChangedColumns={hasChangedColumns}
                  />
                ) : null
              }
              actions={
                item.isDryRun ? (
                  <ApplyDryRun item={item} onStarted={handleStarted} hasChangedColumns={hasChangedColumns} />
                ) : (
                  <UndoButton item={item} />
                )
              }
            />
            {!item.isDryRun && item.doubtful > 0 ? <AmbiguousMatches id={id} onDecided={refetch} /> : null}
            {item.isDryRun || item.created + item.updated === 0 ? null : <ImportPositions id={id} />}
          </>
        ) : item.status === 'UNDONE' ? (
          <UndoneImport item={item} />
        ) : item.status === 'NEEDS_ANSWERS' ? (
          <WaitingImport item={item} />
        ) : (
          <ImportFailure item={item} />
        )}
        {hasQuestions ? [columns, preview] : [preview, columns]}
        {isPreview ? <DryRunRows id={id} /> : null}
      </>
    );
  }
  if (isMissing || (error && readOperatorError(error).code === 'NOT_FOUND')) return <MissingImport />;
  return (
    <Card className={css({ p: { base: '4', md: '5' } })} aria-busy={!error}>
      {error ? (
        <ErrorNotice
          title="İçe aktarma alınamadı"
          text={`${readOperatorError(error).message} Aktarım sunucuda sürer.`}
          retryLabel="Tekrar dene"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Card>
  );
}

/** Purpose of the answers about columns. */
function purposeOf({ isDryRun, status, hasFile }: ImportCard_ImportFragment) {
  if (!hasFile) return null;
  if (status === 'NEEDS_ANSWERS') return 'answer';
  return isDryRun && status === 'DONE' ? 'carryOut' : null;
}

/** For an address that names no import. */
export function MissingImport() {
  return (
    <Card className={css({ p: { base: '4', md: '5' } })}>
      <EmptyState
        title="Bu içe aktarma bulunamadı"
        text="Adres eksik olabilir ya da kayıt silinmiştir."
        actions={
          <Button asChild variant="line" size="sm">
            <Link to={adminPaths.imports()}>Tüm içe aktarmalar</Link>
          </Button>
        }
      />
    </Card>
  );
}

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { DangerZone } from '../database/DangerZone.tsx';
import { useMaintenanceJobs } from '../database/useMaintenanceJobs.ts';
import { ExportAllCard, ExportHistory, ExportRangeCard } from './ExportCards.tsx';
import { FileDrop } from './upload/FileDrop.tsx';
import { ImportDetail, MissingImport } from './detail/ImportDetail.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import type { ImportView } from '../shared/page/importLink.ts';
import { importSearch, parseImportView } from '../shared/page/importLink.ts';
import { StatusCard } from './detail/StatusCard.tsx';
import { UploadCard } from './upload/UploadCard.tsx';
import { UploadQuestion } from './upload/UploadQuestion.tsx';
import { useExports } from './useExports.ts';
import { useUpload } from './upload/useUpload.ts';

/** Imports: choose a spreadsheet, upload it, follow its progress, see its result. */
export function Component() {
  const navigate = useNavigate();
  const view = parseImportView(useSearchParams()[0]);
  const [sentId, setSentId] = useState<number | null>(null);
  function show(change: Partial<ImportView>) {
    void navigate({ search: importSearch({ ...view, ...change }) }, { preventScrollReset: true });
  }

  const upload = useUpload((id) => {
    setSentId(id);
    show({ importId: id, problemPage: 1, historyPage: 1 });
  });
  const maintenance = useMaintenanceJobs(['reset']);
  const exports = useExports();
  const isSending = upload.state.kind === 'sending';

  return (
    <>
      <PageHeading title="Excel İçe Aktarma" note=".xlsx, .xls ve .csv, en çok 500MB" />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.aside}' }}
        gap="5"
        alignItems="start"
      >
        <chakra.div display="flex" flexDirection="column" gap="5" minW="0">
          <FileDrop hasFile={upload.state.kind !== 'empty'} isBusy={isSending} onChoose={upload.choose} />
          {upload.state.kind === 'empty' ? null : (
            <UploadCard
              state={upload.state}
              onStop={upload.stop}
              onRetry={upload.retry}
              onRemove={upload.remove}
            />
          )}
          {view.importId === null ? null : Number.isNaN(view.importId) ? (
            <MissingImport />
          ) : (
            <ImportDetail
              key={view.importId}
              id={view.importId}
              sentId={sentId}
              problemPage={view.problemPage}
              onProblemPage={(problemPage) => show({ problemPage })}
              onStarted={(id) => {
                setSentId(id);
                show({ importId: id, problemPage: 1, historyPage: 1 });
              }}
            />
          )}
          <ImportHistory view={view} onPage={(historyPage) => show({ historyPage })} />
          <DangerZone maintenance={maintenance} />
        </chakra.div>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
          <StatusCard />
          <ExportAllCard exports={exports} />
          <ExportRangeCard exports={exports} />
          <ExportHistory exports={exports} />
        </chakra.div>
      </chakra.div>
      <UploadQuestion leaving={upload.leaving} />
    </>
  );
}

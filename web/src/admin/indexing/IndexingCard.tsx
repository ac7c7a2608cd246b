import { messageText } from '../shared/text/messageText.ts';
import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { infoIcon } from '../../ui/icon/icons.ts';
import type { IndexingStateQuery } from '../../graphql/generated.ts';
import { useIndexingStateQuery } from '../../graphql/generated.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { Note } from '../shared/page/Note.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { IndexingSettings } from './IndexingSettings.tsx';
import { SubmissionHistory } from './SubmissionHistory.tsx';
import { SubmissionProgress } from './SubmissionProgress.tsx';
import { SubmitForms } from './SubmitForms.tsx';
import { engineLabels } from './submissionLabels.ts';
import { useSubmissions } from './useSubmissions.ts';

type State = IndexingStateQuery['indexing'];

/** Submits URLs to search engines: one, several, or all listings. Settings and history have URLs of their own. */
export function IndexingCard() {
  const result = useIndexingStateQuery({ fetchPolicy: 'cache-and-network' });
  const submissions = useSubmissions();
  const [search, setSearch] = useSearchParams();
  const dialog = search.get('dialog');
  const show = (name: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const part of ['submission', 'page', 'urlPage', 'only']) next.delete(part);
        if (name === null) next.delete('dialog');
        else next.set('dialog', name);
        return next;
      },
      { preventScrollReset: true, replace: name === null },
    );
  return (
    <SectionCard
      title="URL İndeksleme"
      note={result.data ? quotaText(result.data.indexing) : 'Arama motorlarına adres gönderir'}
      action={
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end">
          <Button variant="ghost" size="sm" onClick={() => show('submissions')}>
            Geçmiş
          </Button>
          <Button variant="ghost" size="sm" onClick={() => show('indexing')}>
            Ayarlar
          </Button>
        </chakra.div>
      }
    >
      <OperatorQueryState
        result={result}
        skeleton={<RowsSkeleton rows={3} />}
        errorTitle="İndeksleme durumu alınamadı"
      >
        {({ indexing }) => (
          <chakra.div display="grid" gap="4">
            <Missing state={indexing} />
            <SubmitForms
              isOff={!indexing.isPublic || !indexing.engines.some(({ isEnabled }) => isEnabled)}
              submissions={submissions}
            />
            {submissions.running.length > 0 ? (
              <chakra.ul display="grid" gap="3" aria-label="Süren gönderimler">
                {submissions.running.map((submission) => (
                  <SubmissionProgress key={submission.id} submission={submission} state={indexing} />
                ))}
              </chakra.ul>
            ) : null}
          </chakra.div>
        )}
      </OperatorQueryState>
      {dialog === 'indexing' && result.data ? (
        <IndexingSettings state={result.data.indexing} onClose={() => show(null)} />
      ) : null}
      {dialog === 'submissions' ? <SubmissionHistory onClose={() => show(null)} /> : null}
    </SectionCard>
  );
}

function quotaText({ engines }: State): string {
  const on = engines.filter(({ isEnabled }) => isEnabled);
  if (on.length === 0) return 'Hiçbir arama motoru açık değil';
  return `Bugünkü kota: ${on
    .map(
      ({ engine, submittedToday, dailyQuota }) =>
        `${engineLabels[engine]} ${formatNumber(submittedToday)} / ${formatNumber(dailyQuota)}`,
    )
    .join(', ')}`;
}

/** Missing requirements of a submission, and how to meet them. */
function Missing({ state: { isPublic, engines } }: { state: State }) {
  if (!isPublic)
    return (
      <Note icon={infoIcon}>
        SITE_URL ayarlanmadığı için adres gönderilemez. Sunucuyu herkese açık adresiyle (SITE_URL) başlatın.
      </Note>
    );
  if (!engines.some(({ isEnabled }) => isEnabled))
    return (
      <Note icon={infoIcon}>
        Gönderim için “Ayarlar” ile IndexNow’u açın (anahtarı kendiliğinden oluşur) ya da bir Google hizmet
        hesabı ekleyin.
      </Note>
    );
  const faults = engines.filter(({ isEnabled, lastFault }) => isEnabled && lastFault);
  return faults.map(({ engine, lastFault, lastFaultMessage }) => (
    <Note key={engine} icon={infoIcon} tone="danger">
      {engineLabels[engine]} son çağrıyı kabul etmedi: {messageText(lastFaultMessage, lastFault)}
    </Note>
  ));
}

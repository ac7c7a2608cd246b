import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useAdSettingsQuery } from '../../graphql/generated.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { InjectionList } from '../settings/InjectionList.tsx';
import { LinkTabs } from '../shared/page/LinkTabs.tsx';
import { AdPreview } from './AdPreview.tsx';
import { AdReportCards } from './AdReportCards.tsx';
import { AdVersions } from './AdVersions.tsx';
import { defaultAdSettings } from './defaultAdSettings.ts';
import { GlobalAdForm } from './GlobalAdForm.tsx';
import { PlacementsForm } from './PlacementsForm.tsx';

const tabs = [
  { id: 'placements', label: 'Yerleşimler' },
  { id: 'global', label: 'Genel Ayarlar' },
  { id: 'injection', label: 'HTML Enjeksiyonu' },
  { id: 'preview', label: 'Önizleme' },
] as const;

/** Ad placements, their content and statistics, and injected codes. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const tab = tabs.find(({ id }) => id === wanted)?.id ?? 'placements';
  const { data, error, refetch } = useAdSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const toast = useToast();
  const isLost = error !== undefined && !data;
  useEffect(() => {
    if (isLost) toast({ title: 'Hata', text: 'Reklam ayarları yüklenemedi', tone: 'danger' });
  }, [isLost, toast]);
  // Without the stored settings the form is read-only: saving would overwrite unknown values.
  const settings = data?.adSettings ?? (isLost ? defaultAdSettings : null);
  return (
    <>
      <PageHeading
        title="Reklam Yönetimi"
        note="Ağ reklamları yalnızca onay veren ziyaretçilere, sitenin kendi reklamları herkese gösterilir"
        action={
          <Button variant="line" size="sm" onClick={() => setSearch({ tab, panel: 'versions' })}>
            Sürümler
          </Button>
        }
      />
      <LinkTabs
        label="Reklam Yönetimi"
        tabs={tabs.map(({ id, label }) => ({ to: `?tab=${id}`, label, isCurrent: id === tab }))}
        mb="4"
      />
      {isLost && tab !== 'injection' ? (
        <ErrorNotice
          title="Reklam ayarları yüklenemedi"
          text="Aşağıda varsayılan ayarlar görünüyor; yüklenene kadar kaydedilemez."
          retryLabel="Tekrar dene"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {tab === 'placements' ? <AdReportCards /> : null}
      {tab === 'injection' ? <InjectionList /> : null}
      {settings === null && tab !== 'injection' ? <RowsSkeleton rows={6} /> : null}
      {settings && tab === 'placements' ? <PlacementsForm settings={settings} isLocked={isLost} /> : null}
      {settings && tab === 'global' ? <GlobalAdForm settings={settings} isLocked={isLost} /> : null}
      {settings && tab === 'preview' ? <AdPreview settings={settings} /> : null}
      {search.get('panel') === 'versions' ? (
        <AdVersions onClose={() => setSearch({ tab }, { replace: true })} />
      ) : null}
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { useSiteSettingsQuery } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { LinkTabs } from '../shared/page/LinkTabs.tsx';
import { AnalyticsForm } from './AnalyticsForm.tsx';
import { CodesForm } from './CodesForm.tsx';
import { InjectionList } from './InjectionList.tsx';
import { SecurityChecks } from './SecurityChecks.tsx';
import { SeoForm } from './SeoForm.tsx';
import { SettingsVersions } from './SettingsVersions.tsx';

const tabs = [
  { id: 'codes', label: 'Kod Enjeksiyonu' },
  { id: 'analytics', label: 'Analitik' },
  { id: 'seo', label: 'SEO' },
  { id: 'security', label: 'Güvenlik' },
] as const;

/** Settings of the site: codes, ids, texts, and security checks. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const tab = tabs.find(({ id }) => id === wanted)?.id ?? 'codes';
  const result = useSiteSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHeading
        title="Ayarlar"
        note="Kaydedilen her değişiklik herkese açık sayfalara hemen yansır"
        action={
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button variant="line" size="sm" onClick={() => setSearch({ tab, panel: 'versions' })}>
              Sürümler
            </Button>
            <Button asChild variant="tonal" size="sm">
              <Link to={adminPaths.identity()}>Site kimliği</Link>
            </Button>
          </chakra.div>
        }
      />
      <LinkTabs
        label="Ayarlar"
        tabs={tabs.map(({ id, label }) => ({ to: `?tab=${id}`, label, isCurrent: id === tab }))}
        mb="4"
      />
      {tab === 'security' ? (
        <SecurityChecks />
      ) : (
        <OperatorQueryState
          result={result}
          skeleton={<RowsSkeleton rows={6} />}
          errorTitle="Ayarlar alınamadı"
        >
          {({ siteSettings }) => (
            <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
              {tab === 'codes' ? <CodesForm settings={siteSettings} /> : null}
              {tab === 'analytics' ? <AnalyticsForm settings={siteSettings} /> : null}
              {tab === 'seo' ? <SeoForm settings={siteSettings} /> : null}
              {tab === 'codes' ? <InjectionList /> : null}
            </chakra.div>
          )}
        </OperatorQueryState>
      )}
      {search.get('panel') === 'versions' ? (
        <SettingsVersions onClose={() => setSearch({ tab }, { replace: true })} />
      ) : null}
    </>
  );
}

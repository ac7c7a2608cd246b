import { isolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { chartIcon, uploadIcon } from '../../ui/icon/adminIcons.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { boltIcon, buildingIcon, gridIcon, rightIcon } from '../../ui/icon/icons.ts';
import { figureColumns } from '../shared/chart/figureGrid.ts';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { DashboardFiguresQuery } from '../../graphql/generated.ts';
import { useDashboardFiguresQuery } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { formatNumber, formatShare } from '../shared/text/formatTurkish.ts';
import { IndexingCard } from '../indexing/IndexingCard.tsx';
import { SitemapCard } from '../indexing/SitemapCard.tsx';
import { adminEntries } from '../shared/page/adminEntries.ts';
import { InboxCard } from '../messages/InboxCard.tsx';
import { useOperator } from '../shared/session/operatorContext.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { FigureCard } from '../shared/page/FigureCard.tsx';
import { GrowthChart } from './GrowthChart.tsx';
import { RecentActivities } from './RecentActivities.tsx';
import { RunningJobs } from './RunningJobs.tsx';
import { TopCategories } from './TopCategories.tsx';
import { css } from '../../ui/theme/styles.ts';

/** State of the directory: figures, running jobs, latest activity. */
export function Component() {
  const { name } = useOperator();
  const result = useDashboardFiguresQuery({
    variables: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    fetchPolicy: 'cache-and-network',
  });
  const today = result.data?.listingGrowth.today;
  return (
    <>
      <PageHeading
        title="Admin Dashboard"
        note={`Hoş geldiniz, ${isolated(name)}.${today === undefined ? '' : ` Bugün ${formatNumber(today)} yeni kayıt eklendi.`}`}
        action={
          <Button asChild>
            <Link to={adminPaths.imports()}>
              <Icon path={uploadIcon} size={18} />
              Excel yükle
            </Link>
          </Button>
        }
      />
      <OperatorQueryState
        result={result}
        skeleton={<Skeleton className={css({ h: 'shutter', borderRadius: 'card' })} />}
        errorTitle="Rakamlar alınamadı"
      >
        {(figures) => <Figures figures={figures} />}
      </OperatorQueryState>
      <Shortcuts total={result.data?.stats.total} />
    </>
  );
}

function Figures({ figures }: { figures: DashboardFiguresQuery }) {
  const { stats, listingGrowth, availability, categories } = figures;
  const { percent, thisMonth, weeks } = listingGrowth;
  return (
    <>
      <chakra.dl display="grid" gridTemplateColumns={figureColumns} gap={{ base: '3', md: '4' }}>
        <FigureCard
          icon={buildingIcon}
          label="Toplam İşletme"
          value={formatNumber(stats.total)}
          caption="Aktif kayıt"
        />
        <FigureCard
          icon={gridIcon}
          label="Kategoriler"
          value={formatNumber(stats.categories)}
          caption="İşletme türü"
        />
        <FigureCard
          icon={chartIcon}
          label="Büyüme"
          value={percent === null ? null : `+${formatShare(percent / 100)}`}
          caption={
            <>
              <chakra.span color="positive" fontWeight="medium">
                {formatNumber(thisMonth)} yeni
              </chakra.span>{' '}
              bu ay
            </>
          }
        />
        <FigureCard
          icon={boltIcon}
          label="Performans"
          value={availability.share === null ? null : formatShare(availability.share)}
          caption="Çalışma süresi, son 30 gün"
        />
      </chakra.dl>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.aside}' }}
        gap="4"
        mt="4"
        alignItems="start"
      >
        <chakra.div display="grid" gap="4" minW="0">
          <RunningJobs />
          <GrowthChart weeks={weeks} />
          <IndexingCard />
        </chakra.div>
        <chakra.div display="grid" gap="4" minW="0">
          <TopCategories categories={categories.nodes} />
          <SitemapCard />
          <InboxCard />
          <RecentActivities />
        </chakra.div>
      </chakra.div>
    </>
  );
}

function Shortcuts({ total }: { total: number | undefined }) {
  return (
    <chakra.section aria-labelledby="shortcuts" mt="7">
      <chakra.h2 id="shortcuts" textStyle="md" fontWeight="bold" mb="3">
        Kısayollar
      </chakra.h2>
      <chakra.ul display="grid" gridTemplateColumns={figureColumns} gap={{ base: '3', md: '4' }}>
        {adminEntries
          .filter(({ shortcut }) => shortcut)
          .map(({ to, label, icon, shortcut }) => (
            <li key={to}>
              <Card
                asChild
                className={css({ display: 'flex', alignItems: 'center', gap: '3', p: '4', color: 'accent' })}
              >
                <Link to={to}>
                  <Icon path={icon} size={22} />
                  <chakra.span flex="1" minW="0">
                    <chakra.span display="block" fontWeight="medium" color="text">
                      {label}
                    </chakra.span>
                    <chakra.span display="block" textStyle="xs" color="muted">
                      {shortcut?.(total)}
                    </chakra.span>
                  </chakra.span>
                  <Icon path={rightIcon} size={18} />
                </Link>
              </Card>
            </li>
          ))}
      </chakra.ul>
    </chakra.section>
  );
}

import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import type { DashboardFiguresQuery } from '../../graphql/generated.ts';
import { Bars } from '../shared/chart/Bars.tsx';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { formatDay, formatNumber } from '../shared/text/formatTurkish.ts';
import { SectionCard } from '../shared/page/SectionCard.tsx';

type Week = DashboardFiguresQuery['listingGrowth']['weeks'][number];

/** New listings of the last weeks, as bars or as a table. */
export function GrowthChart({ weeks }: { weeks: readonly Week[] }) {
  const [isTable, setTable] = useState(false);
  const total = weeks.reduce((sum, { created }) => sum + created, 0);
  const most = Math.max(...weeks.map(({ created }) => created), 1);
  return (
    <SectionCard
      title="Haftada kaç yeni kayıt geldi?"
      note={`Son ${weeks.length} hafta, toplam ${formatNumber(total)}`}
      action={
        <Button variant="ghost" size="sm" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? 'Grafiği göster' : 'Tabloyu göster'}
        </Button>
      }
    >
      {isTable ? (
        <AdminTable
          caption="Haftalara göre yeni kayıtlar"
          rows={[...weeks].reverse()}
          rowKey={({ start }) => start}
          columns={[
            { header: 'Haftanın başı', isTitle: true, cell: ({ start }) => formatDay(start) },
            { header: 'Yeni kayıt', isNumeric: true, cell: ({ created }) => formatNumber(created) },
          ]}
        />
      ) : (
        <Bars
          hasFigures
          label={`Son ${weeks.length} haftada eklenen kayıt sayısı, en çok ${formatNumber(most)}`}
          bars={weeks.map(({ start, created }) => ({
            key: formatDay(start),
            label: formatDay(start),
            value: created,
          }))}
        />
      )}
    </SectionCard>
  );
}

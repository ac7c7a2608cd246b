import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import type { DashboardFiguresQuery } from '../../graphql/generated.ts';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { formatDay, formatNumber } from '../shared/text/formatTurkish.ts';
import { SectionCard } from '../shared/page/SectionCard.tsx';

type Week = DashboardFiguresQuery['listingGrowth']['weeks'][number];

/** Listings that each of the last weeks brought, as bars or as a table. */
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
        <chakra.div
          role="img"
          aria-label={`Son ${weeks.length} haftada eklenen kayıt sayısı, en çok ${formatNumber(most)}`}
          display="flex"
          alignItems="flex-end"
          gap={{ base: '1.5', md: '4' }}
        >
          {weeks.map((week, index) => (
            <Bar key={week.start} week={week} most={most} isLast={index === weeks.length - 1} />
          ))}
        </chakra.div>
      )}
    </SectionCard>
  );
}

interface BarProps {
  week: Week;
  most: number;
  isLast: boolean;
}

function Bar({ week, most, isLast }: BarProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      flex="1"
      minW="0"
      textStyle="xs"
      color="muted"
      fontVariantNumeric="tabular-nums"
      title={`${formatDay(week.start)}: ${formatNumber(week.created)}`}
    >
      <chakra.span
        fontWeight="bold"
        color={isLast ? 'text' : 'muted'}
        minH="5"
        // Twelve figures side by side don't fit a phone; the last one does.
        visibility={{ base: isLast ? 'visible' : 'hidden', md: week.created > 0 ? 'visible' : 'hidden' }}
      >
        {formatNumber(week.created)}
      </chakra.span>
      <chakra.span display="flex" alignItems="flex-end" w="full" h="art">
        <chakra.span
          display="block"
          w="full"
          minH="hairline"
          borderTopRadius="small"
          bg={isLast ? 'data' : 'data.soft'}
          style={{ height: `${(week.created / most) * 100}%` }}
        />
      </chakra.span>
      <chakra.span
        mt="1.5"
        whiteSpace="nowrap"
        visibility={{ base: isLast ? 'visible' : 'hidden', md: 'visible' }}
      >
        {formatDay(week.start)}
      </chakra.span>
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { checkIcon, infoIcon } from '../../ui/icon/icons.ts';
import type { ImportCard_ImportFragment } from '../../graphql/generated.ts';
import { FileMark } from '../shared/page/FileMark.tsx';
import { formatDateTime, formatDuration, formatNumber } from '../shared/text/formatTurkish.ts';
import { Note } from '../shared/page/Note.tsx';
import { ImportProblems } from './ImportProblems.tsx';

interface ImportResultProps {
  item: ImportCard_ImportFragment;
  problemPage: number;
  onProblemPage: (page: number) => void;
  /** At the right of the heading, under it on a phone. */
  actions?: ReactNode;
}

/** What a finished import changed, and what it refused. */
export function ImportResult({ item, problemPage, onProblemPage, actions }: ImportResultProps) {
  const { fileName, startedAt, finishedAt, operatorName, refused, isDryRun } = item;
  const about = [
    fileName,
    finishedAt ? formatDateTime(finishedAt) : null,
    startedAt && finishedAt ? formatDuration((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000) : null,
    operatorName,
  ];
  return (
    <Card as="section" aria-label="İçe aktarma sonucu" p={{ base: '4', md: '5' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <FileMark icon={checkIcon} tone="positive" />
        <chakra.div flex="1" minW="48">
          <chakra.h2 textStyle="md" fontWeight="bold">
            {isDryRun
              ? 'Deneme bitti: hiçbir kayıt değişmedi'
              : `${formatNumber(item.imported)} işletme başarıyla içe aktarıldı`}
          </chakra.h2>
          <chakra.p color="muted" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {about.filter(Boolean).join(' · ')}
          </chakra.p>
        </chakra.div>
        {actions}
      </chakra.div>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(5, 1fr)' }}
        gap={{ base: '2', md: '3' }}
        mt="4"
      >
        <Sum label={isDryRun ? 'Oluşturulacak' : 'Oluşturuldu'} value={item.created} />
        <Sum label={isDryRun ? 'Güncellenecek' : 'Güncellendi'} value={item.updated} />
        <Sum label={isDryRun ? 'Aynı kalacak' : 'Aynı kaldı'} value={item.unchanged} />
        <Sum label={isDryRun ? 'Birleşecek' : 'Birleşti'} value={item.merged} />
        <Sum label={isDryRun ? 'Reddedilecek' : 'Reddedildi'} value={refused} isBad={refused > 0} isLast />
      </chakra.dl>
      <chakra.p mt="3" color="muted" fontVariantNumeric="tabular-nums">
        Toplam {formatNumber(item.totalRows ?? item.rowsRead)} satır · {formatNumber(item.categoriesCreated)}{' '}
        yeni kategori · {formatNumber(item.citiesFound)} şehir bulundu
      </chakra.p>
      {item.doubtful > 0 ? (
        <Note icon={infoIcon} mt="3">
          {formatNumber(item.doubtful)} satır kararınızı bekliyor; o zamana dek hiçbir kaydı değiştirmez.
        </Note>
      ) : null}
      {refused > 0 && item.hasFile ? (
        <Button asChild variant="tonal" size="sm" mt="3">
          <a href={`/api/admin/imports/${item.id}/refused.xlsx`} download>
            Reddedilen satırları indir (.xlsx)
          </a>
        </Button>
      ) : null}
      {refused > 0 ? <ImportProblems id={item.id} page={problemPage} onPage={onProblemPage} /> : null}
    </Card>
  );
}

interface SumProps {
  label: string;
  value: number;
  isBad?: boolean;
  /** The odd one, which takes a whole line on a phone. */
  isLast?: boolean;
}

function Sum({ label, value, isBad = false, isLast = false }: SumProps) {
  return (
    <chakra.div
      display="flex"
      gridColumn={{ base: isLast ? 'span 2' : undefined, md: 'auto' }}
      flexDirection="column-reverse"
      justifyContent="flex-end"
      px="3.5"
      py="3"
      borderRadius="control"
      bg={isBad ? 'danger.soft' : 'sunken'}
      color={isBad ? 'danger' : undefined}
    >
      <chakra.dt textStyle="xs" color={isBad ? 'danger' : 'muted'}>
        {label}
      </chakra.dt>
      <chakra.dd textStyle="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {formatNumber(value)}
      </chakra.dd>
    </chakra.div>
  );
}

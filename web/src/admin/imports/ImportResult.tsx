import { chakra } from '@chakra-ui/react';
import { Card } from '../../components/Card.tsx';
import { checkIcon } from '../../components/icons.ts';
import type { ImportCard_ImportFragment } from '../../graphql/generated.ts';
import { FileMark } from '../FileMark.tsx';
import { formatDateTime, formatDuration, formatNumber } from '../formatTurkish.ts';
import { ImportProblems } from './ImportProblems.tsx';

interface ImportResultProps {
  item: ImportCard_ImportFragment;
  problemPage: number;
  onProblemPage: (page: number) => void;
}

/** What a finished import changed, and what it refused. */
export function ImportResult({ item, problemPage, onProblemPage }: ImportResultProps) {
  const { fileName, startedAt, finishedAt, operatorName, refused } = item;
  const about = [
    fileName,
    finishedAt ? formatDateTime(finishedAt) : null,
    startedAt && finishedAt ? formatDuration((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000) : null,
    operatorName,
  ];
  return (
    <Card as="section" aria-label="İçe aktarma sonucu" p={{ base: '4', md: '5' }}>
      <chakra.div display="flex" alignItems="center" gap="3">
        <FileMark icon={checkIcon} tone="positive" />
        <chakra.div minW="0">
          <chakra.h2 textStyle="md" fontWeight="bold">
            {formatNumber(item.imported)} işletme başarıyla içe aktarıldı
          </chakra.h2>
          <chakra.p color="muted" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {about.filter(Boolean).join(' · ')}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(5, 1fr)' }}
        gap={{ base: '2', md: '3' }}
        mt="4"
      >
        <Sum label="Oluşturuldu" value={item.created} />
        <Sum label="Güncellendi" value={item.updated} />
        <Sum label="Aynı kaldı" value={item.unchanged} />
        <Sum label="Birleşti" value={item.merged} />
        <Sum label="Reddedildi" value={refused} isBad={refused > 0} isLast />
      </chakra.dl>
      <chakra.p mt="3" color="muted" fontVariantNumeric="tabular-nums">
        Toplam {formatNumber(item.totalRows ?? item.rowsRead)} satır · {formatNumber(item.categoriesCreated)}{' '}
        yeni kategori · {formatNumber(item.citiesFound)} şehir bulundu
      </chakra.p>
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

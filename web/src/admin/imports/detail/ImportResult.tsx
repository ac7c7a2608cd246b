import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/text/Card.tsx';
import { checkIcon, infoIcon } from '../../../ui/icon/icons.ts';
import type { ImportCard_ImportFragment } from '../../../graphql/generated.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { FileMark } from '../../shared/page/FileMark.tsx';
import { formatDateTime, formatDuration, formatNumber } from '../../shared/text/formatTurkish.ts';
import { Note } from '../../shared/page/Note.tsx';
import { ImportProblems } from './ImportProblems.tsx';
import { ImportWarnings } from './ImportWarnings.tsx';
import { importHeading, listingOutcomes, reviewOutcomes } from './importSummary.ts';
import { OutcomeFigures } from './OutcomeFigures.tsx';
import { css } from '../../../ui/theme/styles.ts';

interface ImportResultProps {
  item: ImportCard_ImportFragment;
  problemPage: number;
  onProblemPage: (page: number) => void;
  /** At the right of the heading, under it on a phone. */
  actions?: ReactNode;
  /** Under the figures. */
  settings?: ReactNode;
}

/** Changes and refused rows of a finished import. */
export function ImportResult({ item, problemPage, onProblemPage, actions, settings }: ImportResultProps) {
  const { fileName, startedAt, finishedAt, operatorName, totalRows, reviewCounts } = item;
  const about = [
    fileName,
    finishedAt ? formatDateTime(finishedAt) : null,
    startedAt && finishedAt ? formatDuration((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000) : null,
    operatorName,
  ];
  const hasRefused = item.refused > 0 || (reviewCounts?.refused ?? 0) > 0;
  const asides = sideFigures(item);
  return (
    <Card as="section" aria-label="İçe aktarma sonucu" className={css({ p: { base: '4', md: '5' } })}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <FileMark icon={checkIcon} tone="positive" />
        <chakra.div flex="1" minW="art">
          <chakra.h2 textStyle="md" fontWeight="bold">
            {importHeading(item)}
          </chakra.h2>
          <chakra.p color="muted" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {about.filter(Boolean).join(' · ')}
          </chakra.p>
        </chakra.div>
        {actions}
      </chakra.div>
      <OutcomeFigures
        title="İşletmeler"
        note={`${formatNumber(totalRows ?? 0)} satır`}
        outcomes={listingOutcomes(item)}
      />
      <OutcomeFigures
        title="Yorumlar"
        note={`${formatNumber(reviewCounts?.found ?? 0)} yorum`}
        outcomes={reviewOutcomes(item)}
      />
      {asides === '' ? null : (
        <chakra.p mt="3" color="muted" fontVariantNumeric="tabular-nums">
          {asides}
        </chakra.p>
      )}
      {settings}
      {item.doubtful > 0 ? (
        <Note icon={infoIcon} mt="3">
          {item.isDryRun
            ? `İçe aktarılınca ${formatNumber(item.doubtful)} satır kararınızı bekleyecek.`
            : `${formatNumber(item.doubtful)} satır kararınızı bekliyor; o zamana dek hiçbir kaydı değiştirmez.`}
        </Note>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="2.5" css={{ '&:not(:empty)': { mt: '3' } }}>
        {hasRefused && item.hasFile ? (
          <Button asChild variant="tonal" size="sm">
            <a href={`/api/admin/imports/${item.id}/refused.xlsx`} download>
              Reddedilen satırları indir (.xlsx)
            </a>
          </Button>
        ) : null}
        {!item.isDryRun && (reviewCounts?.created ?? 0) > 0 ? (
          <Button asChild variant="line" size="sm">
            <Link to={`${adminPaths.reviews()}?import=${item.id}`}>Gelen yorumlara bak</Link>
          </Button>
        ) : null}
      </chakra.div>
      {item.warningCount > 0 ? <ImportWarnings id={item.id} count={item.warningCount} /> : null}
      {hasRefused ? <ImportProblems id={item.id} page={problemPage} onPage={onProblemPage} /> : null}
    </Card>
  );
}

/** Other content of the file; zeros are omitted. */
function sideFigures({ categoriesCreated, citiesFound, longTextRows }: ImportCard_ImportFragment): string {
  return [
    categoriesCreated > 0 ? `${formatNumber(categoriesCreated)} yeni kategori` : null,
    citiesFound > 0 ? `${formatNumber(citiesFound)} şehir bulundu` : null,
    longTextRows ? `${formatNumber(longTextRows)} uzun metin satırı` : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

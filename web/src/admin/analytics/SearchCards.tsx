import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { plusIcon } from '../../ui/icon/adminIcons.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { businessSearchParams } from '../../../../domain/search/businessSearch.ts';
import { paths } from '../../lib/paths.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { PathLink } from '../shared/page/PathLink.tsx';
import { cardGrid } from '../shared/chart/figureGrid.ts';
import { RankCard, type RankColumn } from '../shared/chart/RankCard.tsx';
import { SynonymDialog } from './SynonymDialog.tsx';
import type { Report } from './report.ts';

type Words = Report['searches'][number];

const wordsColumn: RankColumn<Words> = {
  header: 'Kelimeler',
  isTitle: true,
  longShare: '50%',
  cell: ({ words }) => (
    <PathLink to={`${paths.businesses()}${businessSearchParams({ search: words })}`}>{words}</PathLink>
  ),
  csv: ({ words }) => words,
};
const searchesColumn: RankColumn<Words> = {
  header: 'Arama',
  isNumeric: true,
  cell: ({ searches }) => formatNumber(searches),
  csv: ({ searches }) => searches,
};
const emptyColumn: RankColumn<Words> = {
  header: 'Sonuçsuz',
  isNumeric: true,
  cell: ({ emptySearches }) => formatNumber(emptySearches),
  csv: ({ emptySearches }) => emptySearches,
};

/** Frequent searches, and those without results, with a link to add a synonym. */
export function SearchCards({ report, range }: { report: Report; range: string }) {
  const [chosenWords, setChosenWords] = useState<string | null>(null);
  return (
    <chakra.div {...cardGrid}>
      <chakra.div id="searches" scrollMarginTop="4" minW="0">
        <RankCard
          title="Ne aranıyor?"
          note="En çok aranan kelimeler"
          definition="Büyük küçük harf ve aksan ayrımı olmadan aynı kelimeler bir sayılır. Kişi adı, telefon ya da e-posta olabilecek aramalar tutulmaz."
          fileName={`aramalar-${range}`}
          columns={[wordsColumn, searchesColumn, emptyColumn]}
          rows={report.searches}
          rowKey={({ words }) => words}
        />
      </chakra.div>
      <chakra.div id="empty-searches" scrollMarginTop="4" minW="0">
        <RankCard
          title="Ne bulunamıyor?"
          note="Sonuç vermeyen aramalar; bir eş anlamlı ekleyerek buldurun"
          definition="Hiç kayıt bulamayan aramaların kelimeleri, en çok arananlar başta."
          fileName={`sonucsuz-aramalar-${range}`}
          columns={[
            wordsColumn,
            emptyColumn,
            {
              header: 'İşlem',
              cell: ({ words }) => (
                <Button
                  variant="line"
                  size="sm"
                  aria-label={`${words}: eş anlamlı ekle`}
                  onClick={() => setChosenWords(words)}
                >
                  <Icon path={plusIcon} size={18} />
                  Eş anlamlı ekle
                </Button>
              ),
            },
          ]}
          rows={report.emptySearches}
          rowKey={({ words }) => words}
        />
      </chakra.div>
      {chosenWords === null ? null : (
        <SynonymDialog given={{ words: chosenWords }} onClose={() => setChosenWords(null)} />
      )}
    </chakra.div>
  );
}

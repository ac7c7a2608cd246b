import { chakra } from '@chakra-ui/react';
import { infoIcon } from '../../../ui/icon/icons.ts';
import { OperatorQueryState } from '../../shared/page/OperatorQueryState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useImportPageStatsQuery } from '../../../graphql/generated.ts';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { Note } from '../../shared/page/Note.tsx';
import { SectionCard } from '../../shared/page/SectionCard.tsx';
import { css } from '../../../ui/theme/styles.ts';

/** Current content of the directory. */
export function StatusCard() {
  const result = useImportPageStatsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SectionCard title="Durum">
      <OperatorQueryState
        result={result}
        skeleton={
          <chakra.div display="grid" gap="3">
            {[1, 2, 3].map((line) => (
              <Skeleton key={line} className={css({ h: '5' })} />
            ))}
          </chakra.div>
        }
        errorTitle="Durum alınamadı"
      >
        {({ stats }) => (
          <>
            <chakra.dl>
              <Figure label="Kayıtlı işletme" value={stats.total} />
              <Figure label="Kategori" value={stats.categories} />
              <Figure label="Şehir" value={stats.cities} />
            </chakra.dl>
            {stats.demo ? (
              <Note icon={infoIcon} mt="3">
                Sitede şu anda örnek kayıtlar var; ilk gerçek içe aktarma onların yerini alır.
              </Note>
            ) : null}
          </>
        )}
      </OperatorQueryState>
    </SectionCard>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <chakra.div display="flex" justifyContent="space-between" gap="4" py="1.5">
      <chakra.dt color="muted">{label}</chakra.dt>
      <chakra.dd fontWeight="bold" fontVariantNumeric="tabular-nums">
        {formatNumber(value)}
      </chakra.dd>
    </chakra.div>
  );
}

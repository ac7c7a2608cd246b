import { chakra } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { OperatorQueryState } from '../../shared/page/OperatorQueryState.tsx';
import { useDataQualityQuery } from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { ProgressBar } from '../../shared/page/ProgressBar.tsx';
import { SectionCard } from '../../shared/page/SectionCard.tsx';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { completenessText } from './completenessText.ts';
import { ImportQualityTable } from './ImportQualityTable.tsx';
import { IssueTable } from './IssueTable.tsx';
import { readId } from '../../shared/readId.ts';

/** Quality issues of all listings, or of the import in the URL. */
export function Component() {
  const [params] = useSearchParams();
  const importId = readId(params.get('import'));
  const result = useDataQualityQuery({ variables: { importId }, fetchPolicy: 'cache-and-network' });
  const data = latestData(result);
  const total = data?.dataQuality.totalCount;
  const leastFirst = new URLSearchParams({ order: 'incomplete' });
  if (importId !== null) leastFirst.set('import', String(importId));
  return (
    <>
      <PageHeading
        title="Veri Kalitesi"
        note={total === undefined ? undefined : `${formatNumber(total)} işletme`}
        action={
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button asChild variant="line" size="sm">
              <Link to={adminPaths.personalData()}>Kişisel veriler</Link>
            </Button>
            <Button asChild variant="line" size="sm">
              <Link to={`${adminPaths.businesses()}?${leastFirst}`}>En eksik kayıtlar</Link>
            </Button>
          </chakra.div>
        }
      />
      <chakra.div display="grid" gap="4">
        <SectionCard
          title={importId === null ? 'Bütün kayıtlar' : `${importId} numaralı içe aktarma`}
          note="Doluluk: kategori, şehir, ülke, telefon, web sitesi, adres, konum, çalışma saatleri, fotoğraf ve açıklamadan kaçının dolu ve geçerli olduğu."
          action={
            importId === null ? undefined : (
              <Button asChild variant="ghost" size="sm">
                <Link to=".">Bütün kayıtlar</Link>
              </Button>
            )
          }
        >
          <OperatorQueryState
            result={{ ...result, data }}
            skeleton={<RowsSkeleton rows={12} />}
            errorTitle="Veri kalitesi alınamadı"
          >
            {({ dataQuality, duplicatePairs, listingProposals, positionIssues }) =>
              dataQuality.totalCount === 0 ? (
                <NoListings isOfImport={importId !== null} />
              ) : (
                <>
                  <chakra.div maxW="24rem" mb="3">
                    <chakra.p display="flex" justifyContent="space-between" mb="1.5" fontWeight="medium">
                      Ortalama doluluk
                      <span>{completenessText(dataQuality.completeness)}</span>
                    </chakra.p>
                    <ProgressBar
                      label="Ortalama doluluk"
                      share={(dataQuality.completeness ?? 0) / 100}
                      text={completenessText(dataQuality.completeness)}
                    />
                  </chakra.div>
                  <IssueTable
                    figures={dataQuality}
                    importId={importId}
                    duplicates={duplicatePairs.totalCount}
                    proposals={listingProposals.totalCount}
                    positions={positionIssues.totalCount}
                  />
                </>
              )
            }
          </OperatorQueryState>
        </SectionCard>
        <SectionCard title="İçe aktarmalar" note="Son 20 içe aktarmanın oluşturduğu kayıtlar.">
          <ImportQualityTable current={importId} />
        </SectionCard>
      </chakra.div>
    </>
  );
}

function NoListings({ isOfImport }: { isOfImport: boolean }) {
  return (
    <EmptyState
      title="Kayıt yok"
      text={
        isOfImport
          ? 'Bu içe aktarmanın oluşturduğu kayıt kalmadı.'
          : 'Bir dosya yükleyin; kayıtlarda neyin eksik olduğu burada görünür.'
      }
      actions={
        isOfImport ? undefined : (
          <Button asChild>
            <Link to={adminPaths.imports()}>Excel yükle</Link>
          </Button>
        )
      }
    />
  );
}

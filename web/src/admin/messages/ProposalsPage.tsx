import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { useProposalListQuery } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { PageSwitch } from '../shared/table/PageSwitch.tsx';
import { uncountedPage } from '../shared/table/uncountedPage.ts';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { LinkTabs } from '../shared/page/LinkTabs.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import { proposalFolders } from './proposalLabels.ts';

const PAGE_SIZE = 10;
/** The server counts no further. */
const MAX_COUNTED = 1000;

/** Visitors' corrections, reports and claims, in one queue. Folder and page are held in the URL. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const folder = proposalFolders.find((one) => one.slug === params.get('folder'))?.folder ?? 'OPEN';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const result = useProposalListQuery({
    variables: { folder, first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  return (
    <>
      <PageHeading
        title="Ziyaretçi önerileri"
        note="Düzeltmeler, bildirimler ve sahiplenme istekleri; siz kabul etmeden hiçbir şey değişmez"
      />
      <chakra.div mb="4">
        <LinkTabs
          label="Klasörler"
          tabs={proposalFolders.map(({ folder: one, label, slug }) => ({
            to: adminPaths.proposals() + (slug ? `?folder=${slug}` : ''),
            label,
            isCurrent: one === folder,
          }))}
        />
      </chakra.div>
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={8} />}
        errorTitle="Öneriler alınamadı"
      >
        {({ listingProposals: list, listingProposals: { nodes, totalCount } }) =>
          totalCount === 0 ? (
            <EmptyState title={folder === 'OPEN' ? 'Karar bekleyen öneri yok' : 'Bu klasörde öneri yok'} />
          ) : (
            <>
              <chakra.ul display="grid" gap="4" aria-label="Öneriler">
                {nodes.map((proposal) => (
                  <ProposalCard key={proposal.id} proposal={proposal} />
                ))}
              </chakra.ul>
              <PageSwitch
                label="Önerilerin sayfaları"
                page={page}
                pageCount={Math.ceil(totalCount / PAGE_SIZE)}
                uncounted={uncountedPage(list, MAX_COUNTED)}
                onChange={(next) =>
                  setParams((current) => {
                    const changed = new URLSearchParams(current);
                    if (next > 1) changed.set('page', String(next));
                    else changed.delete('page');
                    return changed;
                  })
                }
              />
            </>
          )
        }
      </OperatorQueryState>
    </>
  );
}

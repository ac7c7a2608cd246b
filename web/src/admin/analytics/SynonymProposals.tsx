import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { checkIcon, closeIcon } from '../../ui/icon/icons.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Card } from '../../ui/text/Card.tsx';
import type { SearchSynonymProposalsQuery } from '../../graphql/generated.ts';
import {
  DeleteSearchSynonymDocument,
  DismissSearchSynonymProposalDocument,
  RestoreSearchSynonymProposalDocument,
  SaveSearchSynonymDocument,
  SearchSynonymProposalsDocument,
  SearchSynonymsDocument,
  useSearchSynonymProposalsQuery,
} from '../../graphql/generated.ts';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { AdminTable, type AdminColumn } from '../shared/table/AdminTable.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { useAction } from '../shared/form/useAction.ts';
import { css } from '../../ui/theme/styles.ts';
import { ActionButton } from '../shared/form/ActionButton.tsx';

type Proposal = SearchSynonymProposalsQuery['searchSynonymProposals'][number];

const refetchQueries = [SearchSynonymsDocument, SearchSynonymProposalsDocument];

/** Frequent searches without a result, each with the category that it may mean: to be accepted or dismissed. */
export function SynonymProposals() {
  const result = useSearchSynonymProposalsQuery({ fetchPolicy: 'cache-and-network' });
  const decisions = useDecisions();
  const columns: AdminColumn<Proposal>[] = [
    ...factColumns,
    { header: 'İşlem', cell: (proposal) => <ProposalActions proposal={proposal} {...decisions} /> },
  ];
  return (
    <chakra.section aria-labelledby="synonym-proposals" mt="6">
      <chakra.h2 id="synonym-proposals" textStyle="md" fontWeight="bold" mb="1">
        Öneriler
      </chakra.h2>
      <chakra.p color="muted" mb="3">
        En az üç kez sonuçsuz kalan aramalar ve sözlüğe göre karşılıkları. Kişi adı, telefon ya da e-posta
        olabilecek aramalar tutulmaz.
      </chakra.p>
      <Card className={css({ px: { base: '4', md: '5' }, py: '2' })}>
        <OperatorQueryState
          result={result}
          skeleton={<RowsSkeleton rows={3} />}
          errorTitle="Öneriler alınamadı"
        >
          {({ searchSynonymProposals }) =>
            searchSynonymProposals.length === 0 ? (
              <chakra.div pb="8">
                <EmptyState
                  title="Öneri yok"
                  text="Sonuçsuz kalan aramalar biriktikçe sözlükten öneriler burada görünür."
                />
              </chakra.div>
            ) : (
              <AdminTable
                caption="Eş anlamlı önerileri"
                columns={columns}
                rows={searchSynonymProposals}
                rowKey={({ words }) => words}
              />
            )
          }
        </OperatorQueryState>
      </Card>
    </chakra.section>
  );
}

const factColumns: AdminColumn<Proposal>[] = [
  { header: 'Aranan', isTitle: true, longShare: '30%', cell: ({ words }) => <bdi>{words}</bdi> },
  { header: 'Sonuçsuz arama', isNumeric: true, cell: ({ emptySearches }) => formatNumber(emptySearches) },
  {
    header: 'Öneri',
    longShare: '30%',
    cell: ({ means, businessCount }) => (
      <>
        <bdi>{means}</bdi> ({formatNumber(businessCount)} işletme)
      </>
    ),
  },
];

/** Accepting and dismissing proposals, each with a toast and an undo. `busy`: the words that are being decided. */
function useDecisions() {
  const client = useApolloClient();
  const { attempt, succeed } = useAction();
  const [busy, setBusy] = useState<string | null>(null);

  /** Runs a change and shows a toast with its undo, or the error. */
  async function change(words: string, work: () => Promise<{ title: string; undo: () => Promise<unknown> }>) {
    setBusy(words);
    await attempt(async () => {
      const { title, undo } = await work();
      succeed({ title, text: words, undo: () => attempt(undo) });
    });
    setBusy(null);
  }
  const accept = ({ words, means }: Proposal) =>
    change(words, async () => {
      const input = { words, means, isTwoWay: false };
      const { data } = await client.mutate({
        mutation: SaveSearchSynonymDocument,
        variables: { input },
        refetchQueries,
      });
      const id = data?.saveSearchSynonym.id ?? 0;
      return {
        title: 'Eş anlamlı eklendi',
        undo: () =>
          client.mutate({ mutation: DeleteSearchSynonymDocument, variables: { id }, refetchQueries }),
      };
    });
  const dismiss = ({ words }: Proposal) =>
    change(words, async () => {
      const variables = { words };
      await client.mutate({ mutation: DismissSearchSynonymProposalDocument, variables, refetchQueries });
      return {
        title: 'Öneri yok sayıldı',
        undo: () =>
          client.mutate({ mutation: RestoreSearchSynonymProposalDocument, variables, refetchQueries }),
      };
    });
  return { busy, accept, dismiss };
}

interface ProposalActionsProps extends ReturnType<typeof useDecisions> {
  proposal: Proposal;
}

function ProposalActions({ proposal, busy, accept, dismiss }: ProposalActionsProps) {
  const { words, means } = proposal;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="1">
      <ActionButton
        variant="line"
        size="sm"
        disabled={busy === words}
        aria-label={`${words}: ${means} olarak ekle`}
        onAct={() => accept(proposal)}
      >
        <Icon path={checkIcon} size={18} />
        Ekle
      </ActionButton>
      <ActionButton
        variant="ghost"
        size="sm"
        disabled={busy === words}
        aria-label={`${words}: öneriyi yok say`}
        onAct={() => dismiss(proposal)}
      >
        <Icon path={closeIcon} size={18} />
        Yok say
      </ActionButton>
    </chakra.span>
  );
}

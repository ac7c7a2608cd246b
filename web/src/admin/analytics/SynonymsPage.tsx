import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pencilIcon, plusIcon, trashIcon } from '../../ui/icon/adminIcons.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { backIcon } from '../../ui/icon/icons.ts';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import type { SearchSynonymsQuery } from '../../graphql/generated.ts';
import {
  DeleteSearchSynonymDocument,
  SaveSearchSynonymDocument,
  SearchSynonymProposalsDocument,
  SearchSynonymsDocument,
  useSearchSynonymsQuery,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import type { AdminColumn } from '../shared/table/AdminTable.tsx';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { SynonymDialog } from './SynonymDialog.tsx';
import { SynonymProposals } from './SynonymProposals.tsx';
import { css } from '../../ui/theme/styles.ts';
import { ActionButton } from '../shared/form/ActionButton.tsx';

type Synonym = SearchSynonymsQuery['searchSynonyms'][number];

function columnsOf(
  onEdit: (synonym: Synonym) => void,
  onDelete: (synonym: Synonym) => Promise<unknown>,
): AdminColumn<Synonym>[] {
  return [
    { header: 'Aranan', isTitle: true, longShare: '35%', cell: ({ words }) => words },
    { header: 'Şunu da ara', longShare: '35%', cell: ({ means }) => means },
    { header: 'Yön', cell: ({ isTwoWay }) => (isTwoWay ? 'İki yönlü' : 'Tek yönlü') },
    {
      header: 'İşlem',
      cell: (synonym) => (
        <chakra.span display="inline-flex" flexWrap="wrap" gap="1">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`${synonym.words}: düzenle`}
            onClick={() => onEdit(synonym)}
          >
            <Icon path={pencilIcon} size={18} />
          </Button>
          <ActionButton
            variant="ghost"
            size="icon"
            aria-label={`${synonym.words}: sil`}
            onAct={() => onDelete(synonym)}
          >
            <Icon path={trashIcon} size={18} />
          </ActionButton>
        </chakra.span>
      ),
    },
  ];
}

/** Synonyms of search terms. */
export function Component() {
  const client = useApolloClient();
  const { attempt } = useAction();
  const result = useSearchSynonymsQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<Synonym | 'new' | null>(null);

  const refetchQueries = [SearchSynonymsDocument, SearchSynonymProposalsDocument];
  const handleDelete = ({ id, words, means, isTwoWay }: Synonym) => {
    const input = { words, means, isTwoWay };
    const undo = () =>
      attempt(() =>
        client.mutate({ mutation: SaveSearchSynonymDocument, variables: { input }, refetchQueries }),
      );
    return attempt(
      () => client.mutate({ mutation: DeleteSearchSynonymDocument, variables: { id }, refetchQueries }),
      { title: 'Eş anlamlı silindi', text: `${words} → ${means}`, undo },
    );
  };
  const columns = columnsOf(setEdited, handleDelete);
  const count = result.data?.searchSynonyms.length;
  return (
    <>
      <PageHeading
        title="Eş anlamlılar"
        note={`Aramalar bunları da bulur${count === undefined ? '' : `: ${formatNumber(count)} kayıt, en fazla 500`}`}
        action={
          <chakra.div display="flex" flexWrap="wrap" gap="2.5">
            <Button asChild variant="line" size="sm">
              <Link to={adminPaths.analytics()}>
                <Icon path={backIcon} size={18} />
                Analitik
              </Link>
            </Button>
            <Button size="sm" onClick={() => setEdited('new')}>
              <Icon path={plusIcon} size={18} />
              Eş anlamlı ekle
            </Button>
          </chakra.div>
        }
      />
      <Card className={css({ px: { base: '4', md: '5' }, py: '2' })}>
        <OperatorQueryState
          result={result}
          skeleton={<RowsSkeleton rows={6} />}
          errorTitle="Eş anlamlılar alınamadı"
        >
          {({ searchSynonyms }) =>
            searchSynonyms.length === 0 ? (
              <chakra.div pb="8">
                <EmptyState
                  title="Henüz eş anlamlı yok"
                  text="Sonuç vermeyen bir aramayı, rehberin bildiği bir kelimeye bağlayın."
                />
              </chakra.div>
            ) : (
              <AdminTable
                caption="Eş anlamlılar"
                columns={columns}
                rows={searchSynonyms}
                rowKey={({ id }) => id}
              />
            )
          }
        </OperatorQueryState>
      </Card>
      <SynonymProposals />
      {edited ? (
        <SynonymDialog given={edited === 'new' ? { words: '' } : edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  );
}

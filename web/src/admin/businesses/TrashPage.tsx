import { chakra } from '@chakra-ui/react';
import { ActionButton } from '../shared/form/ActionButton.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { refreshIcon } from '../../ui/icon/icons.ts';
import type { AdminTrashQuery } from '../../graphql/generated.ts';
import { useAdminTrashQuery } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import type { AdminColumn } from '../shared/table/AdminTable.tsx';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { formatDateTime, formatNumber } from '../shared/text/formatTurkish.ts';
import { BackToBusinesses } from '../shared/page/BackToBusinesses.tsx';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { PagedList } from '../shared/table/PagedList.tsx';
import { useListPage } from '../shared/table/useListPage.ts';
import { useBusinessActions } from '../shared/listing/useBusinessActions.ts';
import { css } from '../../ui/theme/styles.ts';
import { addressText } from '../../../../domain/listing/addressText.ts';

const PAGE_SIZE = 20;

type Row = AdminTrashQuery['trashedBusinesses']['nodes'][number];

/** Deleted listings, each with a restore button. */
export function Component() {
  const [page, openPage] = useListPage();
  const result = useAdminTrashQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  const { restore } = useBusinessActions();
  const columns: AdminColumn<Row>[] = [
    { header: 'Ad', isTitle: true, longShare: '30%', cell: ({ name }) => name },
    { header: 'Adres', longShare: '28%', cell: (business) => addressText(business) || null },
    { header: 'Şehir', cell: ({ city }) => city?.name ?? null },
    {
      header: 'Silindi',
      cell: ({ deletedAt }) =>
        deletedAt ? (
          <chakra.time dateTime={deletedAt} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {formatDateTime(deletedAt)}
          </chakra.time>
        ) : null,
    },
    {
      header: 'İşlem',
      cell: ({ id, name }) => (
        <ActionButton variant="line" size="sm" aria-label={`${name}: geri getir`} onAct={() => restore(id)}>
          <Icon path={refreshIcon} size={18} />
          Geri getir
        </ActionButton>
      ),
    },
  ];
  return (
    <>
      <PageHeading
        title="Çöp kutusu"
        note={data ? `${formatNumber(data.trashedBusinesses.totalCount)} kayıt` : undefined}
        action={<BackToBusinesses />}
      />
      <Card className={css({ px: { base: '4', md: '5' }, py: '2' })} aria-busy={result.loading}>
        <PagedList
          result={result}
          errorTitle="Çöp kutusu alınamadı"
          rowsOf={({ trashedBusinesses }) => trashedBusinesses}
          empty={{ title: 'Çöp kutusu boş', text: 'Silinen işletmeler burada durur ve geri getirilebilir.' }}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={openPage}
        >
          {(nodes) => (
            <AdminTable caption="Silinen işletmeler" columns={columns} rows={nodes} rowKey={({ id }) => id} />
          )}
        </PagedList>
      </Card>
    </>
  );
}

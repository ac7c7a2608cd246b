import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import type { ApiKeysQuery } from '../../graphql/generated.ts';
import { useApiKeysQuery } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import type { AdminColumn } from '../shared/table/AdminTable.tsx';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { Timestamp } from '../shared/table/Timestamp.tsx';
import { PageSwitch } from '../shared/table/PageSwitch.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { ApiKeyDialog } from './ApiKeyDialog.tsx';
import { isExpired } from './keyExpiry.ts';
import { NewApiKeyDialog } from './NewApiKeyDialog.tsx';
import { RevokeApiKeyDialog } from './RevokeApiKeyDialog.tsx';

const PAGE_SIZE = 10;
type Row = ApiKeysQuery['apiKeys']['nodes'][number];

/** The keys of programs that ask in place of an operator. */
export function ApiKeys() {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<{ edit: Row } | { revoke: Row } | 'new' | null>(null);
  const result = useApiKeysQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);

  const columns: AdminColumn<Row>[] = [
    ...factColumns,
    {
      header: 'İşlem',
      cell: (row) =>
        row.revokedAt ? null : (
          <KeyActions
            name={row.name}
            onEdit={() => setOpen({ edit: row })}
            onRevoke={() => setOpen({ revoke: row })}
          />
        ),
    },
  ];

  return (
    <SectionCard
      title="API anahtarları"
      note="Programlar bunlarla bağlanır; nasıl bağlandıkları API kılavuzunda yazar."
      action={
        <Button variant="tonal" size="sm" onClick={() => setOpen('new')}>
          Yeni anahtar
        </Button>
      }
    >
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={3} />}
        errorTitle="Anahtarlar alınamadı"
      >
        {({ apiKeys: { nodes, totalCount } }) =>
          totalCount === 0 ? (
            <EmptyState
              title="Henüz anahtar yok"
              text="Bir program bağlanacaksa ona bir anahtar oluşturun."
            />
          ) : (
            <>
              <AdminTable caption="API anahtarları" columns={columns} rows={nodes} rowKey={({ id }) => id} />
              <PageSwitch
                label="Anahtar sayfaları"
                page={page}
                pageCount={Math.ceil(totalCount / PAGE_SIZE)}
                onChange={setPage}
              />
            </>
          )
        }
      </OperatorQueryState>
      {open === 'new' ? <NewApiKeyDialog onClose={() => setOpen(null)} /> : null}
      {open !== null && open !== 'new' && 'edit' in open ? (
        <ApiKeyDialog apiKey={open.edit} onClose={() => setOpen(null)} />
      ) : null}
      {open !== null && open !== 'new' && 'revoke' in open ? (
        <RevokeApiKeyDialog apiKey={open.revoke} onClose={() => setOpen(null)} />
      ) : null}
    </SectionCard>
  );
}

const factColumns: AdminColumn<Row>[] = [
  {
    header: 'Ad',
    isTitle: true,
    longShare: '28%',
    cell: ({ name, prefix, createdByName }) => (
      <>
        <bdi>{name}</bdi>
        <chakra.span display="block" color="muted" textStyle="xs">
          <code>{prefix}…</code> · <bdi>{createdByName ?? 'Komut satırı'}</bdi>
        </chakra.span>
      </>
    ),
  },
  {
    header: 'Yetki',
    cell: ({ scope, expiresAt, revokedAt }) => (
      <chakra.span display="flex" flexWrap="wrap" gap="1.5">
        <Badge tone={scope === 'ADMIN' ? 'warning' : 'neutral'}>
          {scope === 'ADMIN' ? 'Yönetim' : 'Okuma'}
        </Badge>
        {revokedAt ? <Badge tone="danger">İptal edildi</Badge> : null}
        {!revokedAt && isExpired(expiresAt ?? null) ? <Badge tone="danger">Süresi doldu</Badge> : null}
      </chakra.span>
    ),
  },
  { header: 'Dakikada', isNumeric: true, cell: ({ perMinute }) => formatNumber(perMinute) },
  {
    header: 'Son geçerlilik',
    cell: ({ expiresAt }) => (expiresAt ? <Timestamp at={expiresAt} /> : 'Süresiz'),
  },
  { header: 'Son kullanım', cell: ({ lastUsedAt }) => (lastUsedAt ? <Timestamp at={lastUsedAt} /> : null) },
];

interface KeyActionsProps {
  name: string;
  onEdit: () => void;
  onRevoke: () => void;
}

function KeyActions({ name, onEdit, onRevoke }: KeyActionsProps) {
  return (
    <chakra.span display="flex" flexWrap="wrap" gap="2">
      <Button variant="line" size="sm" aria-label={`Düzenle: ${name}`} onClick={onEdit}>
        Düzenle
      </Button>
      <Button variant="red" size="sm" aria-label={`İptal et: ${name}`} onClick={onRevoke}>
        İptal et
      </Button>
    </chakra.span>
  );
}

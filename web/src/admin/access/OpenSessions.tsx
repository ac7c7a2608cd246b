import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import type { OpenSessionsQuery } from '../../graphql/generated.ts';
import {
  useOpenSessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import type { AdminColumn } from '../shared/table/AdminTable.tsx';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { Timestamp } from '../shared/table/Timestamp.tsx';
import { Question } from '../shared/dialog/Question.tsx';
import { PageSwitch } from '../shared/table/PageSwitch.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { browserName } from './browserName.ts';
import { useAction } from '../shared/form/useAction.ts';

const PAGE_SIZE = 10;
type Row = OpenSessionsQuery['sessions']['nodes'][number];

function columnsOf(isBusy: boolean, onRevoke: (session: Row) => void): AdminColumn<Row>[] {
  return [
    {
      header: 'Kim',
      isTitle: true,
      cell: ({ operator, isCurrent }) => (
        <chakra.span display="flex" flexWrap="wrap" gap="2">
          <bdi>{operator.name}</bdi>
          {isCurrent ? <Badge tone="positive">Bu tarayıcı</Badge> : null}
        </chakra.span>
      ),
    },
    { header: 'Tarayıcı', longShare: '22%', cell: ({ userAgent }) => browserName(userAgent) },
    { header: 'Adres', longShare: '16%', cell: ({ address }) => address },
    { header: 'Giriş', cell: ({ createdAt }) => <Timestamp at={createdAt} /> },
    { header: 'Kapanış', cell: ({ expiresAt }) => <Timestamp at={expiresAt} /> },
    {
      header: 'İşlem',
      cell: (row) =>
        row.isCurrent ? null : (
          <Button
            variant="line"
            size="sm"
            disabled={isBusy}
            aria-label={`Oturumu kapat: ${row.operator.name}`}
            onClick={() => onRevoke(row)}
          >
            Kapat
          </Button>
        ),
    },
  ];
}

/** Open sessions of operators, each with a button that ends it. */
export function OpenSessions() {
  const { attempt } = useAction();
  const [page, setPage] = useState(1);
  const [revoked, setRevoked] = useState<Row | null>(null);
  const result = useOpenSessionsQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  const [revoke, revoking] = useRevokeSessionMutation({ refetchQueries: ['OpenSessions'] });
  const [revokeOthers, revokingOthers] = useRevokeOtherSessionsMutation({ refetchQueries: ['OpenSessions'] });
  const isBusy = revoking.loading || revokingOthers.loading;

  const columns = columnsOf(isBusy, setRevoked);

  return (
    <SectionCard
      title="Açık oturumlar"
      note="Girişten 24 saat sonra kendiliğinden kapanırlar."
      action={
        <Button
          variant="line"
          size="sm"
          disabled={isBusy}
          onClick={() => void attempt(() => revokeOthers(), { title: 'Diğer oturumlarınız kapatıldı' })}
        >
          Diğer oturumlarımı kapat
        </Button>
      }
    >
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={3} />}
        errorTitle="Oturumlar alınamadı"
      >
        {({ sessions: { nodes, totalCount } }) => (
          <>
            <AdminTable caption="Açık oturumlar" columns={columns} rows={nodes} rowKey={({ id }) => id} />
            <PageSwitch
              label="Oturum sayfaları"
              page={page}
              pageCount={Math.ceil(totalCount / PAGE_SIZE)}
              onChange={setPage}
            />
          </>
        )}
      </OperatorQueryState>
      {revoked ? (
        <Question
          title="Oturumu kapat"
          act="Kapat"
          onAct={() =>
            attempt(() => revoke({ variables: { id: revoked.id } }), { title: 'Oturum kapatıldı' })
          }
          onClose={() => setRevoked(null)}
        >
          <p>
            <bdi>{revoked.operator.name}</bdi> bu tarayıcıda hemen çıkış yapmış olur; kaydetmediği iş
            kaybolabilir. Yeniden giriş yapabilir.
          </p>
        </Question>
      ) : null}
    </SectionCard>
  );
}

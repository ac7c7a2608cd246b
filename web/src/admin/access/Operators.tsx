import { isolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import type { OperatorsQuery } from '../../graphql/generated.ts';
import { useOperatorsQuery, useSetOperatorDisabledMutation } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import type { AdminColumn } from '../shared/table/AdminTable.tsx';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { Timestamp } from '../shared/table/Timestamp.tsx';
import { useOperator } from '../shared/session/operatorContext.ts';
import { Question } from '../shared/dialog/Question.tsx';
import { PageSwitch } from '../shared/table/PageSwitch.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { useAction } from '../shared/form/useAction.ts';
import { NewOperatorDialog } from './NewOperatorDialog.tsx';
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';

const PAGE_SIZE = 20;
type Row = OperatorsQuery['operators']['nodes'][number];
type Open = { kind: 'new' } | { kind: 'reset' | 'factor' | 'disable'; operator: Row } | null;

/** The operators, with what can be done about each. */
export function Operators() {
  const { attempt } = useAction();
  const me = useOperator();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open>(null);
  const result = useOperatorsQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  const [setDisabled, { loading }] = useSetOperatorDisabledMutation({ refetchQueries: ['OpenSessions'] });

  const handleDisable = ({ id, name, isDisabled }: Row) =>
    attempt(() => setDisabled({ variables: { id, isDisabled: !isDisabled } }), {
      title: isDisabled ? 'Operatör açıldı' : 'Operatör kapatıldı',
      text: isDisabled
        ? `${isolated(name)} yeniden giriş yapabilir.`
        : `${isolated(name)} artık giriş yapamaz.`,
    });

  const columns: AdminColumn<Row>[] = [
    { header: 'Ad', isTitle: true, longShare: '24%', cell: ({ name }) => name },
    { header: 'Kullanıcı kodu', longShare: '18%', cell: ({ userCode }) => userCode },
    {
      header: 'Durum',
      cell: ({ isDisabled, hasSecondFactor }) => (
        <chakra.span display="flex" flexWrap="wrap" gap="1.5">
          <Badge tone={isDisabled ? 'danger' : 'positive'}>{isDisabled ? 'Kapalı' : 'Açık'}</Badge>
          {hasSecondFactor ? <Badge>İki adımlı</Badge> : null}
        </chakra.span>
      ),
    },
    { header: 'Son giriş', cell: ({ lastLoginAt }) => (lastLoginAt ? <Timestamp at={lastLoginAt} /> : null) },
    {
      header: 'İşlemler',
      cell: (row) =>
        row.userCode === me.userCode ? (
          <chakra.span color="muted">Siz</chakra.span>
        ) : (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button
              variant="line"
              size="sm"
              aria-label={`Şifre yenile: ${row.name}`}
              onClick={() => setOpen({ kind: 'reset', operator: row })}
            >
              Şifre yenile
            </Button>
            {row.hasSecondFactor ? (
              <Button
                variant="line"
                size="sm"
                aria-label={`Doğrulamayı kaldır: ${row.name}`}
                onClick={() => setOpen({ kind: 'factor', operator: row })}
              >
                Doğrulamayı kaldır
              </Button>
            ) : null}
            <Button
              variant={row.isDisabled ? 'line' : 'red'}
              size="sm"
              disabled={loading}
              aria-label={`${row.isDisabled ? 'Aç' : 'Kapat'}: ${row.name}`}
              onClick={() =>
                row.isDisabled ? void handleDisable(row) : setOpen({ kind: 'disable', operator: row })
              }
            >
              {row.isDisabled ? 'Aç' : 'Kapat'}
            </Button>
          </chakra.div>
        ),
    },
  ];

  return (
    <SectionCard
      title="Operatörler"
      action={
        <Button size="sm" onClick={() => setOpen({ kind: 'new' })}>
          Yeni operatör
        </Button>
      }
    >
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={3} />}
        errorTitle="Operatörler alınamadı"
      >
        {({ operators: { nodes, totalCount } }) => (
          <>
            <AdminTable caption="Operatörler" columns={columns} rows={nodes} rowKey={({ id }) => id} />
            <PageSwitch
              label="Operatör sayfaları"
              page={page}
              pageCount={Math.ceil(totalCount / PAGE_SIZE)}
              onChange={setPage}
            />
          </>
        )}
      </OperatorQueryState>
      {open?.kind === 'new' ? <NewOperatorDialog onClose={() => setOpen(null)} /> : null}
      {open?.kind === 'reset' ? (
        <ResetPasswordDialog operator={open.operator} onClose={() => setOpen(null)} />
      ) : null}
      {open?.kind === 'disable' ? (
        <Question
          title="Operatörü kapat"
          act="Kapat"
          onAct={() => handleDisable(open.operator)}
          onClose={() => setOpen(null)}
        >
          <p>
            <bdi>{open.operator.name}</bdi> artık giriş yapamaz, açık oturumları hemen kapanır; kaydetmediği
            işi kaybolabilir. Dilediğinizde buradan yeniden açabilirsiniz.
          </p>
        </Question>
      ) : null}
      {open?.kind === 'factor' ? (
        <RemoveFactorDialog operator={open.operator} onClose={() => setOpen(null)} />
      ) : null}
    </SectionCard>
  );
}

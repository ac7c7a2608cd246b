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
type OperatorDialog = 'reset' | 'factor' | 'disable';
type Open = { kind: 'new' } | { kind: OperatorDialog; operator: Row } | null;

/** The operators, with what can be done about each. */
export function Operators() {
  const me = useOperator();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const result = useOperatorsQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const { toggleDisabled, isBusy } = useDisabling();
  const columns: AdminColumn<Row>[] = [
    ...factColumns,
    {
      header: 'İşlemler',
      cell: (operator) =>
        operator.userCode === me.userCode ? (
          <chakra.span color="muted">Siz</chakra.span>
        ) : (
          <OperatorActions
            operator={operator}
            isBusy={isBusy}
            onOpen={(kind) => setOpen({ kind, operator })}
            onEnable={() => void toggleDisabled(operator)}
          />
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
        result={{ ...result, data: latestData(result) }}
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
      {open?.kind === 'new' ? <NewOperatorDialog onClose={close} /> : null}
      {open?.kind === 'reset' ? <ResetPasswordDialog operator={open.operator} onClose={close} /> : null}
      {open?.kind === 'factor' ? <RemoveFactorDialog operator={open.operator} onClose={close} /> : null}
      {open?.kind === 'disable' ? (
        <Question
          title="Operatörü kapat"
          act="Kapat"
          onAct={() => toggleDisabled(open.operator)}
          onClose={close}
        >
          <p>
            <bdi>{open.operator.name}</bdi> artık giriş yapamaz, açık oturumları hemen kapanır; kaydetmediği
            işi kaybolabilir. Dilediğinizde buradan yeniden açabilirsiniz.
          </p>
        </Question>
      ) : null}
    </SectionCard>
  );
}

function useDisabling() {
  const { attempt } = useAction();
  const [setDisabled, { loading }] = useSetOperatorDisabledMutation({ refetchQueries: ['OpenSessions'] });
  const toggleDisabled = ({ id, name, isDisabled }: Row) =>
    attempt(() => setDisabled({ variables: { id, isDisabled: !isDisabled } }), {
      title: isDisabled ? 'Operatör açıldı' : 'Operatör kapatıldı',
      text: isDisabled
        ? `${isolated(name)} yeniden giriş yapabilir.`
        : `${isolated(name)} artık giriş yapamaz.`,
    });
  return { toggleDisabled, isBusy: loading };
}

const factColumns: AdminColumn<Row>[] = [
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
];

interface OperatorActionsProps {
  operator: Row;
  isBusy: boolean;
  onOpen: (dialog: OperatorDialog) => void;
  onEnable: () => void;
}

function OperatorActions({ operator, isBusy, onOpen, onEnable }: OperatorActionsProps) {
  const { name, isDisabled, hasSecondFactor } = operator;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button variant="line" size="sm" aria-label={`Şifre yenile: ${name}`} onClick={() => onOpen('reset')}>
        Şifre yenile
      </Button>
      {hasSecondFactor ? (
        <Button
          variant="line"
          size="sm"
          aria-label={`Doğrulamayı kaldır: ${name}`}
          onClick={() => onOpen('factor')}
        >
          Doğrulamayı kaldır
        </Button>
      ) : null}
      <Button
        variant={isDisabled ? 'line' : 'red'}
        size="sm"
        disabled={isBusy}
        aria-label={`${isDisabled ? 'Aç' : 'Kapat'}: ${name}`}
        onClick={() => (isDisabled ? onEnable() : onOpen('disable'))}
      >
        {isDisabled ? 'Aç' : 'Kapat'}
      </Button>
    </chakra.div>
  );
}

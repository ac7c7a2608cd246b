import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { useInjectionCodesQuery, type InjectionCodesQuery } from '../../graphql/generated.ts';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { Timestamp } from '../shared/table/Timestamp.tsx';
import { InjectionDialog } from './InjectionDialog.tsx';
import { InjectionRow } from './InjectionRow.tsx';
import { useInjectionActions } from './useInjectionActions.ts';

/** The codes of the public pages, in their order. */
export function InjectionList() {
  const [search, setSearch] = useSearchParams();
  const result = useInjectionCodesQuery({ fetchPolicy: 'cache-and-network' });
  const actions = useInjectionActions();
  const open = search.get('code');
  const openAt = (code: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (code === null) next.delete('code');
        else next.set('code', code);
        return next;
      },
      { replace: code === null },
    );
  return (
    <SectionCard
      title="Eklenen kodlar"
      note="Sayfalara bu sırayla eklenir. Hatalı bir kod ötekileri durdurmaz."
      action={
        <Button variant="tonal" size="sm" onClick={() => openAt('new')}>
          Yeni kod
        </Button>
      }
    >
      <OperatorQueryState result={result} skeleton={<RowsSkeleton rows={3} />} errorTitle="Kodlar alınamadı">
        {({ injectionCodes, deleted }) => {
          const opened = injectionCodes.find(({ id, owner }) => String(id) === open && owner === 'LIST');
          const ids = injectionCodes.map(({ id }) => id);
          return (
            <>
              {injectionCodes.length === 0 ? (
                <EmptyState
                  title="Henüz kod yok"
                  text="Doğrulama etiketleri, sayaçlar, sohbet kutuları buraya."
                />
              ) : (
                <ul>
                  {injectionCodes.map((code, at) => (
                    <InjectionRow
                      key={code.id}
                      code={code}
                      isFirst={at === 0}
                      isLast={at === ids.length - 1}
                      isBusy={actions.isBusy}
                      onMove={(by) => void actions.move(ids, at, by)}
                      onSwitch={(isEnabled) => void actions.switchCode(code, isEnabled)}
                      onEdit={() => openAt(String(code.id))}
                      onDelete={() => void actions.remove(code)}
                    />
                  ))}
                </ul>
              )}
              {deleted.length > 0 ? (
                <DeletedCodes
                  deleted={deleted}
                  isBusy={actions.isBusy}
                  onRestore={({ id, version }) => void actions.restore(id, version - 1, 'Kod geri getirildi')}
                />
              ) : null}
              {open === 'new' || opened ? (
                <InjectionDialog key={open} code={opened} onClose={() => openAt(null)} />
              ) : null}
            </>
          );
        }}
      </OperatorQueryState>
    </SectionCard>
  );
}

type Deleted = InjectionCodesQuery['deleted'];

interface DeletedCodesProps {
  deleted: Deleted;
  isBusy: boolean;
  onRestore: (code: Deleted[number]) => void;
}

function DeletedCodes({ deleted, isBusy, onRestore }: DeletedCodesProps) {
  return (
    <chakra.details mt="3">
      <chakra.summary minH="11" py="2.5" cursor="pointer" color="accent" fontWeight="medium">
        Silinen kodlar ({deleted.length})
      </chakra.summary>
      <ul>
        {deleted.map((code) => (
          <chakra.li
            key={code.id}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            py="1.5"
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              <bdi>{code.name}</bdi>{' '}
              <chakra.span color="muted">
                <Timestamp at={code.updatedAt} /> · <bdi>{code.operatorName ?? 'Sistem'}</bdi>
              </chakra.span>
            </chakra.span>
            <Button
              variant="line"
              size="sm"
              disabled={isBusy}
              aria-label={`Geri getir: ${code.name}`}
              onClick={() => onRestore(code)}
            >
              Geri getir
            </Button>
          </chakra.li>
        ))}
      </ul>
    </chakra.details>
  );
}

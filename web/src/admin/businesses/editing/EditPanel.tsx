import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice.tsx';
import { OperatorQueryState } from '../../shared/page/OperatorQueryState.tsx';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import type { AdminBusiness_EditFragment } from '../../../graphql/generated.ts';
import { useAdminBusinessEditQuery } from '../../../graphql/generated.ts';
import { formatDateTime, formatNumber } from '../../shared/text/formatTurkish.ts';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { SidePanel } from '../../shared/dialog/SidePanel.tsx';
import { BusinessForm } from './BusinessForm.tsx';
import { HistoryList } from './HistoryList.tsx';
import { PanelHead } from './PanelHead.tsx';
import { LinkTabs } from '../../shared/page/LinkTabs.tsx';
import { useBusinessActions } from '../../shared/listing/useBusinessActions.ts';
import { useIfMounted } from '../../shared/dialog/useIfMounted.ts';

interface EditPanelProps {
  /** Null creates a new listing. */
  id: number | null;
  isHistory: boolean;
  formHref: string;
  historyHref: string;
  /** URL of the confirmation before it is deleted. */
  deleteHref: string;
  onClose: () => void;
  /** Whether a URL no longer shows this panel. */
  isLeft: (search: string, pathname: string) => boolean;
}

const HEADING = 'edit-panel-title';

/** Edits a listing, or a new one. */
export function EditPanel({ id, ...panel }: EditPanelProps) {
  const { onClose, isLeft } = panel;
  return (
    <SidePanel labelledBy={HEADING} onClose={onClose}>
      {id === null ? (
        <>
          <PanelHead headingId={HEADING} title="Yeni işletme" onClose={onClose} />
          <Form business={null} onClose={onClose} isLeft={isLeft} />
        </>
      ) : (
        <StoredListing key={id} id={id} {...panel} />
      )}
    </SidePanel>
  );
}

function StoredListing({
  id,
  isHistory,
  formHref,
  historyHref,
  deleteHref,
  onClose,
  isLeft,
}: EditPanelProps & { id: number }) {
  const result = useAdminBusinessEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const { restore } = useBusinessActions();
  // The base of unsaved work remains the version that it began with: conflicting changes are reported on saving. Without any, the
  // form follows the stored values, such as those after an undo in the history.
  const [first, setFirst] = useState<AdminBusiness_EditFragment | null>(null);
  const [hasWork, setHasWork] = useState(false);
  const read = result.data?.businessById;
  if (read && (!first || (first.version !== read.version && !hasWork))) setFirst(read);
  const business = first ?? read;
  return (
    <>
      <PanelHead
        headingId={HEADING}
        title={business?.name ?? 'İşletme'}
        note={business ? noteOf(business) : undefined}
        business={business ?? undefined}
        deleteHref={deleteHref}
        onClose={onClose}
      />
      <PanelTabs isHistory={isHistory} formHref={formHref} historyHref={historyHref} />
      {isHistory ? <HistoryList id={id} /> : null}
      <chakra.div
        // The form is preserved while the history is open.
        hidden={isHistory}
        display={isHistory ? 'none' : 'flex'}
        flexDirection="column"
        flex="1"
        minH="0"
      >
        <OperatorQueryState
          result={{ ...result, data: business === undefined ? undefined : { business } }}
          skeleton={
            <chakra.div px="5" py="4">
              <RowsSkeleton rows={9} />
            </chakra.div>
          }
          errorTitle="İşletme alınamadı"
        >
          {({ business: shown }) => {
            if (shown === null) return <MissingNotice onClose={onClose} />;
            if (read?.deletedAt) {
              const handleRestored = async () => {
                setFirst(null);
                await result.refetch();
              };
              return <TrashedNotice onRestore={() => void restore(shown.id).then(handleRestored)} />;
            }
            return (
              <Form
                business={shown}
                onClose={onClose}
                isLeft={isLeft}
                onWork={setHasWork}
                onRestart={() => {
                  setFirst(null);
                  void result.refetch();
                }}
              />
            );
          }}
        </OperatorQueryState>
      </chakra.div>
    </>
  );
}

function PanelTabs({
  isHistory,
  formHref,
  historyHref,
}: Pick<EditPanelProps, 'isHistory' | 'formHref' | 'historyHref'>) {
  return (
    <LinkTabs
      label="Kayıt"
      tabs={[
        { to: formHref, label: 'Bilgiler', isCurrent: !isHistory },
        { to: historyHref, label: 'Geçmiş', isCurrent: isHistory },
      ]}
      replace
      px="3.5"
      py="1.5"
      borderBottomWidth="1px"
      borderColor="line"
    />
  );
}

function MissingNotice({ onClose }: Pick<EditPanelProps, 'onClose'>) {
  return (
    <ErrorNotice
      title="İşletme bulunamadı"
      text="Kayıt kalıcı olarak silinmiş olabilir."
      retryLabel="Listeye dön"
      onRetry={onClose}
      retriesOnline={false}
    />
  );
}

function TrashedNotice({ onRestore }: { onRestore: () => void }) {
  return (
    <chakra.div px="5" py="8" textAlign="center">
      <chakra.p mb="4">Bu kayıt çöp kutusunda. Düzenlemek için geri getirin.</chakra.p>
      <Button onClick={onRestore}>Geri getir</Button>
    </chakra.div>
  );
}

function noteOf({ globalRowNumber, updatedAt }: AdminBusiness_EditFragment): string {
  const number = globalRowNumber === null ? [] : [`No ${formatNumber(globalRowNumber)}`];
  return [...number, `son düzenleme ${formatDateTime(updatedAt)}`].join(' · ');
}

interface FormProps extends Pick<EditPanelProps, 'onClose' | 'isLeft'> {
  business: AdminBusiness_EditFragment | null;
  /** Whether there is unsaved work. */
  onWork?: (hasWork: boolean) => void;
  onRestart?: () => void;
}

function Form({ business, onClose, isLeft, onWork, onRestart }: FormProps) {
  const leave = useIfMounted(onClose);
  const toast = useToast();
  const { undoVersion, trash, refetchLists } = useBusinessActions();
  const [round, setRound] = useState(0);
  function handleSaved(saved: AdminBusiness_EditFragment) {
    const undo = () => (business ? undoVersion(saved.id, saved.version) : trash(saved.id, saved.version));
    toast({
      title: business ? 'Kaydedildi' : 'İşletme oluşturuldu',
      text: saved.name,
      tone: 'positive',
      action: { label: 'Geri al', onPress: () => void undo() },
    });
    leave();
    void refetchLists();
  }
  return (
    <BusinessForm
      key={`${round} ${business?.version ?? ''}`}
      business={business}
      onSaved={handleSaved}
      onClose={onClose}
      isLeft={isLeft}
      onWork={onWork}
      onRestart={() => {
        setRound(round + 1);
        onRestart?.();
      }}
    />
  );
}

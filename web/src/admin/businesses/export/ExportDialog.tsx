import { turkish } from '../../../../../domain/messages/turkish.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { downloadIcon } from '../../../ui/icon/adminIcons.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { warnIcon } from '../../../ui/icon/icons.ts';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { useAdminBusinessChoicesQuery, useManagedPlaceQuery } from '../../../graphql/generated.ts';
import { AdminDialog } from '../../shared/dialog/AdminDialog.tsx';
import { formatFileSize, formatNumber } from '../../shared/text/formatTurkish.ts';
import { Note } from '../../shared/page/Note.tsx';
import { useOperator } from '../../shared/session/operatorContext.ts';
import { conditionsText } from '../bulk/bulkLabels.ts';
import { filterOf, type BusinessView } from '../businessView.ts';
import { ExportForm, type ExportValues } from './ExportForm.tsx';
import type { ExportRange } from './exportRange.ts';
import { RECOMMENDED, readRange } from './exportRange.ts';
import { ExportFailure, fetchExport } from './fetchExport.ts';
import { useIfMounted } from '../../shared/dialog/useIfMounted.ts';

interface ExportDialogProps {
  view: BusinessView;
  onClose: () => void;
}

type ValidRange = Exclude<ExportRange, { kind: 'wrong' }>;

type Phase =
  | { kind: 'form'; problem: string }
  | { kind: 'asking'; range: ValidRange }
  | { kind: 'busy'; bytes: number }
  | { kind: 'failed'; message: string };

const titles: Record<Phase['kind'], string> = {
  form: 'Aralık dışa aktar',
  asking: 'Büyük dışa aktarma',
  busy: 'Aralık dışa aktar',
  failed: 'Dışa aktarma',
};

const blank: Phase = { kind: 'form', problem: '' };

/** What the form offers, and the conditions of the list that an export does not apply. */
function useChoices(view: BusinessView, category: string) {
  const { data } = useAdminBusinessChoicesQuery({ variables: { category, hasCategory: category !== '' } });
  const city = useManagedPlaceQuery({
    variables: { kind: 'CITY', id: view.cityId ?? 0 },
    skip: view.cityId === null,
  });
  const unapplied = conditionsText({
    filter: filterOf({ ...view, category: '', country: '' }),
    filterCity: city.data?.managedPlace ?? null,
  });
  return { data, unapplied };
}

/** Exports a range of the listings as a workbook, optionally by category and country. */
export function ExportDialog({ view, onClose }: ExportDialogProps) {
  const leave = useIfMounted(onClose);
  const formId = useId();
  const toast = useToast();
  const { onSessionEnd } = useOperator();
  const [values, setValues] = useState<ExportValues>({
    start: '1',
    end: String(RECOMMENDED),
    category: view.category,
    country: view.country,
  });
  const [phase, setPhase] = useState<Phase>(blank);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const { category, country } = values;
  const { data, unapplied } = useChoices(view, category);
  const isWaiting = category !== '' && !data?.category;

  function handleSubmit() {
    const range = readRange(values.start, values.end);
    if (range.kind === 'wrong') setPhase({ kind: 'form', problem: range.message });
    else if (range.kind === 'many') setPhase({ kind: 'asking', range });
    else void run(range);
  }

  async function run({ start, end }: ValidRange) {
    stop.current = new AbortController();
    setPhase({ kind: 'busy', bytes: 0 });
    try {
      await fetchExport(
        { start, end, categoryId: data?.category?.id ?? null, countryCode: country },
        (bytes) => setPhase({ kind: 'busy', bytes }),
        stop.current.signal,
      );
      toast({ title: 'Başarılı!', text: 'Dosya indirildi.', tone: 'positive' });
      leave();
    } catch (thrown) {
      if (stop.current.signal.aborted) return setPhase(blank);
      const message = thrown instanceof ExportFailure ? thrown.message : turkish.serverUnreachable;
      if (thrown instanceof ExportFailure && thrown.status === 401) onSessionEnd();
      setPhase({ kind: 'failed', message });
    }
  }

  const back = () => setPhase(blank);
  return (
    <AdminDialog
      title={titles[phase.kind]}
      onClose={phase.kind === 'asking' ? back : onClose}
      actions={
        <ExportActions
          phase={phase}
          formId={formId}
          isWaiting={isWaiting}
          onConfirm={(range) => void run(range)}
          onBack={back}
          onStop={() => stop.current?.abort()}
          onClose={onClose}
        />
      }
    >
      {phase.kind === 'failed' ? (
        <FailedNote message={phase.message} />
      ) : phase.kind === 'asking' ? (
        <LargeRange count={phase.range.count} />
      ) : (
        <ExportForm
          id={formId}
          values={values}
          problem={phase.kind === 'form' ? phase.problem : ''}
          categoryName={category ? (data?.category?.name ?? category) : ''}
          countries={data?.countries ?? []}
          unapplied={unapplied}
          onChange={(change) => setValues((current) => ({ ...current, ...change }))}
          onSubmit={handleSubmit}
        />
      )}
    </AdminDialog>
  );
}

function FailedNote({ message }: { message: string }) {
  return (
    <Note icon={warnIcon} tone="danger" role="alert">
      <p>❌ Export işlemi sırasında hata oluştu</p>
      <p>{message}</p>
      <p>Lütfen daha küçük bir aralık deneyin</p>
    </Note>
  );
}

function LargeRange({ count }: { count: number }) {
  return (
    <p>
      Bu aralık {formatNumber(count)} kayda kadar çıkabilir; hazırlanması uzun sürebilir. Tek seferde önerilen{' '}
      {formatNumber(RECOMMENDED)} kayıttır. Devam edilsin mi?
    </p>
  );
}

interface ExportActionsProps {
  phase: Phase;
  formId: string;
  /** True until the id of the chosen category is known. */
  isWaiting: boolean;
  onConfirm: (range: ValidRange) => void;
  onBack: () => void;
  onStop: () => void;
  onClose: () => void;
}

function ExportActions({ phase, formId, isWaiting, ...handlers }: ExportActionsProps) {
  const { onConfirm, onBack, onStop, onClose } = handlers;
  if (phase.kind === 'failed')
    return (
      <Button size="sm" onClick={onBack}>
        Aralığı değiştir
      </Button>
    );
  if (phase.kind === 'asking')
    return (
      <>
        <Button variant="line" size="sm" onClick={onBack}>
          Vazgeç
        </Button>
        <Button size="sm" onClick={() => onConfirm(phase.range)}>
          Yine de aktar
        </Button>
      </>
    );
  const isBusy = phase.kind === 'busy';
  return (
    <>
      {isBusy ? (
        <chakra.span role="status" mr="auto" alignSelf="center" color="muted">
          {phase.bytes ? `${formatFileSize(phase.bytes)} alındı` : 'Hazırlanıyor...'}
        </chakra.span>
      ) : null}
      <Button variant="line" size="sm" onClick={isBusy ? onStop : onClose}>
        {isBusy ? 'Durdur' : 'Vazgeç'}
      </Button>
      <Button type="submit" form={formId} size="sm" disabled={isBusy || isWaiting}>
        <Icon path={downloadIcon} size={18} />
        Dışa aktar
      </Button>
    </>
  );
}

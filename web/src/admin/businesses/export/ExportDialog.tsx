import { turkish } from '../../../../../domain/messages/turkish.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { downloadIcon } from '../../../ui/icon/adminIcons.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { infoIcon, warnIcon } from '../../../ui/icon/icons.ts';
import { Input } from '../../../ui/form/Input.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { useAdminBusinessChoicesQuery } from '../../../graphql/generated.ts';
import { countryFlag } from '../../../lib/countryFlag.ts';
import { AdminDialog } from '../../shared/dialog/AdminDialog.tsx';
import { formatFileSize, formatNumber } from '../../shared/text/formatTurkish.ts';
import { Note } from '../../shared/page/Note.tsx';
import { useOperator } from '../../shared/session/operatorContext.ts';
import type { BusinessView } from '../businessView.ts';
import { CategoryFilter } from '../../shared/form/CategoryFilter.tsx';
import { denseField } from '../../shared/table/denseField.ts';
import { FieldBox } from '../../shared/form/FieldBox.tsx';
import type { ExportRange } from './exportRange.ts';
import { RECOMMENDED, readRange } from './exportRange.ts';
import { ExportFailure, fetchExport } from './fetchExport.ts';

interface ExportDialogProps {
  view: BusinessView;
  onClose: () => void;
}

type Phase =
  | { kind: 'form'; problem: string }
  | { kind: 'asking'; range: Exclude<ExportRange, { kind: 'wrong' }> }
  | { kind: 'busy'; bytes: number }
  | { kind: 'failed'; message: string };

/** Exports a range of the listings as a workbook, optionally by category and country. */
export function ExportDialog({ view, onClose }: ExportDialogProps) {
  const id = useId();
  const toast = useToast();
  const { onSessionEnd } = useOperator();
  const [start, setStart] = useState('1');
  const [end, setEnd] = useState(String(RECOMMENDED));
  const [category, setCategory] = useState(view.category);
  const [country, setCountry] = useState(view.country);
  const [phase, setPhase] = useState<Phase>({ kind: 'form', problem: '' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const { data } = useAdminBusinessChoicesQuery({ variables: { category, hasCategory: category !== '' } });
  const isWaiting = category !== '' && !data?.category;

  function handleSubmit() {
    const range = readRange(start, end);
    if (range.kind === 'wrong') setPhase({ kind: 'form', problem: range.message });
    else if (range.kind === 'many') setPhase({ kind: 'asking', range });
    else void run(range);
  }

  async function run(range: Exclude<ExportRange, { kind: 'wrong' }>) {
    stop.current = new AbortController();
    setPhase({ kind: 'busy', bytes: 0 });
    try {
      await fetchExport(
        { start: range.start, end: range.end, categoryId: data?.category?.id ?? null, countryCode: country },
        (bytes) => setPhase({ kind: 'busy', bytes }),
        stop.current.signal,
      );
      toast({ title: 'Başarılı!', text: 'Dosya indirildi.', tone: 'positive' });
      onClose();
    } catch (thrown) {
      if (stop.current.signal.aborted) return setPhase({ kind: 'form', problem: '' });
      const message = thrown instanceof ExportFailure ? thrown.message : turkish.serverUnreachable;
      if (thrown instanceof ExportFailure && thrown.status === 401) onSessionEnd();
      setPhase({ kind: 'failed', message });
    }
  }

  if (phase.kind === 'failed') {
    return (
      <AdminDialog
        title="Dışa aktarma"
        onClose={onClose}
        actions={
          <Button size="sm" onClick={() => setPhase({ kind: 'form', problem: '' })}>
            Aralığı değiştir
          </Button>
        }
      >
        <Note icon={warnIcon} tone="danger" role="alert">
          <p>❌ Export işlemi sırasında hata oluştu</p>
          <p>{phase.message}</p>
          <p>Lütfen daha küçük bir aralık deneyin</p>
        </Note>
      </AdminDialog>
    );
  }
  if (phase.kind === 'asking') {
    return (
      <AdminDialog
        title="Büyük dışa aktarma"
        onClose={() => setPhase({ kind: 'form', problem: '' })}
        actions={
          <>
            <Button variant="line" size="sm" onClick={() => setPhase({ kind: 'form', problem: '' })}>
              Vazgeç
            </Button>
            <Button size="sm" onClick={() => void run(phase.range)}>
              Yine de aktar
            </Button>
          </>
        }
      >
        <p>
          Bu aralık {formatNumber(phase.range.count)} kayda kadar çıkabilir; hazırlanması uzun sürebilir. Tek
          seferde önerilen {formatNumber(RECOMMENDED)} kayıttır. Devam edilsin mi?
        </p>
      </AdminDialog>
    );
  }
  const isBusy = phase.kind === 'busy';
  const problem = phase.kind === 'form' ? phase.problem : '';
  const range = {
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <AdminDialog
      title="Aralık dışa aktar"
      onClose={onClose}
      actions={
        <>
          {isBusy ? (
            <chakra.span role="status" mr="auto" alignSelf="center" color="muted">
              {phase.bytes ? `${formatFileSize(phase.bytes)} alındı` : 'Hazırlanıyor...'}
            </chakra.span>
          ) : null}
          <Button variant="line" size="sm" onClick={isBusy ? () => stop.current?.abort() : onClose}>
            {isBusy ? 'Durdur' : 'Vazgeç'}
          </Button>
          <Button type="submit" form={`${id}-form`} size="sm" disabled={isBusy || isWaiting}>
            <Icon path={downloadIcon} size={18} />
            Dışa aktar
          </Button>
        </>
      }
    >
      <chakra.form
        id={`${id}-form`}
        noValidate
        display="flex"
        flexDirection="column"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
          <FieldBox id={`${id}-start`} label="Başlangıç">
            <Input
              {...range}
              {...denseField}
              id={`${id}-start`}
              inputMode="numeric"
              autoComplete="off"
              value={start}
              onChange={(event) => setStart(event.currentTarget.value)}
            />
          </FieldBox>
          <FieldBox id={`${id}-end`} label="Bitiş">
            <Input
              {...range}
              {...denseField}
              id={`${id}-end`}
              inputMode="numeric"
              autoComplete="off"
              value={end}
              onChange={(event) => setEnd(event.currentTarget.value)}
            />
          </FieldBox>
        </chakra.div>
        {problem ? (
          <Note id={`${id}-problem`} icon={warnIcon} tone="danger" role="alert">
            {problem}
          </Note>
        ) : null}
        <CategoryFilter
          name={category ? (data?.category?.name ?? category) : ''}
          onChange={(slug) => setCategory(slug)}
        />
        <Select
          {...denseField}
          aria-label="Ülke"
          value={country}
          onChange={(event) => setCountry(event.currentTarget.value)}
        >
          <option value="">Tüm ülkeler</option>
          {(data?.countries ?? []).map(({ code, name }) => (
            <option key={code} value={code}>
              {[countryFlag(code), name].filter(Boolean).join(' ')}
            </option>
          ))}
        </Select>
        <Note icon={infoIcon} tone="neutral">
          Sıra, yükleme sırasıdır. Tek seferde {formatNumber(RECOMMENDED)} kayıt önerilir; 100.000 üzeri
          sorulur, 1.000.000 üzeri yapılmaz.
        </Note>
      </chakra.form>
    </AdminDialog>
  );
}

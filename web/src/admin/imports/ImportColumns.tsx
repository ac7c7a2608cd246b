import { isolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { checkIcon, closeIcon, infoIcon, warnIcon } from '../../ui/icon/icons.ts';
import { Select } from '../../ui/form/Select.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import {
  useCarryOutImportMutation,
  useImportColumnsQuery,
  useSaveColumnMappingMutation,
} from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import type { AdminColumn } from '../shared/table/AdminTable.tsx';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { Note } from '../shared/page/Note.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { headerOf, mappingOf, type Column, type Corrections, type PlacedColumn } from './columnMapping.ts';
import { fieldChoices, fieldWord } from './importWords.ts';
import { SectionCard } from '../shared/page/SectionCard.tsx';

const State = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', whiteSpace: 'nowrap' },
});

const columnsWith = (
  corrections: Corrections,
  onCorrect: (index: number, field: string) => void,
): AdminColumn<PlacedColumn>[] => [
  { header: 'Dosyadaki sütun', isTitle: true, longShare: '28%', cell: ({ header }) => header },
  {
    header: 'Örnek değer',
    longShare: '30%',
    cell: ({ sample }) =>
      sample ? (
        <chakra.span color="muted" lineClamp="2">
          {sample}
        </chakra.span>
      ) : null,
  },
  {
    header: 'Alan',
    cell: ({ header, field, how, index }) =>
      // Columns about persons are never read, whatever somebody says.
      how === 'PRIVATE' ? (
        <chakra.span color="muted">Kişisel veri</chakra.span>
      ) : (
        <chakra.div w={{ base: 'full', md: '48' }}>
          <Select
            aria-label={`${header} sütununun alanı`}
            minH={{ base: '11', md: '9' }}
            textStyle="sm"
            value={corrections[index] ?? field ?? ''}
            onChange={(event) => onCorrect(index, event.target.value)}
          >
            <option value="">Alınmayacak</option>
            {fieldChoices.map((choice) => (
              <option key={choice.field} value={choice.field}>
                {choice.word}
              </option>
            ))}
            {field && !fieldChoices.some((choice) => choice.field === field) ? (
              <option value={field}>{fieldWord(field)}</option>
            ) : null}
          </Select>
        </chakra.div>
      ),
  },
  {
    header: 'Durum',
    cell: ({ field, index }) =>
      corrections[index] !== undefined ? (
        <State color="warning">
          <Icon path={infoIcon} size={16} />
          Değişti
        </State>
      ) : field ? (
        <State color="positive">
          <Icon path={checkIcon} size={16} />
          Tanındı
        </State>
      ) : (
        <State color="muted">
          <Icon path={closeIcon} size={16} />
          Alınmayacak
        </State>
      ),
  },
];

interface ImportColumnsProps {
  id: number;
  /** The dry run that these columns are of; null for an import. */
  dryRunId: number | null;
  onStarted: (id: number) => void;
}

/** Which columns of the file go into which field. */
export function ImportColumns({ id, dryRunId, onStarted }: ImportColumnsProps) {
  const result = useImportColumnsQuery({ variables: { id } });
  const found = result.data?.import ?? undefined;
  // Nothing is known before the file has been opened, or where that was not possible.
  if (found?.columns.length === 0) return null;
  return (
    <SectionCard title="Sütunlar" note={found && countColumns(found.columns)}>
      <QueryState
        result={{ ...result, data: found }}
        skeleton={<RowsSkeleton rows={6} />}
        loadingLabel="Yükleniyor"
        errorTitle="Sütunlar alınamadı"
        errorText="Bağlantı bir an kesilmiş olabilir."
        retryLabel="Tekrar dene"
      >
        {({ columns, unreadSheets }) => (
          <Sheets columns={columns} unread={unreadSheets} dryRunId={dryRunId} onStarted={onStarted} />
        )}
      </QueryState>
    </SectionCard>
  );
}

/** Files of some scrapers have thousands of columns; these many of each sheet show at first. */
const FIRST_COLUMNS = 12;

interface SheetsProps extends Omit<ImportColumnsProps, 'id'> {
  columns: readonly Column[];
  /** Sheets that were passed over. */
  unread: readonly string[];
}

function Sheets({ columns, unread, dryRunId, onStarted }: SheetsProps) {
  const toast = useToast();
  const [isWhole, setWhole] = useState(false);
  const [corrections, setCorrections] = useState<Corrections>({});
  const [save, saving] = useSaveColumnMappingMutation();
  const [start, starting] = useCarryOutImportMutation();
  // The same header may stand twice in a sheet, so a column is known by its place.
  const placed = columns.map((column, index) => ({ ...column, index }));
  const sheets = [...new Set(columns.map(({ sheet }) => sheet))].map((name) => {
    const all = placed.filter(({ sheet }) => sheet === name);
    return { name, shown: isWhole ? all : all.slice(0, FIRST_COLUMNS), isUnread: unread.includes(name) };
  });
  const hidden = columns.length - sheets.reduce((sum, { shown }) => sum + shown.length, 0);
  const isManySheets = sheets.length > 1;
  const isChanged = Object.keys(corrections).length > 0;
  const isBusy = saving.loading || starting.loading;

  function handleCorrect(index: number, field: string) {
    const isFormer = field === (placed[index]?.field ?? '');
    const others = Object.entries(corrections).filter(([place]) => Number(place) !== index);
    setCorrections(Object.fromEntries(isFormer ? others : [...others, [index, field]]));
  }

  /** Remembers what was said of each header; returns all of it. */
  async function handleSave(): Promise<Record<string, string> | null> {
    const said: Record<string, string> = {};
    try {
      for (const sheet of new Set(placed.map((column) => column.sheet))) {
        const ofSheet = placed.filter((column) => column.sheet === sheet);
        const mapping = mappingOf(ofSheet, corrections);
        Object.assign(said, mapping);
        if (!ofSheet.some(({ index }) => corrections[index] !== undefined)) continue;
        await save({ variables: { input: { header: headerOf(ofSheet), mapping } } });
      }
      toast({
        title: 'Başarılı!',
        text: 'Eşleme kaydedildi; bu başlıkla gelen dosyalar böyle okunur',
        tone: 'positive',
      });
      return said;
    } catch (error) {
      toast({ title: 'Hata!', text: readOperatorError(error).message, tone: 'danger' });
      return null;
    }
  }

  async function handleStart() {
    const mapping = await handleSave();
    if (!mapping || dryRunId === null) return;
    try {
      const { data } = await start({ variables: { input: { dryRunId, mapping } } });
      if (data) onStarted(data.startImport.id);
    } catch (error) {
      toast({ title: 'Hata!', text: readOperatorError(error).message, tone: 'danger' });
    }
  }

  return (
    <>
      {sheets.map(({ name, shown, isUnread }) => (
        <chakra.div key={name} _notFirst={{ mt: '5' }}>
          {isManySheets ? (
            <chakra.h3 textStyle="sm" fontWeight="bold">
              <bdi>{name}</bdi>
            </chakra.h3>
          ) : null}
          {isManySheets && isUnread ? (
            <Note icon={warnIcon} tone="warning" mt="2">
              Bu sayfanın satırları okunmadı: hangi sütunun işletme adı olduğu bilinmiyor. Aşağıda “Ad” olan
              sütunu seçip {dryRunId === null ? 'dosyayı yeniden' : 'böyle'} içe aktarın.
            </Note>
          ) : null}
          <AdminTable
            caption={`${isolated(name)} sayfasının sütunları`}
            columns={columnsWith(corrections, handleCorrect)}
            rows={shown}
            rowKey={({ index }) => index}
          />
        </chakra.div>
      ))}
      {hidden > 0 ? (
        <Button variant="ghost" size="sm" mt="2" ml="-3" onClick={() => setWhole(true)}>
          {formatNumber(hidden)} sütun daha göster
        </Button>
      ) : null}
      {isChanged ? (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
          <Button variant="tonal" size="sm" disabled={isBusy} onClick={() => void handleSave()}>
            {saving.loading ? 'Kaydediliyor...' : 'Eşlemeyi kaydet'}
          </Button>
          {dryRunId === null ? null : (
            <Button size="sm" disabled={isBusy} onClick={() => void handleStart()}>
              {starting.loading ? 'Başlatılıyor...' : 'Kaydet ve böyle içe aktar'}
            </Button>
          )}
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => setCorrections({})}>
            Vazgeç
          </Button>
        </chakra.div>
      ) : null}
    </>
  );
}

function countColumns(columns: readonly Column[]): string {
  const left = columns.filter(({ field }) => !field).length;
  const taken = `${formatNumber(columns.length - left)} sütun tanındı`;
  return left ? `${taken}, ${formatNumber(left)} sütun alınmayacak` : taken;
}

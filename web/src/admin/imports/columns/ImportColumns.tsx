import { columnKey } from '../../../../../domain/imports/columnKey.ts';
import { isolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { warnIcon } from '../../../ui/icon/icons.ts';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { OperatorQueryState } from '../../shared/page/OperatorQueryState.tsx';
import {
  useAnswerImportMutation,
  useCarryOutImportMutation,
  useImportColumnsQuery,
  useSaveColumnMappingMutation,
} from '../../../graphql/generated.ts';
import { readOperatorError } from '../../shared/text/readOperatorError.ts';
import { AdminTable } from '../../shared/table/AdminTable.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { useFormDraft } from '../../shared/form/useFormDraft.ts';
import { Note } from '../../shared/page/Note.tsx';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { headerOf, mappingOf, type Column, type Corrections, type PlacedColumn } from './columnMapping.ts';
import { columnCells } from './columnCells.tsx';
import { ColumnQuestions } from './ColumnQuestions.tsx';
import { SectionCard } from '../../shared/page/SectionCard.tsx';
import { css } from '../../../ui/theme/styles.ts';

interface ImportColumnsProps {
  id: number;
  /** Submits the answers: applies the dry run, or continues the waiting import. */
  use: 'carryOut' | 'answer' | null;
  onStarted: (id: number) => void;
}

/** Which columns of the file go into which field. */
export function ImportColumns({ id, use, onStarted }: ImportColumnsProps) {
  const result = useImportColumnsQuery({ variables: { id } });
  const found = result.data?.import ?? undefined;
  // Nothing is known before the file has been opened, or where that was not possible.
  if (found?.columns.length === 0) return null;
  return (
    <SectionCard title="Sütunlar" note={found && countColumns(found.columns)}>
      <OperatorQueryState
        result={{ ...result, data: found }}
        skeleton={<RowsSkeleton rows={6} />}
        errorTitle="Sütunlar alınamadı"
      >
        {({ columns, unreadSheets }) => (
          <Sheets id={id} columns={columns} unread={unreadSheets} use={use} onStarted={onStarted} />
        )}
      </OperatorQueryState>
    </SectionCard>
  );
}

/** Files of some scrapers have thousands of columns; these many of each sheet show at first. */
const FIRST_COLUMNS = 12;

interface Answers {
  corrections: Corrections;
  /** Places of columns about persons that are read all the same. */
  released: readonly number[];
}

const noAnswers: Answers = { corrections: {}, released: [] };

interface SheetsProps extends ImportColumnsProps {
  columns: readonly Column[];
  /** Sheets that were passed over. */
  unread: readonly string[];
}

function Sheets({ id, columns, unread, use, onStarted }: SheetsProps) {
  const toast = useToast();
  const [isWhole, setWhole] = useState(false);
  const [answers, setAnswers] = useState(noAnswers);
  const { corrections } = answers;
  const released = new Set(answers.released);
  const [save, saving] = useSaveColumnMappingMutation();
  const [start, starting] = useCarryOutImportMutation();
  const [answer, answering] = useAnswerImportMutation();
  // A sheet may have the same header twice, so a column is identified by its position.
  const placed = columns.map((column, index) => ({ ...column, index }));
  const sheets = [...new Set(columns.map(({ sheet }) => sheet))].map((name) => {
    const all = placed.filter(({ sheet }) => sheet === name);
    return { name, shown: isWhole ? all : all.slice(0, FIRST_COLUMNS), isUnread: unread.includes(name) };
  });
  const hidden = columns.length - sheets.reduce((sum, { shown }) => sum + shown.length, 0);
  const isManySheets = sheets.length > 1;
  const asked = use === null ? [] : placed.filter(({ isAsked }) => isAsked);
  const isChanged = Object.keys(corrections).length > 0 || released.size > 0;
  const isBusy = saving.loading || starting.loading || answering.loading;
  const releasing = releasedOf(placed);
  const { finish } = useFormDraft(`columns of import ${id}`, {
    values: answers,
    initialValues: noAnswers,
    setValues: setAnswers,
    isSubmitting: isBusy,
  });

  function handleStarted(started: number) {
    finish();
    onStarted(started);
  }

  function handleCorrect(index: number, field: string) {
    const isFormer = field === (placed[index]?.field ?? '');
    const others = Object.entries(corrections).filter(([place]) => Number(place) !== index);
    setAnswers({
      ...answers,
      corrections: Object.fromEntries(isFormer ? others : [...others, [index, field]]),
    });
  }

  function handleRelease(index: number) {
    setAnswers({ ...answers, released: [...released, index] });
  }

  /** The columns about persons that are released, of some sheets. */
  function releasedOf(some: readonly PlacedColumn[]) {
    const keys = some.filter(({ index }) => released.has(index)).map((column) => columnKey(column, some));
    return keys.length > 0 ? { releasedColumns: keys } : {};
  }

  /** Stores the mapping of each header; returns all mappings. */
  async function handleSave(): Promise<Record<string, string> | null> {
    try {
      for (const sheet of new Set(placed.map((column) => column.sheet))) {
        const ofSheet = placed.filter((column) => column.sheet === sheet);
        const mapping = mappingOf(ofSheet, corrections);
        if (!ofSheet.some(({ index }) => corrections[index] !== undefined || released.has(index))) continue;
        await save({ variables: { input: { header: headerOf(ofSheet), mapping, ...releasedOf(ofSheet) } } });
      }
      toast({
        title: 'Başarılı!',
        text: 'Eşleme kaydedildi; bu başlıkla gelen dosyalar böyle okunur',
        tone: 'positive',
      });
      return mappingOf(placed, corrections);
    } catch (error) {
      toast({ title: 'Hata!', text: readOperatorError(error).message, tone: 'danger' });
      return null;
    }
  }

  /** Reads the file again with the changed mapping, which is not stored yet. */
  async function handleRead() {
    try {
      const input = { dryRunId: id, dryRun: true, mapping: mappingOf(placed, corrections), ...releasing };
      const { data } = await start({ variables: { input } });
      if (data) handleStarted(data.startImport.id);
    } catch (error) {
      toast({ title: 'Hata!', text: readOperatorError(error).message, tone: 'danger' });
    }
  }

  async function handleStart() {
    try {
      if (use === 'answer') {
        const mapping = mappingOf(placed, corrections);
        await answer({ variables: { input: { id, mapping, ...releasing } } });
        finish();
        return;
      }
      const mapping = isChanged ? await handleSave() : mappingOf(placed, corrections);
      if (!mapping) return;
      const { data } = await start({ variables: { input: { dryRunId: id, mapping, ...releasing } } });
      if (data) handleStarted(data.startImport.id);
    } catch (error) {
      toast({ title: 'Hata!', text: readOperatorError(error).message, tone: 'danger' });
    }
  }

  return (
    <>
      {asked.length > 0 ? (
        <ColumnQuestions
          columns={asked}
          isManySheets={isManySheets}
          corrections={corrections}
          onCorrect={handleCorrect}
        />
      ) : null}
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
              sütunu seçip {use === null ? 'dosyayı yeniden' : 'böyle'} içe aktarın.
            </Note>
          ) : null}
          <AdminTable
            caption={`${isolated(name)} sayfasının sütunları`}
            columns={columnCells(corrections, handleCorrect, released, handleRelease)}
            rows={shown}
            rowKey={({ index }) => index}
          />
        </chakra.div>
      ))}
      {hidden > 0 ? (
        <Button
          variant="ghost"
          size="sm"
          className={css({ mt: '2', ml: '-3' })}
          onClick={() => setWhole(true)}
        >
          {formatNumber(hidden)} sütun daha göster
        </Button>
      ) : null}
      {isChanged || asked.length > 0 ? (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
          {use === null ? null : (
            <Button size="sm" disabled={isBusy} onClick={() => void handleStart()}>
              {starting.loading || answering.loading ? 'Başlatılıyor...' : startText(use, asked.length > 0)}
            </Button>
          )}
          {isChanged ? (
            <>
              {use === 'carryOut' ? (
                <Button variant="tonal" size="sm" disabled={isBusy} onClick={() => void handleRead()}>
                  Önizlemeyi yenile
                </Button>
              ) : null}
              <Button variant="tonal" size="sm" disabled={isBusy} onClick={() => void handleSave()}>
                {saving.loading ? 'Kaydediliyor...' : 'Eşlemeyi kaydet'}
              </Button>
              <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => setAnswers(noAnswers)}>
                Vazgeç
              </Button>
            </>
          ) : null}
        </chakra.div>
      ) : null}
    </>
  );
}

function startText(use: 'carryOut' | 'answer', hasQuestions: boolean): string {
  if (use === 'answer') return 'Yanıtla ve sürdür';
  return hasQuestions ? 'Yanıtlarla içe aktar' : 'Kaydet ve böyle içe aktar';
}

function countColumns(columns: readonly Column[]): string {
  const left = columns.filter(({ field }) => !field).length;
  const taken = `${formatNumber(columns.length - left)} sütun tanındı`;
  return left ? `${taken}, ${formatNumber(left)} sütun alınmayacak` : taken;
}

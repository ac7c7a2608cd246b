import { isolated } from '../../../../../domain/text/bidi.ts';
import { placeFields } from '../../../../../domain/imports/placeFields.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { warnIcon } from '../../../ui/icon/icons.ts';
import { OperatorQueryState } from '../../shared/page/OperatorQueryState.tsx';
import { useImportColumnsQuery } from '../../../graphql/generated.ts';
import { AdminTable } from '../../shared/table/AdminTable.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { Note } from '../../shared/page/Note.tsx';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { ColumnActions } from './ColumnActions.tsx';
import type { Column } from './columnMapping.ts';
import { columnCells } from './columnCells.tsx';
import { ColumnQuestions } from './ColumnQuestions.tsx';
import { useColumnAnswers } from './useColumnAnswers.ts';
import { SectionCard } from '../../shared/page/SectionCard.tsx';
import { css } from '../../../ui/theme/styles.ts';

interface ImportColumnsProps {
  id: number;
  /** Submits the answers: applies the dry run, or continues the waiting import. */
  use: 'carryOut' | 'answer' | null;
  onStarted: (id: number) => void;
  /** Reports whether there are answers that were not used yet. */
  onChanged: (isChanged: boolean) => void;
}

/** The mapping of columns to fields. */
export function ImportColumns({ id, use, onStarted, onChanged }: ImportColumnsProps) {
  const result = useImportColumnsQuery({ variables: { id } });
  const found = result.data?.import ?? undefined;
  // The columns are unknown before the file is opened, or if it could not be opened.
  if (found?.columns.length === 0) return null;
  return (
    <SectionCard title="Sütunlar" note={found && countColumns(found.columns)}>
      <OperatorQueryState
        result={{ ...result, data: found }}
        skeleton={<RowsSkeleton rows={6} />}
        errorTitle="Sütunlar alınamadı"
      >
        {({ columns, unreadSheets }) => (
          <Sheets
            id={id}
            columns={columns}
            unread={unreadSheets}
            use={use}
            onStarted={onStarted}
            onChanged={onChanged}
          />
        )}
      </OperatorQueryState>
    </SectionCard>
  );
}

const isOfPlaces = ({ field }: Column) => field != null && placeFields.has(field);

/** Number of columns of each sheet that are shown at first: files of some scrapers have thousands. */
const FIRST_COLUMNS = 12;

interface SheetsProps extends ImportColumnsProps {
  columns: readonly Column[];
  /** Sheets that were not read. */
  unread: readonly string[];
}

function Sheets({ id, columns, unread, use, onStarted, onChanged }: SheetsProps) {
  const [isWhole, setWhole] = useState(false);
  // A sheet may have the same header twice, so a column is identified by its position.
  const placed = columns.map((column, index) => ({ ...column, index }));
  const answers = useColumnAnswers(id, placed, onStarted);
  const { isChanged } = answers;
  useEffect(() => {
    onChanged(isChanged);
    return () => onChanged(false);
  }, [isChanged, onChanged]);
  const sheets = [...new Set(columns.map(({ sheet }) => sheet))].map((name) => {
    const all = placed.filter(({ sheet }) => sheet === name);
    return { name, shown: isWhole ? all : all.slice(0, FIRST_COLUMNS), isUnread: unread.includes(name) };
  });
  const hidden = columns.length - sheets.reduce((sum, { shown }) => sum + shown.length, 0);
  const isManySheets = sheets.length > 1;
  const placeless = new Set(
    sheets
      .map(({ name }) => name)
      .filter((name) => !columns.some((one) => one.sheet === name && isOfPlaces(one))),
  );
  const questions = use === null ? [] : placed.filter(({ isAsked }) => isAsked);
  return (
    <>
      {questions.length > 0 ? (
        <ColumnQuestions
          columns={questions}
          placeless={placeless}
          isManySheets={isManySheets}
          corrections={answers.corrections}
          onCorrect={answers.correct}
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
            columns={columnCells(answers)}
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
      <ColumnActions answers={answers} use={use} hasQuestions={questions.length > 0} />
    </>
  );
}

function countColumns(columns: readonly Column[]): string {
  const left = columns.filter(({ field }) => !field).length;
  const taken = `${formatNumber(columns.length - left)} sütun tanındı`;
  return left ? `${taken}, ${formatNumber(left)} sütun alınmayacak` : taken;
}

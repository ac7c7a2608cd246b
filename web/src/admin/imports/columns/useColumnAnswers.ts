import { useState } from 'react';
import { columnKey } from '../../../../../domain/imports/columnKey.ts';
import {
  useAnswerImportMutation,
  useCarryOutImportMutation,
  useSaveColumnMappingMutation,
} from '../../../graphql/generated.ts';
import { useAction } from '../../shared/form/useAction.ts';
import { useFormDraft } from '../../shared/form/drafts/useFormDraft.ts';
import { headerOf, isDistinctive, mappingOf, type Corrections, type PlacedColumn } from './columnMapping.ts';

interface Answers {
  corrections: Corrections;
  /** Positions of columns with personal data that are read nevertheless. */
  released: readonly number[];
}

const noAnswers: Answers = { corrections: {}, released: [] };

/** Keys of the released columns of some sheets, as an input. */
function releasedInput(columns: readonly PlacedColumn[], released: ReadonlySet<number>) {
  const keys = columns.filter(({ index }) => released.has(index)).map((column) => columnKey(column, columns));
  return keys.length > 0 ? { releasedColumns: keys } : {};
}

/** Changed sheets with a header. The import itself stores the mapping of a sheet without one, by its shape. */
const changedSheetsOf = (
  columns: readonly PlacedColumn[],
  corrections: Answers['corrections'],
  released: ReadonlySet<number>,
) =>
  [...new Set(columns.map(({ sheet }) => sheet))]
    .map((sheet) => columns.filter((column) => column.sheet === sheet))
    .filter((some) => some.some(({ index }) => corrections[index] !== undefined || released.has(index)))
    .filter((some) => isDistinctive(headerOf(some)));

/**
 * What an operator answers about the columns of import `id`, and what can be done with the answers. `onStarted` is called with the
 * import that they start.
 */
export function useColumnAnswers(
  id: number,
  columns: readonly PlacedColumn[],
  onStarted: (id: number) => void,
) {
  const { attempt } = useAction();
  const [answers, setAnswers] = useState(noAnswers);
  const [save, saving] = useSaveColumnMappingMutation();
  const [start, starting] = useCarryOutImportMutation();
  const [answer, answering] = useAnswerImportMutation();
  const isBusy = saving.loading || starting.loading || answering.loading;
  const { finish } = useFormDraft(`columns of import ${id}`, {
    values: answers,
    initialValues: noAnswers,
    setValues: setAnswers,
    isSubmitting: isBusy,
  });
  const { corrections } = answers;
  const released = new Set(answers.released);
  const isChanged = Object.keys(corrections).length > 0 || released.size > 0;
  const mapping = mappingOf(columns, corrections);

  const releasedOf = (some: readonly PlacedColumn[]) => releasedInput(some, released);
  const changedSheets = changedSheetsOf(columns, corrections, released);

  /** Stores the mapping of each header that was changed; returns whether that succeeded. */
  const saveMappings = () =>
    attempt(
      async () => {
        for (const ofSheet of changedSheets) {
          const input = { header: headerOf(ofSheet), mapping: mappingOf(ofSheet, corrections) };
          await save({ variables: { input: { ...input, ...releasedOf(ofSheet) } } });
        }
      },
      { text: 'Eşleme kaydedildi; bu başlıkla gelen dosyalar böyle okunur' },
    );

  async function startImport(isDryRun: boolean) {
    const input = { dryRunId: id, mapping, ...(isDryRun && { dryRun: true }), ...releasedOf(columns) };
    const { data } = await start({ variables: { input } });
    if (!data) return;
    finish();
    onStarted(data.startImport.id);
  }

  return {
    corrections,
    released,
    isChanged,
    isBusy,
    isSaving: saving.loading,
    isStarting: starting.loading || answering.loading,
    /** Maps a column to another field; '' leaves the column out. */
    correct: (index: number, field: string) => {
      const isProposed = field === (columns[index]?.field ?? '');
      const others = Object.entries(corrections).filter(([other]) => Number(other) !== index);
      setAnswers({
        ...answers,
        corrections: Object.fromEntries(isProposed ? others : [...others, [index, field]]),
      });
    },
    /** Has a column with personal data read nevertheless. */
    release: (index: number) => setAnswers({ ...answers, released: [...answers.released, index] }),
    discard: () => setAnswers(noAnswers),
    canSave: changedSheets.length > 0,
    saveMappings,
    /** Reads the file again with the changed mapping, which is not stored yet. */
    preview: () => attempt(() => startImport(true)),
    /** Applies the dry run; a changed mapping is stored first. */
    async carryOut() {
      if (changedSheets.length === 0 || (await saveMappings())) await attempt(() => startImport(false));
    },
    /** Continues the import that waits for answers. */
    submit: () =>
      attempt(async () => {
        await answer({ variables: { input: { id, mapping, ...releasedOf(columns) } } });
        finish();
      }),
  };
}

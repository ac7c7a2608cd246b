import { useState } from 'react';
import { columnKey } from '../../../../../domain/imports/columnKey.ts';
import {
  useAnswerImportMutation,
  useCarryOutImportMutation,
  useSaveColumnMappingMutation,
} from '../../../graphql/generated.ts';
import { useAction } from '../../shared/form/useAction.ts';
import { useFormDraft } from '../../shared/form/drafts/useFormDraft.ts';
import { headerOf, mappingOf, type Corrections, type PlacedColumn } from './columnMapping.ts';

interface Answers {
  corrections: Corrections;
  /** Positions of columns with personal data that are read nevertheless. */
  released: readonly number[];
}

const noAnswers: Answers = { corrections: {}, released: [] };

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

  /** Keys of the released columns of some sheets. */
  function releasedOf(some: readonly PlacedColumn[]) {
    const keys = some.filter(({ index }) => released.has(index)).map((column) => columnKey(column, some));
    return keys.length > 0 ? { releasedColumns: keys } : {};
  }

  /** Stores the mapping of each header that was changed; returns whether that succeeded. */
  const saveMappings = () =>
    attempt(
      async () => {
        for (const sheet of new Set(columns.map((column) => column.sheet))) {
          const ofSheet = columns.filter((column) => column.sheet === sheet);
          if (!ofSheet.some(({ index }) => corrections[index] !== undefined || released.has(index))) continue;
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
    saveMappings,
    /** Reads the file again with the changed mapping, which is not stored yet. */
    preview: () => attempt(() => startImport(true)),
    /** Applies the dry run; a changed mapping is stored first. */
    async carryOut() {
      if (!isChanged || (await saveMappings())) await attempt(() => startImport(false));
    },
    /** Continues the import that waits for answers. */
    submit: () =>
      attempt(async () => {
        await answer({ variables: { input: { id, mapping, ...releasedOf(columns) } } });
        finish();
      }),
  };
}

import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/form/Button.tsx';
import type { useColumnAnswers } from './useColumnAnswers.ts';

interface ColumnActionsProps {
  answers: ReturnType<typeof useColumnAnswers>;
  /** Submits the answers: applies the dry run, or continues the waiting import. */
  use: 'carryOut' | 'answer' | null;
  hasQuestions: boolean;
}

/** Buttons for the answers about columns; nothing without questions and answers. */
export function ColumnActions({ answers, use, hasQuestions }: ColumnActionsProps) {
  const { isChanged, isBusy } = answers;
  if (!isChanged && !hasQuestions) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
      {use === null ? null : (
        <Button
          size="sm"
          disabled={isBusy}
          onClick={() => void (use === 'answer' ? answers.submit() : answers.carryOut())}
        >
          {answers.isStarting ? 'Başlatılıyor...' : startText(use, hasQuestions, answers.canSave)}
        </Button>
      )}
      {isChanged ? (
        <>
          {use === 'carryOut' ? (
            <Button variant="tonal" size="sm" disabled={isBusy} onClick={() => void answers.preview()}>
              Önizlemeyi yenile
            </Button>
          ) : null}
          {answers.canSave ? (
            <Button variant="tonal" size="sm" disabled={isBusy} onClick={() => void answers.saveMappings()}>
              {answers.isSaving ? 'Kaydediliyor...' : 'Eşlemeyi kaydet'}
            </Button>
          ) : null}
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={answers.discard}>
            Vazgeç
          </Button>
        </>
      ) : null}
    </chakra.div>
  );
}

function startText(use: 'carryOut' | 'answer', hasQuestions: boolean, isSaved: boolean): string {
  if (use === 'answer') return 'Yanıtla ve sürdür';
  if (hasQuestions) return 'Yanıtlarla içe aktar';
  return isSaved ? 'Kaydet ve böyle içe aktar' : 'Böyle içe aktar';
}

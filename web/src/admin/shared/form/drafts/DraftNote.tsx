import { isolated } from '../../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { warnIcon } from '../../../../ui/icon/icons.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { css } from '../../../../ui/theme/styles.ts';
import { Note } from '../../page/Note.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import type { FormDraft } from './useFormDraft.ts';

interface DraftNoteProps<Values> {
  work: FormDraft<Values>;
  /** Labels of the form's fields. */
  labels: Readonly<Record<keyof Values & string, string>>;
}

/** Says that a form shows work from before a reload or a login, and which fields somebody else saved meanwhile. */
export function DraftNote<Values>({ work, labels }: DraftNoteProps<Values>) {
  const { isRestored, restart, overtaken, takeStored } = work;
  return (
    <>
      {isRestored ? <RestoredNote onRestart={restart} /> : null}
      {overtaken.length > 0 ? (
        <Note icon={warnIcon} mb="4" role="alert">
          <p>Siz yazarken başka biri bu alanları da değiştirdi. Kaydederseniz onun değişikliği kaybolur.</p>
          <chakra.ul my="1.5">
            {overtaken.map(({ name, stored }) => (
              <li key={name}>{[labels[name], shortText(stored)].filter(Boolean).join(': ')}</li>
            ))}
          </chakra.ul>
          <Button variant="ghost" size="sm" className={css({ minH: '0', px: '0' })} onClick={takeStored}>
            Kayıtlı değerleri al
          </Button>
        </Note>
      ) : null}
    </>
  );
}

const MAX_SHOWN = 200;

/** The start of a text; nothing for a choice or a group of fields, whose name says enough. */
function shortText(stored: unknown): string {
  if (typeof stored !== 'string' || /^[A-Z_]+$/.test(stored)) return '';
  if (stored.trim() === '') return 'boş';
  return `“${isolated(stored.length > MAX_SHOWN ? `${stored.slice(0, MAX_SHOWN)}…` : stored)}”`;
}

import { warnIcon } from '../../../ui/icon/icons.ts';
import { Note } from '../page/Note.tsx';

/** Server error beside its button: a toast could be hidden under a dialog. */
export function Failure({ text }: { text: string | null }) {
  return text ? (
    <Note icon={warnIcon} tone="danger" role="alert" mt="4">
      {text}
    </Note>
  ) : null;
}

import { warnIcon } from '../../../ui/icon/icons.ts';
import { Note } from '../page/Note.tsx';

/** What the server refused, beside what was pressed: a message at the edge of the screen would lie under a dialog. */
export function Failure({ text }: { text: string | null }) {
  return text ? (
    <Note icon={warnIcon} tone="danger" role="alert" mt="4">
      {text}
    </Note>
  ) : null;
}

import { readOperatorError } from '../text/readOperatorError.ts';
import { AdminDialog } from './AdminDialog.tsx';

interface MissingDialogProps {
  title: string;
  /** If nothing has the number of the URL. */
  text: string;
  /** Why it could not be read, if it could not. */
  error: unknown;
  onClose: () => void;
}

/** In place of a dialog about something that is gone, as after a link from the audit trail. */
export function MissingDialog({ title, text, error, onClose }: MissingDialogProps) {
  return (
    <AdminDialog title={title} onClose={onClose}>
      <p role="alert">{error ? readOperatorError(error).message : text}</p>
    </AdminDialog>
  );
}

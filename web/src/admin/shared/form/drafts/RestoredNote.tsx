import { infoIcon } from '../../../../ui/icon/icons.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { css } from '../../../../ui/theme/styles.ts';
import { Note } from '../../page/Note.tsx';

/** Says that a form shows work from before a reload or a login. */
export function RestoredNote({ onRestart }: { onRestart: () => void }) {
  return (
    <Note icon={infoIcon} mb="4" role="status">
      Kaydedilmemiş çalışmanız geri getirildi.{' '}
      <Button variant="ghost" size="sm" className={css({ minH: '0', px: '0' })} onClick={onRestart}>
        Baştan başla
      </Button>
    </Note>
  );
}

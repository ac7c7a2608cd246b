import { Link } from 'react-router-dom';
import { Button } from '../ui/form/Button.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import { backIcon } from '../ui/icon/icons.ts';
import { paths } from '../lib/paths.ts';
import { css } from '../ui/theme/styles.ts';

/** Link home from a standalone page. */
export function BackHome() {
  return (
    <Button asChild variant="ghost" size="sm" className={css({ ml: '-3' })}>
      <Link to={paths.home()}>
        <Icon path={backIcon} size={18} />
        Back to Home
      </Link>
    </Button>
  );
}

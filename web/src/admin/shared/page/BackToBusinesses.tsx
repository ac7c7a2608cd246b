import { Link } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { backIcon } from '../../../ui/icon/icons.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';

/** Link from a screen below the list of businesses back to the list. */
export function BackToBusinesses() {
  return (
    <Button asChild variant="line" size="sm">
      <Link to={adminPaths.businesses()}>
        <Icon path={backIcon} size={18} />
        İşletmeler
      </Link>
    </Button>
  );
}

import { Link } from 'react-router-dom';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { backIcon } from '../components/icons.ts';
import { paths } from '../lib/paths.ts';

/** The way back from a page that stands by itself. */
export function BackHome() {
  return (
    <Button asChild variant="ghost" size="sm" ml="-3">
      <Link to={paths.home()}>
        <Icon path={backIcon} size={18} />
        Back to Home
      </Link>
    </Button>
  );
}

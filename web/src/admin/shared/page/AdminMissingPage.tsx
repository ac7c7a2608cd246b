import { Link } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { PageHeading } from './PageHeading.tsx';

/** An address of the back office that leads nowhere. */
export function Component() {
  return (
    <>
      <PageHeading title="Sayfa bulunamadı" note="Bu adreste bir ekran yok." />
      <Button asChild size="sm">
        <Link to={adminPaths.home()}>Yönetim sistemine dön</Link>
      </Button>
    </>
  );
}

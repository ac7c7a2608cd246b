import { Link } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { PageHeading } from './PageHeading.tsx';

/** The page of unknown addresses of the back office. */
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

import type { ComponentType } from 'react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/text/Card.tsx';
import { IconTile } from '../../../ui/icon/IconTile.tsx';
import { shopIcon } from '../../../ui/icon/icons.ts';
import { useSiteIdentity } from '../../../ui/site/SiteIdentity.tsx';
import { isPlainClick } from '../../../lib/isPlainClick.ts';
import { paths } from '../../../lib/paths.ts';
import type { BusinessDetail } from './businessActions.ts';
import { css } from '../../../ui/theme/styles.ts';

const claimPath = `${paths.contact()}?type=business`;

type Dialog = ComponentType<{ listing: BusinessDetail; onClose: () => void }>;

/** Links to correct or claim the listing. Without scripts they lead to the contact form. */
export function ClaimCard({ business }: { business: BusinessDetail }) {
  const { responseHours } = useSiteIdentity();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  return (
    <Card
      data-tools=""
      className={css({
        display: 'flex',
        flexWrap: { base: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: '4',
        p: { base: '4', md: '5' },
      })}
    >
      <IconTile hue="caramel" icon={shopIcon} />
      <div className={css({ flex: '1', minW: '0' })}>
        <h2 className={css({ fontWeight: 'bold' })}>Is this your business?</h2>
        <p className={css({ textStyle: 'sm', color: 'muted' })}>
          Claim it, or tell us what is wrong.
          {responseHours ? ` Our team answers within ${responseHours} hours.` : ''}
        </p>
      </div>
      <Button asChild variant="line" className={css({ w: { base: 'full', md: 'auto' } })}>
        <Link
          to={claimPath}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            import('../../proposals/ProposalDialog.tsx').then(
              (chunk) => setDialog(() => chunk.ProposalDialog),
              () => window.location.assign(claimPath),
            );
          }}
        >
          Claim or correct
        </Link>
      </Button>
      {Dialog ? <Dialog listing={business} onClose={() => setDialog(null)} /> : null}
    </Card>
  );
}

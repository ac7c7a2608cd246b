import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { trashIcon } from '../../../ui/icon/adminIcons.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { closeIcon, externalIcon } from '../../../ui/icon/icons.ts';
import { paths } from '../../../lib/paths.ts';

interface PanelHeadProps {
  headingId: string;
  title: string;
  note?: string | undefined;
  /** The public page's slug, if there is one. */
  business?: { slug: string; deletedAt: string | null } | undefined;
  /** URL of the confirmation before it is deleted. */
  deleteHref?: string | undefined;
  onClose: () => void;
}

/** Names the panel, and closes it. */
export function PanelHead({ headingId, title, note, business, deleteHref, onClose }: PanelHeadProps) {
  return (
    <chakra.div
      display="flex"
      alignItems="flex-start"
      gap="1"
      pl="5"
      pr="2"
      pt="3"
      pb="2"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <chakra.div flex="1" minW="0" py="1">
        <chakra.h2 id={headingId} tabIndex={-1} outline="none" textStyle="lg" fontWeight="bold" lineClamp="2">
          {title}
        </chakra.h2>
        {note ? (
          <chakra.p textStyle="xs" color="muted">
            {note}
          </chakra.p>
        ) : null}
      </chakra.div>
      {business && !business.deletedAt ? (
        <Button asChild variant="ghost" size="icon">
          <a
            href={paths.business(business.slug)}
            target="_blank"
            rel="noopener"
            aria-label="Sitede aç"
            title="Sitede aç"
          >
            <Icon path={externalIcon} size={18} />
          </a>
        </Button>
      ) : null}
      {business && !business.deletedAt && deleteHref ? (
        <Button asChild variant="ghost" size="icon">
          <Link to={deleteHref} preventScrollReset aria-label="Sil" title="Sil">
            <Icon path={trashIcon} size={18} />
          </Link>
        </Button>
      ) : null}
      <Button variant="ghost" size="icon" aria-label="Kapat" onClick={onClose}>
        <Icon path={closeIcon} size={18} />
      </Button>
    </chakra.div>
  );
}

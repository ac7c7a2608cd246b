import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { pencilIcon } from '../../ui/icon/adminIcons.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { closeIcon } from '../../ui/icon/icons.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';

interface BulkBarProps {
  count: number;
  /** Address of the dialog. */
  href: string;
  onClear: () => void;
}

const Part = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '3',
    borderRadius: 'control',
    fontWeight: 'medium',
    _focusVisible: { outlineColor: 'bg' },
    _hover: { textDecoration: 'underline' },
  },
});

/** Actions for the selected rows. */
export function BulkBar({ count, href, onClear }: BulkBarProps) {
  return (
    <chakra.div
      role="region"
      aria-label="Seçilenler"
      position="sticky"
      bottom="6"
      zIndex="bar"
      w="fit-content"
      mx="auto"
      mt="4"
      display="flex"
      alignItems="center"
      gap="2"
      minH="13"
      px="4"
      bg="text"
      color="bg"
      borderRadius="card"
      boxShadow="float"
      css={{ 'html:has(&)': { '--bottom-bar': 'calc({sizes.13} + {spacing.6})' } }}
    >
      <chakra.span role="status" fontWeight="bold" pr="2">
        {formatNumber(count)} seçildi
      </chakra.span>
      <Part asChild>
        <Link to={href} preventScrollReset>
          <Icon path={pencilIcon} size={18} />
          Toplu düzenle
        </Link>
      </Part>
      <Part type="button" aria-label="Seçimi kaldır" onClick={onClear}>
        <Icon path={closeIcon} size={18} />
      </Part>
    </chakra.div>
  );
}

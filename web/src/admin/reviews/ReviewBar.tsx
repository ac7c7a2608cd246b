import { chakra } from '@chakra-ui/react';
import { refreshIcon, closeIcon } from '../../ui/icon/icons.ts';
import { eyeOffIcon, trashIcon } from '../../ui/icon/adminIcons.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';

const Part = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '11',
      px: { base: '2', md: '3' },
      borderRadius: 'control',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      _focusVisible: { outlineColor: 'bg' },
      _hover: { textDecoration: 'underline' },
      _disabled: { opacity: '.6' },
    },
  },
  { defaultProps: { type: 'button' } },
);

interface ReviewBarProps {
  count: number;
  isHidden: boolean;
  isBusy: boolean;
  onHide: () => void;
  onRestore: () => void;
  onRemove: () => void;
  onClear: () => void;
}

/** Actions for the selected reviews. */
export function ReviewBar({ count, isHidden, isBusy, onHide, onRestore, onRemove, onClear }: ReviewBarProps) {
  return (
    <chakra.div
      role="region"
      aria-label="Seçilenler"
      position="sticky"
      bottom="6"
      zIndex="bar"
      w="fit-content"
      maxW="full"
      mx="auto"
      mt="4"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap={{ base: '0', md: '2' }}
      minH="13"
      px={{ base: '2', md: '4' }}
      bg="text"
      color="bg"
      borderRadius="card"
      boxShadow="float"
      css={{ 'html:has(&)': { '--bottom-bar': 'calc({sizes.13} + {spacing.6})' } }}
    >
      <chakra.span role="status" fontWeight="bold" px="2" whiteSpace="nowrap">
        {formatNumber(count)} seçildi
      </chakra.span>
      {isHidden ? (
        <Part disabled={isBusy} onClick={onRestore}>
          <Icon path={refreshIcon} size={18} />
          Yayına al
        </Part>
      ) : (
        <Part disabled={isBusy} onClick={onHide}>
          <Icon path={eyeOffIcon} size={18} />
          Gizle
        </Part>
      )}
      <Part disabled={isBusy} onClick={onRemove}>
        <Icon path={trashIcon} size={18} />
        Kaldır
      </Part>
      <Part aria-label="Seçimi kaldır" onClick={onClear}>
        <Icon path={closeIcon} size={18} />
      </Part>
    </chakra.div>
  );
}

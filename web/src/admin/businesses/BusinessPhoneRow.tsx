import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { rightIcon, shieldIcon, starIcon } from '../../ui/icon/icons.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import type { BusinessRow } from './businessColumns.tsx';
import { isTrading, ratings } from './businessColumns.tsx';
import { css } from '../../ui/theme/styles.ts';

interface BusinessPhoneRowProps {
  row: BusinessRow;
  href: string;
  isSelected: boolean;
  onToggle: () => void;
}

/** A listing in two lines; all of it but the box opens the panel. */
export function BusinessPhoneRow({ row, href, isSelected, onToggle }: BusinessPhoneRowProps) {
  const isOpen = isTrading(row);
  return (
    <chakra.li
      data-row={row.id}
      display="flex"
      alignItems="stretch"
      minH="18"
      bg={isSelected ? 'accent.soft' : undefined}
      borderBottomWidth="1px"
      borderColor="line"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.label display="grid" placeItems="center" flex="none" w="12">
        <Checkbox aria-label={`${row.name}: seç`} checked={isSelected} onChange={onToggle} />
      </chakra.label>
      <chakra.div asChild flex="1" minW="0" display="flex" alignItems="center" gap="2" pr="3" py="2.5">
        <Link to={href} data-open preventScrollReset>
          <chakra.span flex="1" minW="0">
            <chakra.span display="flex" alignItems="center" gap="1.5" textStyle="md" fontWeight="medium">
              <chakra.span truncate>
                <bdi>{row.name}</bdi>
              </chakra.span>
              {row.isVerified ? (
                <chakra.span display="inline-flex" color="muted">
                  <Icon path={shieldIcon} size={16} />
                  <VisuallyHidden>Doğrulanmış</VisuallyHidden>
                </chakra.span>
              ) : null}
            </chakra.span>
            <chakra.span display="flex" alignItems="center" gap="2" color="muted">
              <chakra.span
                display="inline-flex"
                alignItems="center"
                gap="1"
                color={isOpen ? 'positive' : 'danger'}
                fontWeight="medium"
              >
                <chakra.span
                  boxSize="dot"
                  borderRadius="pill"
                  borderWidth="1.5px"
                  borderColor="currentColor"
                  bg={isOpen ? 'currentColor' : undefined}
                />
                {isOpen ? 'Açık' : 'Kapalı'}
              </chakra.span>
              {row.city ? (
                <chakra.span truncate>
                  <bdi>{row.city.name}</bdi>
                </chakra.span>
              ) : null}
              {typeof row.rating === 'number' ? (
                <chakra.span
                  display="inline-flex"
                  alignItems="center"
                  gap="1"
                  color="text"
                  whiteSpace="nowrap"
                >
                  <Icon path={starIcon} size={14} filled className={css({ color: 'rating' })} />
                  {ratings.format(row.rating)}
                  <chakra.span color="muted">({formatNumber(row.reviewCount)})</chakra.span>
                </chakra.span>
              ) : null}
            </chakra.span>
          </chakra.span>
          <chakra.span color="accent">
            <Icon path={rightIcon} />
          </chakra.span>
        </Link>
      </chakra.div>
    </chakra.li>
  );
}

import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../ui/icon/Icon.tsx';
import { externalIcon, searchIcon } from '../../ui/icon/icons.ts';
import { paths } from '../../lib/paths.ts';
import { adminEntries } from '../shared/page/adminEntries.ts';
import type { RailLabel } from './railItem.ts';
import { railItem } from './railItem.ts';

const EntryLink = chakra(NavLink, railItem);
const SiteLink = chakra('a', railItem);
const SearchButton = chakra('button', railItem);

interface AdminNavProps {
  label: RailLabel;
  /** Opens the command palette. */
  onSearch: () => void;
}

/** The entries; where the rail is narrow only their icons show, and the words stay as their names. */
export function AdminNav({ label, onSearch }: AdminNavProps) {
  return (
    <chakra.nav aria-label="Yönetim" display="flex" flexDirection="column" gap="0.5">
      <SearchButton type="button" title={label.isHidden ? 'Ara (Ctrl+K)' : undefined} onClick={onSearch}>
        <Icon path={searchIcon} />
        <chakra.span srOnly={label.srOnly}>Ara</chakra.span>
        <chakra.span aria-hidden="true" srOnly={label.srOnly} ml="auto" textStyle="xs" color="muted">
          Ctrl K
        </chakra.span>
      </SearchButton>
      {adminEntries.map((entry) => (
        <EntryLink
          key={entry.to}
          to={entry.to}
          end={entry.isExact ?? false}
          title={label.isHidden ? entry.label : undefined}
        >
          <Icon path={entry.icon} />
          <chakra.span srOnly={label.srOnly}>{entry.label}</chakra.span>
        </EntryLink>
      ))}
      <SiteLink
        href={paths.home()}
        target="_blank"
        rel="noopener"
        title={label.isHidden ? 'Siteyi aç' : undefined}
      >
        <Icon path={externalIcon} />
        <chakra.span srOnly={label.srOnly}>
          Siteyi aç<chakra.span srOnly> (yeni sekmede)</chakra.span>
        </chakra.span>
      </SiteLink>
    </chakra.nav>
  );
}

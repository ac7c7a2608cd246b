import { isolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { lockIcon, logoutIcon, userIcon } from '../../ui/icon/adminIcons.ts';
import { useNow } from '../../ui/listing/ClockProvider.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { adminPaths } from '../../lib/adminPaths.ts';
import { useOperator } from '../shared/session/operatorContext.ts';
import { initials, remainingSession } from './operatorTexts.ts';
import type { RailLabel } from './railItem.ts';
import { railItem } from './railItem.ts';

const EntryLink = chakra(NavLink, railItem);
const OutButton = chakra('button', railItem);

const entries = [
  { to: adminPaths.account(), text: 'Hesabım', icon: lockIcon },
  { to: adminPaths.operators(), text: 'Operatörler', icon: userIcon },
];

/** The logged-in operator, the remaining time, and the logout. */
export function OperatorCard({ label }: { label: RailLabel }) {
  const { name, expiresAt, logOut } = useOperator();
  const now = useNow();
  const [isLeaving, setLeaving] = useState(false);
  const remaining = remainingSession(expiresAt, now);

  async function handleLogOut() {
    setLeaving(true);
    await logOut();
    setLeaving(false);
  }

  return (
    <div>
      <chakra.div
        display="flex"
        alignItems="center"
        gap="3"
        px="1"
        py="3"
        title={label.isHidden ? `${isolated(name)} · ${remaining}` : undefined}
      >
        <chakra.span
          display="grid"
          placeItems="center"
          flex="none"
          boxSize="8"
          borderRadius="pill"
          bg="tile.clay.trim"
          color="tile.clay.ink"
          textStyle="xs"
          fontWeight="bold"
          aria-hidden="true"
        >
          {initials(name)}
        </chakra.span>
        <chakra.div minW="0" srOnly={label.srOnly}>
          <chakra.p fontWeight="medium" textStyle="sm" truncate>
            <bdi>{name}</bdi>
          </chakra.p>
          <chakra.p textStyle="xs" color="muted">
            {remaining}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      {entries.map(({ to, text, icon }) => (
        <EntryLink key={to} to={to} title={label.isHidden ? text : undefined}>
          <Icon path={icon} />
          <chakra.span srOnly={label.srOnly}>{text}</chakra.span>
        </EntryLink>
      ))}
      <OutButton
        type="button"
        disabled={isLeaving}
        title={label.isHidden ? 'Çıkış Yap' : undefined}
        onClick={() => void handleLogOut()}
      >
        <Icon path={logoutIcon} />
        <chakra.span srOnly={label.srOnly}>Çıkış Yap</chakra.span>
      </OutButton>
    </div>
  );
}

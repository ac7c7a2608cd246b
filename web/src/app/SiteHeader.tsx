import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../ui/icon/Icon.tsx';
import { closeIcon, menuIcon } from '../ui/icon/icons.ts';
import { Logo } from '../ui/icon/Logo.tsx';
import { useSiteIdentity } from '../ui/site/SiteIdentity.tsx';
import { SiteLink } from '../ui/text/SiteLink.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import { Wrap } from '../ui/text/Wrap.tsx';
import { paths } from '../lib/paths.ts';
import { siteLinks } from './routes/siteLinks.ts';
import { styled } from '../ui/theme/styled.tsx';
import { css, cva } from '../ui/theme/styles.ts';

const NavItem = styled(
  SiteLink,
  cva({
    base: {
      display: 'flex',
      alignItems: 'center',
      minH: { base: '12', md: '11' },
      px: { base: '3.5', md: '2', lg: '3.5' },
      borderRadius: 'control',
      fontWeight: 'medium',
      color: 'accent',
      _hover: { color: 'accent.hover', bg: 'sunken' },
      '&[aria-current=page]': { bg: 'accent.soft' },
    },
  }),
);

export function SiteHeader() {
  return (
    <header className={css({ position: 'sticky', top: '0', zIndex: 'header', bg: 'bg' })}>
      <Wrap className={css({ display: 'flex', alignItems: 'center', gap: '6', h: { base: '15', md: '18' } })}>
        <Brand />
        <nav
          aria-label="Main"
          className={css({
            ml: 'auto',
            flex: 'none',
            display: { base: 'none', md: 'flex' },
            gap: { md: '0', lg: '1' },
            mr: { md: '-2', lg: '-3.5' },
          })}
        >
          <NavItems />
        </nav>
        <PhoneMenu />
      </Wrap>
    </header>
  );
}

function NavItems() {
  const { pathname } = useLocation();
  return siteLinks.map(({ to, label }) => (
    <NavItem key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
      {label}
    </NavItem>
  ));
}

function Brand() {
  return (
    <span
      className={css({
        fontWeight: 'bold',
        textStyle: { base: 'md', md: 'lg' },
        letterSpacing: { base: '-.015em', md: '0' },
        minW: '0',
      })}
    >
      <SiteLink
        to={paths.home()}
        style={{ display: 'flex', alignItems: 'center', gap: '10px', minHeight: '44px' }}
      >
        <Logo />
        <span
          className={css({ minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })}
        >
          <bdi>{useSiteIdentity().name}</bdi>
        </span>
      </SiteLink>
    </span>
  );
}

/** Works without scripts; closes after navigation, on Esc and on a click elsewhere. */
function PhoneMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    // Not where the page loads: it may have been opened before the script ran.
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (menu.current) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside = event.type === 'pointerdown' && !details.contains(event.target as Node);
      if (!isEscape && !isOutside) return;
      details.open = false;
      if (isEscape) details.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return (
    <details
      ref={menu}
      className={css({
        '& .opened': { display: 'none' },
        '&[open] .opened': { display: 'block' },
        '&[open] .closed': { display: 'none' },
        ml: 'auto',
        mr: '-2.5',
        display: { md: 'none' },
      })}
    >
      <summary
        className={css({
          display: 'grid',
          placeItems: 'center',
          boxSize: '11',
          borderRadius: 'control',
          color: 'accent',
          position: 'relative',
        })}
      >
        <Icon className="closed" path={menuIcon} size={24} />
        <Icon className="opened" path={closeIcon} size={24} />
        <VisuallyHidden>Menu</VisuallyHidden>
      </summary>
      <nav
        aria-label="Menu"
        className={css({
          position: 'absolute',
          left: '0',
          right: '0',
          top: '100%',
          px: '2.5',
          pt: '1',
          pb: '3',
          bg: 'bg',
          boxShadow: 'float',
          borderBottomRadius: 'card',
        })}
      >
        <NavItems />
      </nav>
    </details>
  );
}

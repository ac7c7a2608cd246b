import type { ReactNode } from 'react';
import { hueStyle } from '../icon/hueStyle.ts';
import { css } from '../theme/styles.ts';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** Buttons, the first of them solid. */
  actions?: ReactNode;
  /** Further links. */
  children?: ReactNode;
  headingLevel?: 'h1' | 'h2';
}

/** Empty state with a title and next steps. */
export function EmptyState({
  title,
  text,
  actions,
  children,
  headingLevel: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div
      className={css({
        maxW: 'notice',
        mx: 'auto',
        pt: { base: '7', md: '12' },
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
      })}
    >
      <div
        className={css({ w: 'art', aspectRatio: '4 / 3', borderRadius: 'card', overflow: 'hidden', mb: '6' })}
      >
        <EmptyArt />
      </div>
      <Heading className={css({ textStyle: 'xl', fontWeight: 'bold' })}>{title}</Heading>
      {text ? <p className={css({ color: 'muted', mt: '1.5' })}>{text}</p> : null}
      {actions ? (
        <div
          className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', mt: '5' })}
        >
          {actions}
        </div>
      ) : null}
      {children}
    </div>
  );
}

function EmptyArt() {
  return (
    <svg
      viewBox="0 0 400 300"
      width="100%"
      height="100%"
      style={hueStyle('caramel')}
      aria-hidden="true"
      fill="none"
    >
      <path d="M0 0h400v300H0z" fill="var(--w)" />
      <path
        d="M-10 90C120 70 180 130 410 96M96-10C110 120 70 200 120 310M250-10C240 110 300 200 290 310M-10 220C140 190 260 250 410 214"
        stroke="var(--m)"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <circle cx="206" cy="146" r="62" fill="var(--d-colors-lite)" stroke="var(--i)" strokeWidth="10" />
      <path d="M252 194l50 52" stroke="var(--i)" strokeWidth="14" strokeLinecap="round" />
      <path
        d="M206 184c-19-18-30-32-30-46a30 30 0 0 1 60 0c0 14-11 28-30 46Z"
        stroke="var(--i)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="9 12"
      />
    </svg>
  );
}

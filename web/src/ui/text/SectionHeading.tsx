import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink.tsx';
import { Button } from '../form/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { arrowIcon } from '../icon/icons.ts';
import { css } from '../theme/styles.ts';

interface SectionHeadingProps {
  id?: string;
  children: ReactNode;
  note?: ReactNode;
  /** Link to the whole list. */
  more?: { to: string; label: string } | undefined;
  /** A phone shows that way below the section instead. */
  isMoreBelow?: boolean;
}

/** Heading of a section of a page, with the way to the rest of it. */
export function SectionHeading({ id, children, note, more, isMoreBelow = false }: SectionHeadingProps) {
  return (
    <div
      className={css({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '4',
        _largeText: { flexWrap: 'wrap' },
        mb: { base: '4', md: '5' },
      })}
    >
      <div>
        <h2 id={id} className={css({ textStyle: 'xl', fontWeight: 'bold', overflowWrap: 'anywhere' })}>
          {children}
        </h2>
        {note ? <p className={css({ color: 'muted', textStyle: 'sm', mt: '0.5' })}>{note}</p> : null}
      </div>
      {more ? (
        <Button
          asChild
          variant="ghost"
          size="sm"
          className={css({
            mr: '-3',
            display: isMoreBelow ? { base: 'none', md: 'inline-flex' } : undefined,
          })}
        >
          <SiteLink to={more.to}>
            {more.label}
            <Icon path={arrowIcon} size={18} />
          </SiteLink>
        </Button>
      ) : null}
    </div>
  );
}

import { Fragment } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { rightIcon } from '../icon/icons.ts';
import { TextLink } from './TextLink.tsx';
import { css } from '../theme/styles.ts';

interface BreadcrumbsProps {
  /** The last one is this page. */
  crumbs: readonly { name: string; path: string }[];
}

export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={css({ minW: '0' })}>
      <ol
        className={css({
          display: 'flex',
          flexWrap: { base: 'nowrap', md: 'wrap' },
          overflow: 'hidden',
          alignItems: 'center',
          columnGap: '1.5',
          textStyle: 'sm',
          color: 'muted',
          whiteSpace: 'nowrap',
          _largeText: { flexWrap: 'wrap', whiteSpace: 'normal' },
        })}
      >
        {crumbs.map(({ name, path }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <Fragment key={path}>
              {index > 0 ? (
                <li aria-hidden="true">
                  <Icon path={rightIcon} size={14} />
                </li>
              ) : null}
              <li
                className={css({
                  minW: '0',
                  maxW: isLast ? undefined : 'art',
                  flex: isLast ? '0 1 auto' : 'none',
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                })}
              >
                {isLast ? (
                  <span aria-current="page">
                    <bdi>{name}</bdi>
                  </span>
                ) : (
                  <TextLink
                    to={path}
                    className={css({
                      display: 'inline-block',
                      py: '3',
                      fontWeight: 'normal',
                      _focusVisible: { outlineOffset: '-2px' },
                    })}
                  >
                    <bdi>{name}</bdi>
                  </TextLink>
                )}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}

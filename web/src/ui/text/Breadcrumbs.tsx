import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { rightIcon } from '../icon/icons.ts';
import { TextLink } from './TextLink.tsx';

interface BreadcrumbsProps {
  /** The last one is this page. */
  crumbs: readonly { name: string; path: string }[];
}

export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <chakra.nav aria-label="Breadcrumb" minW="0">
      <chakra.ol
        display="flex"
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        overflow="hidden"
        alignItems="center"
        columnGap="1.5"
        textStyle="sm"
        color="muted"
        whiteSpace="nowrap"
      >
        {crumbs.map(({ name, path }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <Fragment key={path}>
              {index > 0 ? (
                <chakra.li aria-hidden="true">
                  <Icon path={rightIcon} size={14} />
                </chakra.li>
              ) : null}
              <chakra.li
                minW="0"
                maxW={isLast ? undefined : 'art'}
                flex={isLast ? '0 1 auto' : 'none'}
                overflow="hidden"
                textOverflow="ellipsis"
              >
                {isLast ? (
                  <span aria-current="page">
                    <bdi>{name}</bdi>
                  </span>
                ) : (
                  <TextLink
                    to={path}
                    display="inline-block"
                    py="3"
                    fontWeight="normal"
                    _focusVisible={{ outlineOffset: '-2px' }}
                  >
                    <bdi>{name}</bdi>
                  </TextLink>
                )}
              </chakra.li>
            </Fragment>
          );
        })}
      </chakra.ol>
    </chakra.nav>
  );
}

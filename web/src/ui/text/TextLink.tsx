import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { shownLink } from '../../../../domain/text/links.ts';

const linkRecipe = defineRecipe({
  base: {
    color: 'accent',
    fontWeight: 'medium',
    _hover: { color: 'accent.hover', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** A link inside the site. */
export const TextLink = chakra(Link, linkRecipe);

const Anchor = chakra('a', linkRecipe, { defaultProps: { rel: 'noopener' } });

/** A link that leaves the site, or opens another program; just its words where the address is not safe to follow. */
export function OutboundLink({ href, ...rest }: ComponentProps<typeof Anchor>) {
  const link = shownLink(href);
  return link === null ? <chakra.span>{rest.children}</chakra.span> : <Anchor {...rest} href={link} />;
}

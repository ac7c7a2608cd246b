import type { ComponentProps } from 'react';
import { shownLink } from '../../../../domain/text/links.ts';
import { SiteLink } from './SiteLink.tsx';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const linkRecipe = cva({
  base: {
    color: 'accent',
    fontWeight: 'medium',
    _hover: { color: 'accent.hover', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** A link inside the site. */
export const TextLink = styled(SiteLink, linkRecipe);

const Anchor = styled('a', linkRecipe, { rel: 'noopener' });

/** A link that leaves the site, or opens another program; only its text if the URL is unsafe. */
export function OutboundLink({ href, ...rest }: ComponentProps<typeof Anchor>) {
  const link = shownLink(href);
  return link === null ? <span>{rest.children}</span> : <Anchor {...rest} href={link} />;
}

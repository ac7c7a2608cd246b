import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const linkRecipe = defineRecipe({
  base: {
    color: 'accent',
    fontWeight: 'medium',
    _hover: { color: 'accent.hover', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** A link inside the site. */
export const TextLink = chakra(Link, linkRecipe);

/** A link that leaves the site, or opens another program. */
export const OutboundLink = chakra('a', linkRecipe, { defaultProps: { rel: 'noopener' } });

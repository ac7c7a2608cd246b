import { chakra, defineRecipe, type HTMLChakraProps } from '@chakra-ui/react';
import { Link, type LinkProps } from 'react-router-dom';

const Tab = chakra(
  Link,
  defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: { base: '11', md: '9' },
      px: '3',
      borderRadius: 'control',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
    },
    variants: {
      look: {
        plain: { color: 'accent', '&[aria-current]': { bg: 'accent.soft' } },
        raised: {
          color: 'muted',
          _hover: { color: 'text' },
          '&[aria-current]': { bg: 'surface', color: 'text', boxShadow: 'rest' },
        },
      },
    },
    defaultVariants: { look: 'plain' },
  }),
);

interface LinkTab {
  to: LinkProps['to'];
  label: string;
  isCurrent: boolean;
}

interface LinkTabsProps extends HTMLChakraProps<'nav'> {
  /** Accessible name of the navigation. */
  label: string;
  tabs: readonly LinkTab[];
  look?: 'plain' | 'raised';
  /** Changes the URL in place: no new entry in the history, and the page does not scroll. */
  replace?: boolean;
}

/** The parts of a screen as tabs, each with a URL. */
export function LinkTabs({ label, tabs, look = 'plain', replace = false, ...style }: LinkTabsProps) {
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      gap="1"
      {...(look === 'raised'
        ? { p: '1', w: 'fit-content', maxW: 'full', bg: 'sunken', borderRadius: 'control' }
        : {})}
      {...style}
    >
      {tabs.map((tab, i) => (
        <Tab
          key={i}
          look={look}
          to={tab.to}
          replace={replace}
          preventScrollReset={replace}
          aria-current={tab.isCurrent ? 'page' : undefined}
        >
          {tab.label}
        </Tab>
      ))}
    </chakra.nav>
  );
}

import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const Tab = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '3.5',
    borderRadius: 'control',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    color: 'accent',
    '&[aria-current]': { bg: 'accent.soft' },
  },
});

interface TabLinksProps {
  /** Label of the navigation. */
  label: string;
  tabs: readonly { id: string; label: string }[];
  current: string;
}

/** The parts of a screen, each with an address. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <chakra.nav aria-label={label} display="flex" flexWrap="wrap" gap="1" mb="4">
      {tabs.map((tab) => (
        <Tab key={tab.id} asChild>
          <Link to={`?tab=${tab.id}`} aria-current={tab.id === current ? 'page' : undefined}>
            {tab.label}
          </Link>
        </Tab>
      ))}
    </chakra.nav>
  );
}

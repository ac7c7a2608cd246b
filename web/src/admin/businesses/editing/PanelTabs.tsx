import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

interface PanelTabsProps {
  isHistory: boolean;
  formHref: string;
  historyHref: string;
}

const Tab = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '11', md: '9' },
    px: '3',
    borderRadius: 'control',
    fontWeight: 'medium',
    color: 'accent',
    '&[aria-current]': { bg: 'accent.soft' },
  },
});

/** The two sides of the panel, each with its address. */
export function PanelTabs({ isHistory, formHref, historyHref }: PanelTabsProps) {
  const tabs = [
    { label: 'Bilgiler', href: formHref, isShown: !isHistory },
    { label: 'Geçmiş', href: historyHref, isShown: isHistory },
  ];
  return (
    <chakra.nav
      aria-label="Kayıt"
      display="flex"
      gap="1"
      px="3.5"
      py="1.5"
      borderBottomWidth="1px"
      borderColor="line"
    >
      {tabs.map(({ label, href, isShown }) => (
        <Tab key={label} asChild>
          <Link to={href} replace preventScrollReset aria-current={isShown ? 'page' : undefined}>
            {label}
          </Link>
        </Tab>
      ))}
    </chakra.nav>
  );
}

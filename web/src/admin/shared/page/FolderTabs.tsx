import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

interface FolderTabsProps<Folder extends string> {
  label: string;
  folders: readonly { folder: Folder; label: string }[];
  current: Folder;
  hrefOf: (folder: Folder) => string;
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

/** Tabs of folders, each with a URL. */
export function FolderTabs<Folder extends string>(props: FolderTabsProps<Folder>) {
  const { label, folders, current, hrefOf } = props;
  return (
    <chakra.nav aria-label={label} display="flex" flexWrap="wrap" gap="1">
      {folders.map((one) => (
        <Tab key={one.folder} asChild>
          <Link to={hrefOf(one.folder)} aria-current={one.folder === current ? 'page' : undefined}>
            {one.label}
          </Link>
        </Tab>
      ))}
    </chakra.nav>
  );
}

import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import {
  copyIcon,
  downloadIcon,
  historyIcon,
  pencilIcon,
  plusIcon,
  trashIcon,
} from '../../ui/icon/adminIcons.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { filterIcon, listIcon } from '../../ui/icon/icons.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { RowMenu } from '../shared/table/RowMenu.tsx';

interface HeadActionsProps {
  exportHref: string;
  newHref: string;
  onBulk: () => void;
  onFilters: () => void;
  onOpen: (path: string) => void;
}

/** Actions for the whole directory, first of all creating a listing. */
export function HeadActions({ exportHref, newHref, onBulk, onFilters, onOpen }: HeadActionsProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2.5" alignItems="center">
      <Button asChild variant="line" size="sm">
        <Link to={exportHref} preventScrollReset>
          <Icon path={downloadIcon} size={18} />
          Aralık dışa aktar
        </Link>
      </Button>
      <Button asChild size="sm">
        <Link to={newHref} preventScrollReset>
          <Icon path={plusIcon} size={18} />
          Yeni işletme
        </Link>
      </Button>
      <RowMenu
        label="Diğer işlemler"
        items={[
          { label: 'Toplu düzenle', icon: pencilIcon, onPress: onBulk },
          { label: 'Kayıtlı filtreler', icon: filterIcon, onPress: onFilters },
          {
            label: 'Kategoriler ve şehirler',
            icon: listIcon,
            onPress: () => onOpen(adminPaths.categories()),
          },
          { label: 'Toplu değişiklikler', icon: historyIcon, onPress: () => onOpen(adminPaths.bulkEdits()) },
          { label: 'Yinelenen kayıtlar', icon: copyIcon, onPress: () => onOpen(adminPaths.duplicates()) },
          { label: 'Çöp kutusu', icon: trashIcon, onPress: () => onOpen(adminPaths.trash()) },
        ]}
      />
    </chakra.div>
  );
}

import {
  chartIcon,
  dashboardIcon,
  databaseIcon,
  sheetIcon,
  slidersIcon,
} from '../../components/adminIcons.ts';
import { buildingIcon } from '../../components/icons.ts';
import { formatNumber } from '../formatTurkish.ts';
import { paths } from '../../lib/paths.ts';

interface AdminEntry {
  to: string;
  label: string;
  icon: string;
  /** Current on this path alone, not on those under it. */
  isExact?: boolean;
  /** What the dashboard's shortcut says under its name; without it there is no shortcut. */
  shortcut?: (total: number | undefined) => string;
}

/** The screens that the rail leads to, in its order. */
export const adminEntries: readonly AdminEntry[] = [
  { to: paths.admin(), label: 'Dashboard', icon: dashboardIcon, isExact: true },
  {
    to: paths.adminBusinesses(),
    label: 'İşletme Yönetimi',
    icon: buildingIcon,
    shortcut: (total) => (total === undefined ? 'Kayıtlar' : `${formatNumber(total)} kayıt`),
  },
  {
    to: paths.adminExcel(),
    label: 'Excel İçe Aktarma',
    icon: sheetIcon,
    shortcut: () => 'Excel’den toplu aktarım',
  },
  {
    to: paths.adminAnalytics(),
    label: 'Analitik',
    icon: chartIcon,
    shortcut: () => 'Ziyaretler, aramalar, büyüme',
  },
  { to: paths.adminDatabase(), label: 'Veritabanı', icon: databaseIcon },
  { to: paths.adminSettings(), label: 'Ayarlar', icon: slidersIcon },
];

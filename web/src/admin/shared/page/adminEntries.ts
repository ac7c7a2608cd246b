import {
  adsIcon,
  chartIcon,
  dashboardIcon,
  databaseIcon,
  historyIcon,
  qualityIcon,
  reviewsIcon,
  sheetIcon,
  slidersIcon,
  tagIcon,
} from '../../../ui/icon/adminIcons.ts';
import { buildingIcon } from '../../../ui/icon/icons.ts';
import { formatNumber } from '../text/formatTurkish.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';

interface AdminEntry {
  to: string;
  label: string;
  icon: string;
  /** Current only on this path, not on those below it. */
  isExact?: boolean;
  /** Subtitle of the dashboard's shortcut; without it there is no shortcut. */
  shortcut?: (total: number | undefined) => string;
}

/** The screens that the rail leads to, in its order. */
export const adminEntries: readonly AdminEntry[] = [
  { to: adminPaths.home(), label: 'Dashboard', icon: dashboardIcon, isExact: true },
  {
    to: adminPaths.businesses(),
    label: 'İşletme Yönetimi',
    icon: buildingIcon,
    shortcut: (total) => (total === undefined ? 'Kayıtlar' : `${formatNumber(total)} kayıt`),
  },
  { to: adminPaths.reviews(), label: 'Yorumlar', icon: reviewsIcon },
  { to: adminPaths.quality(), label: 'Veri Kalitesi', icon: qualityIcon },
  {
    to: adminPaths.imports(),
    label: 'Excel İçe Aktarma',
    icon: sheetIcon,
    shortcut: () => 'Excel’den toplu aktarım',
  },
  {
    to: adminPaths.analytics(),
    label: 'Analitik',
    icon: chartIcon,
    shortcut: () => 'Ziyaretler, aramalar, büyüme',
  },
  { to: adminPaths.pricing(), label: 'Fiyatlandırma', icon: tagIcon },
  {
    to: adminPaths.ads(),
    label: 'Reklam Yönetimi',
    icon: adsIcon,
    shortcut: () => 'Reklam ağı ve reklam alanları',
  },
  { to: adminPaths.database(), label: 'Veritabanı', icon: databaseIcon },
  { to: adminPaths.settings(), label: 'Ayarlar', icon: slidersIcon },
  { to: adminPaths.audit(), label: 'Denetim Kaydı', icon: historyIcon },
];

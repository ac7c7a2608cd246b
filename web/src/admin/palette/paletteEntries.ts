import { foldText } from '../../../../domain/text/fold.ts';
import {
  copyIcon,
  historyIcon,
  linkIcon,
  lockIcon,
  logoutIcon,
  plusIcon,
  trashIcon,
  userIcon,
} from '../../ui/icon/adminIcons.ts';
import { buildingIcon, externalIcon, globeIcon, listIcon, mailIcon, pinIcon } from '../../ui/icon/icons.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { paths } from '../../lib/paths.ts';
import { adminEntries } from '../shared/page/adminEntries.ts';

export interface PaletteEntry {
  key: string;
  /** Heading of its group. */
  group: 'Ekranlar' | 'İşlemler' | 'İşletmeler';
  text: string;
  note?: string;
  icon: string;
  does: { to: string } | { open: string } | 'logOut';
}

const screens: PaletteEntry[] = [
  ...adminEntries.map(({ to, label, icon }) => ({ to, text: label, icon })),
  { to: adminPaths.categories(), text: 'Kategoriler', icon: listIcon },
  { to: adminPaths.cities(), text: 'Şehirler', icon: pinIcon },
  { to: adminPaths.countries(), text: 'Ülkeler', icon: globeIcon },
  { to: adminPaths.placeChanges(), text: 'Kategori, şehir ve ülke geçmişi', icon: historyIcon },
  { to: adminPaths.messages(), text: 'Mesajlar', icon: mailIcon },
  { to: adminPaths.proposals(), text: 'Ziyaretçi önerileri', icon: listIcon },
  { to: adminPaths.reviewDecisions(), text: 'Yorum kararları', icon: historyIcon },
  { to: adminPaths.duplicates(), text: 'Yinelenen kayıtlar', icon: copyIcon },
  { to: adminPaths.positions(), text: 'Şüpheli konumlar', icon: pinIcon },
  { to: adminPaths.personalData(), text: 'Kişisel veriler', icon: userIcon },
  { to: adminPaths.synonyms(), text: 'Eş anlamlılar', icon: listIcon },
  { to: adminPaths.bulkEdits(), text: 'Toplu değişiklikler', icon: historyIcon },
  { to: adminPaths.trash(), text: 'Çöp kutusu', icon: trashIcon },
  { to: adminPaths.identity(), text: 'Site kimliği', icon: buildingIcon },
  { to: adminPaths.account(), text: 'Hesabım', icon: lockIcon },
  { to: adminPaths.operators(), text: 'Operatörler ve erişim', icon: userIcon },
  { to: adminPaths.webhooks(), text: 'Webhook’lar', icon: linkIcon },
].map(({ to, text, icon }) => ({ key: to, group: 'Ekranlar', text, icon, does: { to } }));

const actions: PaletteEntry[] = [
  {
    key: 'indexing',
    group: 'İşlemler',
    text: 'İndeksleme ayarları',
    icon: listIcon,
    does: { to: `${adminPaths.home()}?dialog=indexing` },
  },
  {
    key: 'new',
    group: 'İşlemler',
    text: 'Yeni işletme',
    icon: plusIcon,
    does: { to: `${adminPaths.businesses()}?edit=new` },
  },
  {
    key: 'new-category',
    group: 'İşlemler',
    text: 'Yeni kategori',
    icon: plusIcon,
    does: { to: `${adminPaths.categories()}?dialog=new` },
  },
  {
    key: 'new-city',
    group: 'İşlemler',
    text: 'Yeni şehir',
    icon: plusIcon,
    does: { to: `${adminPaths.cities()}?dialog=new` },
  },
  { key: 'site', group: 'İşlemler', text: 'Siteyi aç', icon: externalIcon, does: { open: paths.home() } },
  { key: 'out', group: 'İşlemler', text: 'Çıkış Yap', icon: logoutIcon, does: 'logOut' },
];

interface FoundListing {
  id: number;
  name: string;
  city?: { name: string } | null;
}

/** Entries for a text: screens and actions whose name has all its words, then matching listings. */
export function paletteEntries(text: string, listings: readonly FoundListing[]): PaletteEntry[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const fits = (entry: PaletteEntry) => words.every((word) => foldText(entry.text).includes(word));
  return [
    ...[...screens, ...actions].filter(fits),
    ...listings.map(({ id, name, city }): PaletteEntry => {
      return {
        key: `listing-${id}`,
        group: 'İşletmeler',
        text: name,
        ...(city ? { note: city.name } : {}),
        icon: buildingIcon,
        does: { to: `${adminPaths.businesses()}?edit=${id}` },
      };
    }),
  ];
}

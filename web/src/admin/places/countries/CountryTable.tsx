import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { pencilIcon } from '../../../ui/icon/adminIcons.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import type { ManagedCountriesQuery } from '../../../graphql/generated.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { countryFlag } from '../../../lib/countryFlag.ts';
import type { AdminColumn } from '../../shared/table/AdminTable.tsx';
import { AdminTable } from '../../shared/table/AdminTable.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { countryLabel } from '../../shared/text/countryLabel.ts';

type ManagedCountry = ManagedCountriesQuery['managedCountries'][number];

interface CountryTableProps {
  countries: readonly ManagedCountry[];
  renameHref: (code: string) => string;
}

/** Countries with the name that the site shows, their cities and listings. */
export function CountryTable({ countries, renameHref }: CountryTableProps) {
  const columns: AdminColumn<ManagedCountry>[] = [
    {
      header: 'Ülke',
      isTitle: true,
      longShare: '28%',
      cell: ({ code }) => [countryFlag(code), countryLabel(code)].filter(Boolean).join(' '),
    },
    { header: 'Kod', cell: ({ code }) => code },
    {
      header: 'Sitedeki ad',
      longShare: '30%',
      cell: ({ name, isRenamed }) => (
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
          <bdi>{name}</bdi>
          {isRenamed ? <Badge tone="warning">Değiştirildi</Badge> : null}
        </chakra.span>
      ),
    },
    {
      header: 'Şehir',
      isNumeric: true,
      cell: ({ code, cityCount }) =>
        cityCount > 0 ? (
          <TextLink to={`${adminPaths.cities()}?country=${code}`}>{formatNumber(cityCount)}</TextLink>
        ) : (
          '0'
        ),
    },
    {
      header: 'Kayıt',
      isNumeric: true,
      cell: ({ code, businessCount }) =>
        businessCount > 0 ? (
          <TextLink to={`${adminPaths.businesses()}?country=${code}`}>{formatNumber(businessCount)}</TextLink>
        ) : (
          '0'
        ),
    },
    {
      header: 'İşlem',
      cell: ({ code }) => (
        <Button asChild variant="line" size="sm">
          <Link to={renameHref(code)} preventScrollReset aria-label={`${countryLabel(code)}: adlandır`}>
            <Icon path={pencilIcon} size={18} />
            Adlandır
          </Link>
        </Button>
      ),
    },
  ];
  return <AdminTable caption="Ülkeler" columns={columns} rows={countries} rowKey={({ code }) => code} />;
}

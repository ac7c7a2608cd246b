import { chakra } from '@chakra-ui/react';
import { countryFlag } from '../lib/countryFlag.ts';
import { Icon } from './Icon.tsx';
import { useFlags } from './useFlags.ts';
import { globeIcon } from './icons.ts';

/** Flag with the country's name for screen readers; the globe where the country is not known. */
export function Flag({ country }: { country: { code: string; name: string } | null | undefined }) {
  const hasFlags = useFlags();
  const flag = countryFlag(country?.code);
  if (!country || !flag || !hasFlags) return <Icon path={globeIcon} size={28} color="muted" />;
  return (
    <chakra.span role="img" aria-label={country.name} textStyle="2xl" lineHeight="1">
      {flag}
    </chakra.span>
  );
}

import { countryFlag } from '../../lib/countryFlag.ts';
import { Icon } from './Icon.tsx';
import { useFlags } from './useFlags.ts';
import { globeIcon } from './icons.ts';
import { css } from '../theme/styles.ts';

/** Flag with the country's name for screen readers; the globe where the country is not known. */
export function Flag({ country }: { country: { code: string; name: string } | null | undefined }) {
  const hasFlags = useFlags();
  const flag = countryFlag(country?.code);
  if (!country || !flag || !hasFlags)
    return <Icon path={globeIcon} size={28} className={css({ color: 'muted' })} />;
  return (
    // As wide as the globe, so that nothing moves if the browser has no flags.
    <span
      role="img"
      aria-label={country.name}
      className={css({
        flex: 'none',
        display: 'inline-grid',
        placeItems: 'center',
        boxSize: '7',
        textStyle: '2xl',
        lineHeight: '1',
      })}
    >
      {flag}
    </span>
  );
}

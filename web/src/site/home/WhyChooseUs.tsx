import { roundedCount } from '../../../../domain/text/counts.ts';
import { IconTile } from '../../ui/icon/IconTile.tsx';
import { clockIcon, globeIcon, shieldIcon } from '../../ui/icon/icons.ts';
import { css } from '../../ui/theme/styles.ts';

/** Three properties of every listing. */
export function WhyChooseUs({ countries }: { countries: number }) {
  const reach = countries > 1 ? ` in ${roundedCount(countries)} countries` : '';
  const points = [
    {
      hue: 'sage',
      icon: clockIcon,
      title: 'Open right now',
      text: 'Hours are worked out in the place’s own time zone, so “open” means open there.',
    },
    {
      hue: 'slate',
      icon: shieldIcon,
      title: 'Checked details',
      text: 'Verified places carry a mark, and every page says when it was last updated.',
    },
    {
      hue: 'caramel',
      icon: globeIcon,
      title: 'Anywhere you go',
      text: `Restaurants, hotels, clinics and shops${reach}, in one simple search.`,
    },
  ] as const;
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
        gap: { base: '7', md: '10' },
      })}
    >
      {points.map(({ hue, icon, title, text }) => (
        <div key={title}>
          <IconTile hue={hue} icon={icon} />
          <h3 className={css({ textStyle: 'lg', fontWeight: 'bold', mt: '3.5', mb: '1' })}>{title}</h3>
          <p className={css({ color: 'muted', maxW: 'toast' })}>{text}</p>
        </div>
      ))}
    </div>
  );
}

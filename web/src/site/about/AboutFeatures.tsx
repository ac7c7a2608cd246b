import { Card } from '../../ui/text/Card.tsx';
import { IconTile } from '../../ui/icon/IconTile.tsx';
import { features } from './aboutTexts.ts';
import { css } from '../../ui/theme/styles.ts';

/** The directory's features for visitors, in six cards. */
export function AboutFeatures() {
  return (
    <section aria-labelledby="features" className={css({ mt: { base: '12', md: '16' } })}>
      <h2 id="features" className={css({ textStyle: 'xl', fontWeight: 'bold', mb: { base: '4', md: '5' } })}>
        What You Get
      </h2>
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: {
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
          gap: { base: '3', md: '5' },
        })}
      >
        {features.map(({ title, text, hue, icon }) => (
          <Card asChild key={title} className={css({ p: { base: '4', md: '6' } })}>
            <li>
              <IconTile hue={hue} icon={icon} />
              <h3 className={css({ textStyle: 'lg', fontWeight: 'bold', mt: '3.5', mb: '1' })}>{title}</h3>
              <p className={css({ color: 'muted' })}>{text}</p>
            </li>
          </Card>
        ))}
      </ul>
    </section>
  );
}

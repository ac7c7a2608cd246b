import { roundedCount } from '../../../../domain/text/counts.ts';
import { Card } from '../../ui/text/Card.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { AboutPageQuery } from '../../graphql/siteOperations.ts';
import { liveFigures } from '../liveFigures.ts';
import { css } from '../../ui/theme/styles.ts';

/** Live figures of the directory; their space is reserved while they load. */
export function AboutStats({ stats }: { stats: AboutPageQuery['stats'] | undefined }) {
  return (
    <dl
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        _largeText: { gridTemplateColumns: 'minmax(0, 1fr)' },
        gap: { base: '3', md: '5' },
        mt: { base: '6', md: '8' },
      })}
    >
      {liveFigures(stats).map(({ label, value }) => (
        <Card
          key={label}
          className={css({ p: { base: '4', md: '5' }, display: 'flex', flexDirection: 'column-reverse' })}
        >
          <dt className={css({ textStyle: 'sm', color: 'muted' })}>{label}</dt>
          <dd
            className={css({
              textStyle: '2xl',
              fontWeight: 'bold',
              fontVariantNumeric: 'tabular-nums',
              minH: '8.5',
            })}
          >
            {value === undefined ? <Skeleton className={css({ h: '8', w: '16' })} /> : roundedCount(value)}
          </dd>
        </Card>
      ))}
    </dl>
  );
}

import { roundedCount } from '../../../../domain/text/counts.ts';
import { Wrap } from '../../ui/text/Wrap.tsx';
import type { HomePageQuery } from '../../graphql/siteOperations.ts';
import { Street } from '../../ui/listing/Street.tsx';
import { liveFigures } from '../liveFigures.ts';
import { css } from '../../ui/theme/styles.ts';

interface HomeHeroProps {
  stats: HomePageQuery['stats'];
}

/** Headline, live figures, and the street below the search bar. */
export function HomeHero({ stats }: HomeHeroProps) {
  return (
    <section
      className={css({
        position: 'relative',
        overflow: 'hidden',
        backgroundImage: 'linear-gradient({colors.bg}, {colors.sunken} 46%)',
        _after: {
          content: '""',
          position: 'absolute',
          left: '0',
          right: '0',
          bottom: '0',
          h: { base: '7', md: '11' },
          bg: 'line',
        },
      })}
    >
      <Wrap
        className={css({
          position: 'relative',
          zIndex: 'raised',
          pt: { base: '2', md: '11' },
          h: { base: 'heroPhone', md: 'hero' },
          _largeText: { h: 'auto', pb: '12' },
        })}
      >
        <h1 className={css({ textStyle: { base: '2xl', md: '3xl' }, fontWeight: 'bold' })}>
          Good places, close&nbsp;by.
        </h1>
        <p
          className={css({
            textStyle: 'lg',
            color: 'muted',
            mt: '2',
            maxW: 'photo',
            display: { base: 'none', md: 'block' },
          })}
        >
          See what is open, call ahead or get directions. Free to search, no account needed.
        </p>
        <dl
          className={css({
            display: 'flex',
            justifyContent: { base: 'space-between', md: 'flex-start' },
            gap: { base: '0', md: '7' },
            _largeText: { flexWrap: 'wrap', gap: '3' },
            mt: { base: '2.5', md: '5' },
          })}
        >
          {liveFigures(stats).map(({ label, value }) => (
            <div key={label} className={css({ display: 'flex', flexDirection: 'column-reverse' })}>
              <dt className={css({ textStyle: { base: 'xs', md: 'sm' }, color: 'muted' })}>{label}</dt>
              <dd
                className={css({
                  textStyle: { base: 'md', md: 'xl' },
                  fontWeight: 'bold',
                  fontVariantNumeric: 'tabular-nums',
                })}
              >
                {roundedCount(value ?? 0)}
              </dd>
            </div>
          ))}
        </dl>
      </Wrap>
      <div
        className={css({
          position: 'absolute',
          left: '0',
          right: '0',
          bottom: { base: '7', md: '11' },
          h: { base: 'streetPhone', md: 'street' },
          zIndex: 'base',
          _largeText: { display: 'none' },
        })}
      >
        <div className={css({ h: 'full', display: { base: 'none', md: 'block' } })}>
          <Street size="wide" />
        </div>
        <div className={css({ h: 'full', display: { md: 'none' } })}>
          <Street size="narrow" />
        </div>
      </div>
    </section>
  );
}

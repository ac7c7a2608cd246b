import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { Link } from 'react-router-dom';
import { roundedCount } from '../../../../domain/text/counts.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Flag } from '../../ui/icon/Flag.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { arrowIcon, buildingIcon, downIcon, upIcon } from '../../ui/icon/icons.ts';
import { useHydrated } from '../../ui/hydration/useHydrated.ts';
import type { CityDirectoryPageQuery } from '../../graphql/siteOperations.ts';
import { businessSearchParams } from '../../../../domain/search/businessSearch.ts';
import { paths } from '../../lib/paths.ts';
import { regionAndCountry } from '../../lib/cityNames.ts';
import { CityPreview } from './CityPreview.tsx';
import { css } from '../../ui/theme/styles.ts';

/** Above this many listings a city counts as major. */
const MAJOR = 500;

interface CityCardProps {
  city: CityDirectoryPageQuery['cities']['nodes'][number];
  isList: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** A city with its country and count; in the grid it opens to show six of its places. */
export function CityCard({ city, isList, isOpen, onToggle }: CityCardProps) {
  const hydrated = useHydrated();
  const { id, name, slug, region, country, businessCount } = city;
  const count = `${roundedCount(businessCount)} ${businessCount === 1 ? 'business' : 'businesses'}`;
  // The list leads to the search, where a city is one filter among others.
  const filter = { city: region === null ? name : `#${id}` };
  const to = isList ? `${paths.businesses()}${businessSearchParams(filter)}` : paths.city(slug);
  return (
    <li
      className={css({
        bg: 'surface',
        borderRadius: 'card',
        boxShadow: isOpen ? 'float' : 'rest',
        gridColumn: isOpen ? '1 / -1' : undefined,
        minW: '0',
        py: isOpen ? '5' : { base: '3', md: '4' },
        pl: isOpen ? '5' : { base: '3.5', md: '4' },
        pr: isOpen ? '5' : '2',
      })}
    >
      <div
        className={css({
          display: 'flex',
          flexWrap: isOpen ? { base: 'wrap', md: 'nowrap' } : 'nowrap',
          gap: '3.5',
          alignItems: 'center',
          _largeText: { gap: '1' },
        })}
      >
        <Flag country={country} />
        <div className={css({ flex: '1', minW: '0' })}>
          <CityHeading name={name} to={to} isMajor={businessCount > MAJOR} />
          <p
            className={css({
              textStyle: 'sm',
              color: 'muted',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            })}
          >
            {joinIsolated([regionAndCountry(city), count], ' · ')}
          </p>
        </div>
        {isOpen ? (
          <Button
            asChild
            variant="tonal"
            className={css({ flex: 'initial', minW: '0', whiteSpace: 'normal', overflowWrap: 'anywhere' })}
          >
            <Link to={paths.city(slug)}>
              <span>
                Explore <bdi>{name}</bdi>
              </span>
              <Icon path={arrowIcon} size={18} />
            </Link>
          </Button>
        ) : null}
        {isList && !isOpen ? null : (
          // One button for both, so that it has the focus still.
          <Button
            className={css({
              /** Its space is reserved until it is usable. */
              visibility: hydrated ? undefined : 'hidden',
            })}
            variant="ghost"
            size={isOpen ? 'md' : 'icon'}
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : `Preview ${name}`}
            onClick={onToggle}
          >
            {isOpen ? 'Close' : null}
            <Icon path={isOpen ? upIcon : downIcon} size={isOpen ? 16 : 20} />
          </Button>
        )}
      </div>
      {isOpen ? <CityPreview slug={slug} /> : null}
    </li>
  );
}

interface CityHeadingProps {
  name: string;
  to: string;
  isMajor: boolean;
}

/** The linked name, on one line, with a badge for major cities. */
function CityHeading({ name, to, isMajor }: CityHeadingProps) {
  return (
    <div className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
      <h2
        className={css({
          textStyle: 'lg',
          fontWeight: 'bold',
          minW: '0',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          _largeText: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
        })}
      >
        <span
          className={css({
            '& > a': {
              display: 'block',
              py: '1',
              my: '-1',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            },
            '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
          })}
        >
          <Link to={to}>
            <bdi>{name}</bdi>
          </Link>
        </span>
      </h2>
      {isMajor ? (
        <Badge className={css({ flex: 'none' })}>
          <Icon path={buildingIcon} size={14} />
          Major City
        </Badge>
      ) : null}
    </div>
  );
}

import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../ui/form/Button.tsx';
import { categoryLook } from '../ui/icon/categoryLook.ts';
import { Chip } from '../ui/form/Chip.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import { IconTile } from '../ui/icon/IconTile.tsx';
import { arrowIcon, backIcon, chatIcon, searchIcon } from '../ui/icon/icons.ts';
import { PageHead } from '../ui/text/PageHead.tsx';
import { SectionHeading } from '../ui/text/SectionHeading.tsx';
import { useHydrated } from '../ui/hydration/useHydrated.ts';
import { Wrap } from '../ui/text/Wrap.tsx';
import type { NotFoundPageQuery } from '../graphql/siteOperations.ts';
import { NotFoundPageOperation, useNotFoundPageQuery } from '../graphql/siteOperations.ts';
import { pageQuery } from '../lib/pageQuery.ts';
import { paths } from '../lib/paths.ts';
import { ClosedShop } from './ClosedShop.tsx';
import { popularCategories } from './popularCategories.ts';
import { styled } from '../ui/theme/styled.tsx';
import { css, cva } from '../ui/theme/styles.ts';

export function queries() {
  return [pageQuery(NotFoundPageOperation, {})];
}

export function outcome() {
  return { status: 404 };
}

const quickLinks = [
  { to: paths.home(), label: 'Home' },
  { to: paths.categories(), label: 'Categories' },
  { to: paths.cities(), label: 'Cities' },
  { to: paths.about(), label: 'About' },
  { to: paths.contact(), label: 'Contact' },
];

export function Component() {
  const { data } = useNotFoundPageQuery();
  return (
    <Wrap>
      <PageHead
        title="Page not found"
        description="The page you asked for doesn’t exist or has moved."
        page={{ kind: 'missing' }}
      />
      <section
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) {sizes.shutter}' },
          gap: { base: '4', md: '10', lg: '16' },
          alignItems: 'center',
          mt: { md: '10' },
        })}
      >
        <div>
          <p className={css({ textStyle: 'sm', fontWeight: 'medium', color: 'muted' })}>Error 404</p>
          <h1 className={css({ textStyle: { base: '2xl', md: '3xl' }, fontWeight: 'bold', my: '2' })}>
            This door is closed.
          </h1>
          <p className={css({ textStyle: 'lg', color: 'muted', maxW: 'shutter' })}>
            The page you asked for doesn’t exist or has moved. The rest of the street is open.
          </p>
          <WaysOut />
        </div>
        <div
          className={css({
            order: { base: '-1', md: '0' },
            maxW: { base: 'category', md: 'full' },
            mx: 'auto',
            w: 'full',
          })}
        >
          <ClosedShop />
        </div>
      </section>
      <PopularCategories categories={popularCategories(data?.categories.nodes ?? [])} />
      <MoreHelp />
    </Wrap>
  );
}

/** Buttons home and back, and links to the main pages. */
function WaysOut() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return (
    <>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', mt: '7' })}>
        <Button
          asChild
          className={css({ flex: { base: '1', md: 'none' }, _largeText: { flex: '1 1 100%' } })}
        >
          <Link to={paths.home()}>Go to Homepage</Link>
        </Button>
        <Button
          variant="line"
          className={css({
            flex: { base: '1', md: 'none' },
            _largeText: { flex: '1 1 100%' },

            /** Its space is reserved until it is usable. */
            visibility: hydrated && window.history.length > 1 ? undefined : 'hidden',
          })}
          onClick={() => void navigate(-1)}
        >
          <Icon path={backIcon} size={18} />
          Go Back
        </Button>
      </div>
      <h2 className={css({ textStyle: 'sm', fontWeight: 'bold', mt: '9', mb: '2.5' })}>Quick links</h2>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {quickLinks.map(({ to, label }) => (
          <li key={to}>
            <Chip asChild className={css({ minH: '11' })}>
              <Link to={to}>{label}</Link>
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
}

function PopularCategories({ categories }: { categories: NotFoundPageQuery['categories']['nodes'] }) {
  if (categories.length === 0) return null;
  return (
    <section className={css({ mt: { base: '12', md: '16' } })} aria-labelledby="popular">
      <SectionHeading id="popular" more={{ to: paths.categories(), label: 'View All' }}>
        Popular Categories
      </SectionHeading>
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
          _largeText: { gridTemplateColumns: 'minmax(0, 1fr)' },
          gap: '3',
        })}
      >
        {categories.map(({ id, name, slug, icon }) => (
          <li key={id} className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })}>
            <ShopCard to={paths.category(slug)}>
              <IconTile {...categoryLook({ name, icon })} size="sm" />
              <span className={css({ minW: '0', overflowWrap: 'anywhere' })}>
                <bdi>{name}</bdi>
              </span>
            </ShopCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MoreHelp() {
  return (
    <section
      className={css({
        mt: { base: '10', md: '16' },
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: '3',
      })}
      aria-label="More help"
    >
      <ShopCard to={paths.contact()} isWide>
        <IconTile hue="lake" icon={chatIcon} />
        <HelpText title="Contact Support" text="Tell us what you were looking for" />
        <Icon path={arrowIcon} className={css({ color: 'accent' })} />
      </ShopCard>
      <ShopCard to={paths.businesses()} isWide>
        <IconTile hue="ochre" icon={searchIcon} />
        <HelpText title="Search Directory" text="Find a business by name, city or category" />
        <Icon path={arrowIcon} className={css({ color: 'accent' })} />
      </ShopCard>
    </section>
  );
}

function HelpText({ title, text }: { title: string; text: string }) {
  return (
    <span className={css({ flex: '1', minW: '0' })}>
      <span className={css({ display: 'block' })}>{title}</span>
      <span className={css({ display: 'block', textStyle: 'sm', color: 'muted', fontWeight: 'normal' })}>
        {text}
      </span>
    </span>
  );
}

const ShopCard = styled(
  Link,
  cva({
    base: {
      display: 'flex',
      flexDirection: { base: 'row', lg: 'column' },
      alignItems: { base: 'center', lg: 'flex-start' },
      gap: '3',
      p: { base: '3', lg: '4' },
      bg: 'surface',
      borderRadius: 'card',
      boxShadow: 'rest',
      fontWeight: 'medium',
      _hover: { boxShadow: 'float' },
      _largeText: { flexWrap: 'wrap' },
    },
    variants: {
      isWide: { true: { flexDirection: 'row', alignItems: 'center', gap: '4', p: '5' } },
    },
  }),
);

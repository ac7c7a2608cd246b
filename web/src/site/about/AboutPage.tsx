import { isolated } from '../../../../domain/text/bidi.ts';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { PageHead } from '../../ui/text/PageHead.tsx';
import { useServerState } from '../../ui/hydration/ServerState.tsx';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { Wrap } from '../../ui/text/Wrap.tsx';
import { AboutPageOperation, useAboutPageQuery } from '../../graphql/siteOperations.ts';
import { pageQuery } from '../../lib/pageQuery.ts';
import { paths } from '../../lib/paths.ts';
import { AboutFeatures } from './AboutFeatures.tsx';
import { AboutStats } from './AboutStats.tsx';
import { badges, mission, technologies, vision } from './aboutTexts.ts';
import { css } from '../../ui/theme/styles.ts';

export function queries() {
  return [pageQuery(AboutPageOperation, {})];
}

export function Component() {
  const { name, legalName } = useSiteIdentity();
  const { siteUrl } = useServerState();
  const { data } = useAboutPageQuery();
  const description = `What ${isolated(name)} is, who it is for and how it works: open hours, phone numbers and directions of local businesses, free to search.`;
  return (
    <Wrap className={css({ pt: { base: '4', md: '8' } })}>
      <PageHead
        title={`About | ${isolated(name)}`}
        description={description}
        page={{ kind: 'fixed', path: paths.about() }}
        structuredData={[
          {
            '@type': 'AboutPage',
            name: `About ${isolated(name)}`,
            description,
            url: siteUrl + paths.about(),
            mainEntity: {
              '@type': 'Organization',
              name: legalName ?? name,
              url: siteUrl + paths.home(),
            },
          },
        ]}
      />
      <h1
        className={css({
          textStyle: { base: '2xl', md: '3xl' },
          fontWeight: 'bold',
          overflowWrap: 'anywhere',
        })}
      >
        About <bdi>{name}</bdi>
      </h1>
      <p className={css({ textStyle: 'lg', color: 'muted', mt: '2', maxW: 'text' })}>
        A directory of local businesses that tells you what you need before you go: whether a place is open,
        how to reach it, and what others say about it.
      </p>
      <AboutStats stats={data?.stats} />
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: { base: '8', md: '12' },
          mt: { base: '10', md: '14' },
        })}
      >
        {[
          { title: 'Our Mission', text: mission },
          { title: 'Our Vision', text: vision },
        ].map(({ title, text }) => (
          <section key={title}>
            <h2 className={css({ textStyle: 'xl', fontWeight: 'bold', mb: '2' })}>{title}</h2>
            <p className={css({ maxW: 'text' })}>{text}</p>
          </section>
        ))}
      </div>
      <AboutFeatures />
      <Technology />
      <Tagline />
    </Wrap>
  );
}

function Technology() {
  return (
    <section aria-labelledby="technology" className={css({ mt: { base: '12', md: '16' } })}>
      <h2 id="technology" className={css({ textStyle: 'xl', fontWeight: 'bold', mb: '2' })}>
        Technology
      </h2>
      <p className={css({ color: 'muted', mb: '4', maxW: 'text' })}>
        What the directory is built with, in plain sight.
      </p>
      <dl
        className={css({
          display: 'grid',
          gridTemplateColumns: {
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
          columnGap: '8',
          rowGap: '5',
        })}
      >
        {technologies.map(({ part, names }) => (
          <div key={part}>
            <dt className={css({ textStyle: 'sm', color: 'muted' })}>{part}</dt>
            <dd>{names}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The slogan with badges and links, at the end of the page. */
function Tagline() {
  return (
    <section
      aria-labelledby="tagline"
      className={css({
        mt: { base: '12', md: '16' },
        p: { base: '6', md: '10' },
        bg: 'sunken',
        borderRadius: 'card',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: '4',
      })}
    >
      <h2 id="tagline" className={css({ textStyle: { base: 'xl', md: '2xl' }, fontWeight: 'bold' })}>
        Good places, found in seconds.
      </h2>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' })}>
        {badges.map((badge) => (
          <li key={badge}>
            <Badge tone="positive">{badge}</Badge>
          </li>
        ))}
      </ul>
      <div className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' })}>
        <Button asChild>
          <Link to={paths.businesses()}>Search Directory</Link>
        </Button>
        <Button asChild variant="line">
          <Link to={paths.contact()}>Contact us</Link>
        </Button>
      </div>
    </section>
  );
}

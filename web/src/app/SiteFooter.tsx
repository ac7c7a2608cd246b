import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { roundedCount } from '../../../domain/counts.ts';
import { Logo } from '../components/Logo.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { Wrap } from '../components/Wrap.tsx';
import type { SiteLayoutQuery } from '../graphql/generated.ts';
import { monthYear } from '../lib/formatDate.ts';
import { SITE_NAME } from '../lib/pageHead.ts';
import { paths } from '../lib/paths.ts';
import { siteLinks } from './siteLinks.ts';

/** What the directory is, the ways into it, and when it last changed. */
export function SiteFooter({ stats }: { stats: SiteLayoutQuery['stats'] | undefined }) {
  const updated = monthYear(stats?.updatedAt);
  const reach = stats && stats.countries > 1 ? ` in ${roundedCount(stats.countries)} countries` : '';
  return (
    <chakra.footer
      bg="sunken"
      mt={{ base: '14', md: '18' }}
      pt={{ base: '9', md: '12' }}
      pb="8"
      // The action bar of a listing must not cover the end of the page.
      css={{ 'body:has([data-action-bar]) &': { pb: { base: '26', md: '8' } } }}
    >
      <Wrap>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '1.7fr 1fr' }}
          gap={{ base: '7', md: '8' }}
        >
          <div>
            <chakra.span fontWeight="bold">
              <Link
                to={paths.home()}
                style={{ display: 'inline-flex', alignItems: 'center', gap: '10px', minHeight: '44px' }}
              >
                <Logo size={28} />
                {SITE_NAME}
              </Link>
            </chakra.span>
            <chakra.p textStyle="sm" color="muted" mt="2" maxW="cityField">
              Hours, phone numbers and directions for local places{reach}. Free to search.
            </chakra.p>
          </div>
          <nav aria-label="Footer">
            <chakra.h2 textStyle="sm" fontWeight="bold" mb="1">
              Explore
            </chakra.h2>
            <chakra.ul display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: '1fr' }} columnGap="4">
              {siteLinks.map(({ to, label }) => (
                <li key={to}>
                  <TextLink
                    to={to}
                    display="inline-flex"
                    alignItems="center"
                    minH={{ base: '11', md: '8' }}
                    textStyle="sm"
                    fontWeight="normal"
                  >
                    {label}
                  </TextLink>
                </li>
              ))}
            </chakra.ul>
          </nav>
        </chakra.div>
        <chakra.div
          textStyle="sm"
          color="muted"
          mt="8"
          display="flex"
          flexWrap="wrap"
          columnGap="6"
          rowGap="2"
        >
          {updated ? <p>Updated {updated}</p> : null}
          {stats?.demo ? <p>The listings shown are made up, to try the directory with.</p> : null}
        </chakra.div>
      </Wrap>
    </chakra.footer>
  );
}

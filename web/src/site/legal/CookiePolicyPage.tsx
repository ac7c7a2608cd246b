import { chakra } from '@chakra-ui/react';
import { Card } from '../../components/Card.tsx';
import { ConsentForm } from '../../components/ConsentForm.tsx';
import { useSiteIdentity } from '../../components/SiteIdentity.tsx';
import { useToast } from '../../components/ToastProvider.tsx';
import { paths } from '../../lib/paths.ts';
import { LegalContact } from './LegalContact.tsx';
import type { LegalSection } from './LegalPage.tsx';
import { LegalPage } from './LegalPage.tsx';

const kinds: LegalSection[] = [
  {
    id: 'essential',
    title: 'Essential Cookies',
    body: (
      <>
        <p>
          Visitors get none. What you choose on this page is kept in your browser’s own storage under the name
          “consent”, which is not sent anywhere, and counts for a year.
        </p>
        <p>
          Operators who log in to the back office get a cookie for their session, which ends after 24 hours or
          when they log out.
        </p>
      </>
    ),
  },
  {
    id: 'performance',
    title: 'Performance Cookies',
    body: (
      <p>
        None are set. How fast a page was is measured once in your browser and sent to this site alone, as a
        figure for the sum of the day. No name, number or mark of yours goes with it.
      </p>
    ),
  },
  {
    id: 'functional',
    title: 'Functional Cookies',
    body: (
      <p>
        None are set. Searches, filters and views stand in the address of the page, so that a link or the Back
        button brings them back. If you agree to maps, that is kept with your choice.
      </p>
    ),
  },
  {
    id: 'analytics',
    title: 'Analytics Cookies',
    body: (
      <p>
        Where this site uses an analytics service, its script is loaded only after you have agreed to
        analytics; it may then set cookies to tell visits apart. Without your consent it is not loaded at all.
      </p>
    ),
  },
  {
    id: 'advertising',
    title: 'Advertising Cookies',
    body: (
      <p>
        Where this site carries ads of a network, they are loaded only after you have agreed to advertising;
        the network may then set cookies to count ads and to choose them. Without your consent the boxes stay
        empty.
      </p>
    ),
  },
  {
    id: 'third-party',
    title: 'Third-Party Cookies',
    body: (
      <p>
        Other companies can set cookies here only through what you agreed to: analytics, ads, and the maps of
        Google that you press for. For those cookies their own rules hold. Links to other sites open there,
        outside of this policy.
      </p>
    ),
  },
];

function Preferences() {
  const showToast = useToast();
  return (
    <>
      <p>
        Choose here, and change it whenever you like; it holds from then on. Your browser can also show and
        delete what sites have stored, and refuse cookies altogether. This site works without any.
      </p>
      <Card mt="4" p={{ base: '4', md: '6' }}>
        <ConsentForm
          onSaved={() =>
            showToast({ title: 'Choices saved', text: 'They hold from now on, in this browser.' })
          }
        />
      </Card>
      <chakra.p mt="4">
        After you have taken back a consent, load the page anew: what was loaded before is gone then.
      </chakra.p>
    </>
  );
}

export function Component() {
  const { name, cookieResponseHours } = useSiteIdentity();
  return (
    <LegalPage
      title="Cookie Policy"
      description={`Which cookies ${name} sets: none for visitors without consent. Choose what analytics, ads and maps may do, and change it at any time.`}
      path={paths.cookiePolicy()}
      dates={['Effective July 25, 2025', 'Next review July 25, 2026']}
      intro={
        <p>
          Cookies are small notes that a site leaves in your browser and reads again later. {name} sets none
          for its visitors, and lets other companies set some only if you say so.
        </p>
      }
      sections={[
        { id: 'preferences', title: 'Managing Your Preferences', body: <Preferences /> },
        ...kinds,
        {
          id: 'contact',
          title: 'Contact',
          body: <LegalContact about="Questions about cookies?" hours={cookieResponseHours} />,
        },
      ]}
    />
  );
}

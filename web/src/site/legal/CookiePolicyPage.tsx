import { isolated } from '../../../../domain/text/bidi.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Card } from '../../ui/text/Card.tsx';
import { ConsentForm } from '../../ui/consent/ConsentForm.tsx';
import { useServerState } from '../../ui/hydration/ServerState.tsx';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { kindsToChoose, type PageServices } from '../../lib/pageServices.ts';
import { paths } from '../../lib/paths.ts';
import { LegalContact } from './LegalContact.tsx';
import type { LegalSection } from './LegalPage.tsx';
import { LegalPage } from './LegalPage.tsx';
import { css } from '../../ui/theme/styles.ts';

/** Third-party services of this installation, by kind. */
function kindSections(services: PageServices): LegalSection[] {
  const { analytics, ads, withoutConsent, hasHouseAds } = services;
  const agreed = agreedTo(services);
  return [
    {
      id: 'essential',
      title: 'Essential Cookies',
      body: (
        <>
          <p>
            Visitors get none. Your choice on this page is stored in your browser’s own storage under the name
            “consent”, which is not sent anywhere, and is valid for a year.
          </p>
          <p>
            Operators who log in to the back office get a cookie for their session, which ends after 24 hours
            or when they log out.
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
        <>
          <p>
            None are set. Searches, filters and views are part of the address of the page, so that a link or
            the Back button restores them.
          </p>
          <p>
            The places that you save and the last places that you opened are stored in your browser under the
            names “saved-places” and “recent-places”, together with what you can read of saved places without
            a connection. This site stores no such list. To show the places, your browser asks this site for
            them by their numbers. You can remove both lists on the page of saved places, and switch the
            second one off, which is stored as “recent-places-remembered”.
          </p>
          <p>
            If you choose between cards and rows, your browser stores the choice under the name “list-layout”.
          </p>
        </>
      ),
    },
    {
      id: 'analytics',
      title: 'Analytics Cookies',
      body: analytics ? (
        <p>
          This site uses {serviceNames(analytics, 'an analytics service')}, loaded only after you have agreed
          to analytics. Cookies may then be set to tell visits apart. Without your consent nothing of it is
          loaded.
        </p>
      ) : (
        <p>None are set: no analytics service waits for your consent here.</p>
      ),
    },
    {
      id: 'advertising',
      title: 'Advertising Cookies',
      body: (
        <>
          {ads ? (
            <p>
              This site uses {serviceNames(ads, 'a service for advertising')}, loaded only after you have
              agreed to advertising. Cookies may then be set to count ads and to choose them. Without your
              consent nothing of it is loaded.
            </p>
          ) : (
            <p>None are set: no advertising service waits for your consent here.</p>
          )}
          {hasHouseAds ? (
            <p>
              Ads of this site itself come from its own server. They load nothing from other companies and set
              no cookies, so they are shown without asking. How often they are seen and pressed is counted
              without anything by which you could be known again.
            </p>
          ) : null}
        </>
      ),
    },
    {
      id: 'third-party',
      title: 'Third-Party Cookies',
      body: (
        <>
          {withoutConsent ? (
            <p>
              The operators of this site run {serviceNames(withoutConsent, 'code of their own')} on its pages
              without asking for consent. It may load content of other companies, and set cookies.
            </p>
          ) : null}
          <p>
            {withoutConsent ? 'Beyond that, other' : 'Other'} companies can set
            {agreed ? ` cookies here only through what you agree to: ${agreed}. ` : ' no cookies here. '}
            For the cookies of other companies their own rules hold. Links to other sites open there, outside
            of this policy.
          </p>
        </>
      ),
    },
  ];
}

/** Names of services where all are known, else a description. */
function serviceNames(names: readonly string[], description: string): string {
  return names.length > 0 ? new Intl.ListFormat('en').format(names) : description;
}

function agreedTo({ analytics, ads, maps }: PageServices): string {
  const kinds = [
    ...(analytics ? ['analytics'] : []),
    ...(ads ? ['advertising'] : []),
    ...(maps ? [`the streets on maps, which come from ${serviceNames(maps, 'another company')}`] : []),
  ];
  return new Intl.ListFormat('en').format(kinds);
}

/** State of the history entry while the page reloads. */
const WAS_SAVED = 'choices saved';
const SAVED = { title: 'Choices saved', text: 'They hold from now on, in this browser.' };

function Preferences() {
  const showToast = useToast();
  const location = useLocation();
  const navigate = useNavigate();
  // Set before this reload, which ended scripts whose consent was withdrawn.
  const [wasSaved] = useState(location.state === WAS_SAVED);
  useEffect(() => {
    if (!wasSaved) return;
    showToast(SAVED);
    void navigate('.', { replace: true, preventScrollReset: true });
  }, [wasSaved, showToast, navigate]);
  return (
    <>
      <p>
        Choose here, and change it whenever you like; it holds from then on. Your browser can also show and
        delete what sites have stored, and refuse cookies altogether. This site works without any.
      </p>
      <Card className={css({ mt: '4', p: { base: '4', md: '6' } })}>
        <ConsentForm
          onSaved={(willReload) =>
            willReload
              ? navigate('.', { replace: true, preventScrollReset: true, state: WAS_SAVED })
              : showToast(SAVED)
          }
        />
      </Card>
      <p className={css({ mt: '4' })}>
        When you take back a consent, what it had started is ended at once, and cookies that it left under the
        name of this site are deleted. What other companies keep under their own names you can delete in your
        browser.
      </p>
    </>
  );
}

export function Component() {
  const { name, cookieResponseHours } = useSiteIdentity();
  const { services = {} } = useServerState();
  const choices = kindsToChoose(services);
  return (
    <LegalPage
      title="Cookie Policy"
      description={`Which cookies ${isolated(name)} ${services.withoutConsent ? 'and the services on it set' : 'sets: none for visitors without consent'}. ${choices.length > 0 ? `Choose what ${new Intl.ListFormat('en').format(choices)} may do, and change it at any time.` : 'Nothing here waits for your consent.'}`}
      path={paths.cookiePolicy()}
      dates={['Effective July 25, 2025', 'Next review July 25, 2026']}
      intro={
        <p>
          Cookies are small notes that a site leaves in your browser and reads again later. <bdi>{name}</bdi>{' '}
          sets none for its visitors
          {services.withoutConsent
            ? '. Code that its operators put on the pages may set some without asking; what other companies may do beyond that is up to you.'
            : ', and lets other companies set some only if you say so.'}
        </p>
      }
      sections={[
        { id: 'preferences', title: 'Managing Your Preferences', body: <Preferences /> },
        ...kindSections(services),
        {
          id: 'contact',
          title: 'Contact',
          body: <LegalContact about="Questions about cookies?" hours={cookieResponseHours} />,
        },
      ]}
    />
  );
}

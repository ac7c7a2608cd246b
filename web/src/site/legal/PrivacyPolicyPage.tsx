import { isolated } from '../../../../domain/text/bidi.ts';
import { useServerState } from '../../ui/hydration/ServerState.tsx';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { PageServices } from '../../lib/pageServices.ts';
import { paths } from '../../lib/paths.ts';
import { LegalContact } from './LegalContact.tsx';
import type { LegalSection } from './LegalPage.tsx';
import { LegalPage } from './LegalPage.tsx';

const before: LegalSection[] = [
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <h3>When you look around</h3>
        <p>
          You need no account, and no cookie is set for you. The server sees what every web server sees: the
          address of the page you ask for, your network address, and the name that your browser gives itself.
          It needs them to answer, to keep one sender from flooding it, and to find faults in its log.
        </p>
        <p>
          How fast a page was in your browser is sent to this site and added to the sum of the day for that
          kind of page. Which pages are seen, what is searched, and which links of a listing are pressed is
          counted the same way. Nothing of it carries anything by which you could be known again.
        </p>
        <h3>When you ask for places near you</h3>
        <p>
          Your browser asks you first. If you agree, your position becomes part of the address of that search,
          and is used to answer it.
        </p>
        <h3>When you write to us</h3>
        <p>
          We keep your name, your email address, the subject, the kind of your message and the message itself.
        </p>
        <h3>When you suggest a correction</h3>
        <p>
          We store your suggestion, and your name and email address if you give them. We use the address to
          inform you of the outcome, or to verify a claim to a business with you.
        </p>
        <h3>About businesses</h3>
        <p>
          Listings hold names, addresses, phone numbers, opening hours, links and reviews of businesses. Some
          of it may be about people: the name of a sole trader, or the name under which somebody wrote a
          public review.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    title: 'How We Use Information',
    body: (
      <ul>
        <li>To show you the pages and searches that you ask for.</li>
        <li>To answer your messages and to correct listings.</li>
        <li>To see which pages are slow or broken, from sums without persons in them.</li>
        <li>To keep the service safe: to hold off floods of requests and break-ins.</li>
        <li>To meet duties that the law sets us.</li>
      </ul>
    ),
  },
  {
    id: 'security-and-retention',
    title: 'Security and Retention',
    body: (
      <>
        <p>
          Only operators who log in can read messages; their passwords are stored as hashes that cannot be
          turned back, and what they change is written down. Text from outside is never run as program code.
        </p>
        <ul>
          <li>
            Messages are stored until they are handled, and for as long as we may need them as evidence.
          </li>
          <li>
            Your email address on a suggestion is never published, and is deleted as soon as we have informed
            you of the outcome.
          </li>
          <li>Logs are stored for as long as they are needed to find errors.</li>
          <li>
            Network addresses, which we use to limit requests, are stored in memory for minutes, not on disk.
          </li>
          <li>Totals of visits and page speed contain no personal data and are stored for statistics.</li>
          <li>Your choice about cookies stays in your own browser, for a year at most.</li>
        </ul>
      </>
    ),
  },
];

const after: LegalSection[] = [
  {
    id: 'your-rights',
    title: 'Your Rights',
    body: (
      <>
        <p>You may ask us at any time:</p>
        <ul>
          <li>
            <strong>Access:</strong> to tell you what we hold about you, and give you a copy.
          </li>
          <li>
            <strong>Correction:</strong> to put right what is wrong, also in a listing or review about you.
          </li>
          <li>
            <strong>Deletion:</strong> to delete it, where no duty makes us keep it.
          </li>
          <li>
            <strong>Objection:</strong> to stop using it for an end that you do not agree with.
          </li>
          <li>
            <strong>Portability:</strong> to hand it over in a form that programs can read.
          </li>
          <li>
            <strong>Withdrawal of consent:</strong> to take back what you agreed to; for cookies you do that
            yourself, at once, on the page of the <TextLink to={paths.cookiePolicy()}>Cookie Policy</TextLink>
            .
          </li>
        </ul>
        <p>You may also complain to the authority that watches over data protection where you live.</p>
      </>
    ),
  },
];

/** Data that third parties receive, by the services of this installation. */
function thirdParties({ analytics, ads, withoutConsent, maps }: PageServices): LegalSection {
  return {
    id: 'third-parties',
    title: 'Third Parties',
    body: (
      <>
        <p>
          {withoutConsent
            ? 'The operators run code on these pages that does not wait for your consent and may load content of other companies. Nothing else of theirs is loaded into your browser before you agree.'
            : 'Nothing of other companies is loaded into your browser before you agree.'}{' '}
          Photos of listings come through our own server, so their hosts do not see you.
        </p>
        <ul>
          <li>
            <strong>Ad service:</strong>{' '}
            {ads
              ? 'ads of a network load only after you have agreed to advertising. The network then sees your address and may set cookies of its own.'
              : 'no ads of a network are used here.'}
          </li>
          <li>
            <strong>Analytics:</strong>{' '}
            {analytics
              ? 'an analytics service is loaded only after you have agreed to analytics.'
              : 'no analytics service that asks for your consent is used here.'}
          </li>
          <li>
            <strong>Maps:</strong>{' '}
            {maps
              ? `streets on maps come from ${maps.join(', ')}, and only after you have agreed to them on the map. That company then sees your address and which part of the map you look at.`
              : 'maps are drawn from this site alone.'}
          </li>
          <li>
            <strong>Business data providers:</strong> listings and reviews come from public sources and from
            providers who gather them. Nothing about you goes to them.
          </li>
          <li>
            <strong>Links:</strong> websites, menus and reservations open at the businesses and their
            services, under their own rules.
          </li>
        </ul>
        <p>We sell no personal data.</p>
      </>
    ),
  };
}

export function Component() {
  const { name, legalName, responseHours } = useSiteIdentity();
  const { services = {} } = useServerState();
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${isolated(name)} knows about its visitors and what it does with it: no account, no cookies without your consent, sums instead of profiles.`}
      path={paths.privacyPolicy()}
      dates={['Effective July 25, 2025', 'Next review July 25, 2026']}
      intro={
        <p>
          This policy says what <bdi>{name}</bdi>
          {legalName ? `, run by ${isolated(legalName)},` : ''} learns about you when you use it, and what
          becomes of it. In short: as little as a directory can do with.
        </p>
      }
      sections={[
        ...before,
        thirdParties(services),
        ...after,
        {
          id: 'contact',
          title: 'Contact',
          body: <LegalContact about="Questions about your data, or a right to use?" hours={responseHours} />,
        },
      ]}
    />
  );
}

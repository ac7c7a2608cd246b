import { isolated } from '../../../../domain/text/bidi.ts';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { paths } from '../../lib/paths.ts';
import { LegalContact } from './LegalContact.tsx';
import type { LegalSection } from './LegalPage.tsx';
import { LegalPage } from './LegalPage.tsx';

const sections: LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance of Terms',
    body: (
      <p>
        By using this site you agree to these terms. If you do not, please do not use it. If the terms change,
        the new ones stand here with their date, and hold from then on.
      </p>
    ),
  },
  {
    id: 'permitted-uses',
    title: 'Permitted Uses',
    body: (
      <ul>
        <li>Searching and reading listings, privately or at work.</li>
        <li>Linking to any page, and sharing it.</li>
        <li>Asking the public programming interface within its stated limits.</li>
        <li>Asking for a correction of a listing, or for your own business to be listed.</li>
      </ul>
    ),
  },
  {
    id: 'prohibited-uses',
    title: 'Prohibited Uses',
    body: (
      <ul>
        <li>Copying the directory, or a large part of it, to build another one.</li>
        <li>Requests in such numbers that others have to wait, or ways around the limits.</li>
        <li>Trying to enter parts that are not public, or to disturb the service.</li>
        <li>Gathering contact details to send unasked advertising.</li>
        <li>Messages that are false, insulting or unlawful, or that claim to come from somebody else.</li>
      </ul>
    ),
  },
  {
    id: 'your-responsibilities',
    title: 'Your Responsibilities',
    body: (
      <p>
        What you send us must be true as far as you know, and yours to send. If you ask for a change to a
        listing, you must be entitled to speak for the business. Before you rely on a detail, such as the
        hours on a holiday, ask the business.
      </p>
    ),
  },
  {
    id: 'data-and-privacy',
    title: 'Data and Privacy',
    body: (
      <p>
        Which data we store about you is described in the{' '}
        <TextLink to={paths.privacyPolicy()}>Privacy Policy</TextLink> and the{' '}
        <TextLink to={paths.cookiePolicy()}>Cookie Policy</TextLink>, which are part of these terms.
      </p>
    ),
  },
  {
    id: 'disclaimers',
    title: 'Disclaimers',
    body: (
      <p>
        The service is offered as it is. We do not promise that it is always reachable, that every listing is
        right, or that a search finds everything. Reviews are opinions of their authors. As far as the law
        allows, we do not answer for harm that comes from relying on them.
      </p>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual Property',
    body: (
      <p>
        The site and its own texts and drawings are protected. Names and marks of businesses belong to their
        owners, reviews to their authors. These terms give you no right to them beyond reading and linking.
      </p>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    body: (
      <p>
        You can stop using the service at any time. We may shut out senders who break these terms, and may
        change or end the service or parts of it. What has been agreed about liability and intellectual
        property goes on to hold.
      </p>
    ),
  },
];

export function Component() {
  const { name, responseHours } = useSiteIdentity();
  return (
    <LegalPage
      title="Terms of Service"
      description={`The terms under which ${isolated(name)} may be used: what is allowed, what is not, and what can be relied on.`}
      path={paths.termsOfService()}
      dates={['Effective July 25, 2025']}
      intro={
        <p>
          These terms hold between you and the provider of <bdi>{name}</bdi> whenever you use this site.
        </p>
      }
      sections={[
        ...sections,
        {
          id: 'contact',
          title: 'Contact',
          body: <LegalContact about="Questions about these terms?" hours={responseHours} />,
        },
      ]}
    />
  );
}

import { isolated } from '../../../../domain/text/bidi.ts';
import type { Identity } from '../../ui/site/SiteIdentity.tsx';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { paths } from '../../lib/paths.ts';
import { LegalContact } from './LegalContact.tsx';
import type { LegalSection } from './LegalPage.tsx';
import { LegalPage } from './LegalPage.tsx';

/** Provider details entered by the operators, and always the directory's name. */
function Provider(identity: Identity) {
  const { name, legalName, address, email, phone, supportHours, emergencyPhone } = identity;
  const facts = [
    ['Service', name],
    ['Responsible', legalName],
    ['Address', address],
    ['Email', email],
    ['Phone', phone],
    ['Hours', supportHours],
    ['Emergency line, at any time', emergencyPhone],
  ].filter(([, value]) => value);
  return (
    <ul>
      {facts.map(([label, value]) => (
        <li key={label}>
          <strong>{label}:</strong> {value}
        </li>
      ))}
    </ul>
  );
}

const sections: LegalSection[] = [
  {
    id: 'service-description',
    title: 'Service Description',
    body: (
      <p>
        The service is a directory of local businesses: categories, cities, pages of listings with contact
        details, opening hours, features, reviews and places nearby. It is free to search. It sells nothing of
        what the listed businesses offer, and is no party to what you agree with them.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          Listings are gathered with care, but businesses move, close and change their hours without telling
          anybody. Whether a detail is right, complete and current cannot be guaranteed; what matters to you,
          confirm with the business itself.
        </p>
        <p>
          Links lead to sites of others, whose content is theirs. As soon as we learn of something unlawful
          behind a link, it goes. Liability for intent and gross negligence, and wherever the law does not
          allow it to be limited, stays untouched.
        </p>
      </>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual Property',
    body: (
      <p>
        Layout, texts and drawings of this site belong to its provider. Names, marks and photos of businesses
        belong to their owners, reviews to their authors. If something here uses a right of yours, tell us and
        we look into it.
      </p>
    ),
  },
  {
    id: 'data-sources',
    title: 'Data Sources',
    body: (
      <p>
        Listings come from public sources, from providers of business data, and from the businesses
        themselves. Each page says when its listing last changed. Reviews are taken over as they were written,
        with a link to where they stand. How personal data in them are treated is said in the{' '}
        <TextLink to={paths.privacyPolicy()}>Privacy Policy</TextLink>.
      </p>
    ),
  },
];

export function Component() {
  const identity = useSiteIdentity();
  const { name, governingLaw, responseHours } = identity;
  return (
    <LegalPage
      title="Legal Notice"
      description={`Who provides ${isolated(name)}, what the service is, where its data come from and what it answers for.`}
      path={paths.legalNotice()}
      dates={['July 26, 2025']}
      intro={<p>Who stands behind this site, and on what terms its content is offered.</p>}
      sections={[
        { id: 'provider', title: 'Provider', body: <Provider {...identity} /> },
        ...sections,
        {
          id: 'governing-law',
          title: 'Governing Law',
          body: (
            <p>
              {governingLaw
                ? `This notice and the use of the service stand under ${governingLaw}.`
                : 'This notice and the use of the service stand under the law of the place where the provider is established.'}{' '}
              Rights that protect you as a consumer where you live remain.
            </p>
          ),
        },
        {
          id: 'contact',
          title: 'Contact',
          body: <LegalContact about="Legal questions, or something that has to go?" hours={responseHours} />,
        },
      ]}
    />
  );
}

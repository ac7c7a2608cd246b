import type { ReactNode } from 'react';
import { roundedCount } from '../../../domain/text/counts.ts';
import { safeLink } from '../../../domain/text/links.ts';
import { Logo } from '../ui/icon/Logo.tsx';
import { useServerState } from '../ui/hydration/ServerState.tsx';
import { useSiteIdentity } from '../ui/site/SiteIdentity.tsx';
import { SiteLink } from '../ui/text/SiteLink.tsx';
import { OutboundLink, TextLink } from '../ui/text/TextLink.tsx';
import { Wrap } from '../ui/text/Wrap.tsx';
import type { SiteLayoutQuery } from '../graphql/siteOperations.ts';
import { monthYear } from '../lib/text/formatDate.ts';
import { kindsToChoose } from '../lib/pageServices.ts';
import { paths } from '../lib/paths.ts';
import { choicesLink, legalLinks, siteLinks } from './routes/siteLinks.ts';
import { css } from '../ui/theme/styles.ts';

const line = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '11', md: '8' },
  textStyle: 'sm',
  fontWeight: 'normal',
  overflowWrap: 'anywhere',
});

/** Footer: description, navigation, company, last update. */
export function SiteFooter({ stats }: { stats: SiteLayoutQuery['stats'] | undefined }) {
  const { name } = useSiteIdentity();
  const { services = {} } = useServerState();
  const hasChoices = kindsToChoose(services).length > 0;
  const updated = monthYear(stats?.updatedAt);
  const reach = stats && stats.countries > 1 ? ` in ${roundedCount(stats.countries)} countries` : '';
  return (
    <footer
      className={css({ bg: 'sunken', mt: { base: '14', md: '18' }, pt: { base: '9', md: '12' }, pb: '8' })}
    >
      <Wrap>
        <div
          className={css({
            display: 'grid',
            gridTemplateColumns: {
              base: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(3, minmax(0, 1fr))',
              lg: '1.7fr repeat(3, minmax(0, 1fr))',
            },
            gap: { base: '7', md: '8' },
          })}
        >
          <div className={css({ gridColumn: { base: '1 / -1', lg: 'auto' }, minW: '0' })}>
            <span className={css({ fontWeight: 'bold' })}>
              <SiteLink
                to={paths.home()}
                style={{ display: 'inline-flex', alignItems: 'center', gap: '10px', minHeight: '44px' }}
              >
                <Logo size={28} />
                <span className={css({ minW: '0', overflowWrap: 'anywhere' })}>
                  <bdi>{name}</bdi>
                </span>
              </SiteLink>
            </span>
            <p className={css({ textStyle: 'sm', color: 'muted', mt: '2', maxW: 'cityField' })}>
              Hours, phone numbers and directions for local places{reach}. Free to search.
            </p>
          </div>
          <LinkColumn title="Explore" links={siteLinks} />
          <LinkColumn title="Legal" links={hasChoices ? [...legalLinks, choicesLink] : legalLinks} />
          <ContactColumn />
        </div>
        <div
          className={css({
            textStyle: 'sm',
            color: 'muted',
            mt: '8',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: '6',
            rowGap: '2',
          })}
        >
          {updated ? <p>Updated {updated}</p> : null}
          {stats?.demo ? <p>The listings shown are samples, to try the directory with.</p> : null}
        </div>
      </Wrap>
    </footer>
  );
}

function ColumnHeading({ children }: { children: ReactNode }) {
  return <h2 className={css({ textStyle: 'sm', fontWeight: 'bold', mb: '1' })}>{children}</h2>;
}

function LinkColumn({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <ColumnHeading>{title}</ColumnHeading>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} className={line}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Known contact details, and always the link to the contact form. */
function ContactColumn() {
  const { email, phone, supportHours, address } = useSiteIdentity();
  const mail = email && safeLink(`mailto:${email}`, ['mailto']);
  const call = phone && safeLink(`tel:${phone}`, ['tel']);
  return (
    <section
      aria-label="How to reach us"
      className={css({ gridColumn: { base: '1 / -1', md: 'auto' }, minW: '0' })}
    >
      <ColumnHeading>Contact</ColumnHeading>
      <ul className={css({ color: 'muted', textStyle: 'sm' })}>
        {mail ? (
          <li>
            <OutboundLink href={mail} className={line}>
              {email}
            </OutboundLink>
          </li>
        ) : null}
        {call ? (
          <li>
            <OutboundLink href={call} className={line}>
              {phone}
            </OutboundLink>
          </li>
        ) : null}
        {mail || call ? null : (
          <li>
            <TextLink to={paths.contact()} className={line}>
              Send us a message
            </TextLink>
          </li>
        )}
        {address ? <li className={css({ overflowWrap: 'anywhere' })}>{address}</li> : null}
        {supportHours ? <li className={css({ mt: '1' })}>{supportHours}</li> : null}
      </ul>
    </section>
  );
}

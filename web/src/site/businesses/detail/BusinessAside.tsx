import type { ReactNode } from 'react';
import { safeLink } from '../../../../../domain/text/links.ts';
import { joinIsolated } from '../../../../../domain/text/bidi.ts';
import { categoryLook } from '../../../ui/icon/categoryLook.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import * as icons from '../../../ui/icon/icons.ts';
import { OutboundLink, TextLink } from '../../../ui/text/TextLink.tsx';
import { monthYear } from '../../../lib/text/formatDate.ts';
import { paths } from '../../../lib/paths.ts';
import {
  socialNetworks,
  type SocialLinks,
  type SocialNetwork,
} from '../../../../../domain/listing/socialNetworks.ts';
import type { BusinessAction, BusinessDetail } from './businessActions.ts';
import { emailLink, mapsLink, placeText, websiteLink } from './businessActions.ts';
import { BusinessMap } from './BusinessMap.tsx';
import { NearbyBusinesses } from './NearbyBusinesses.tsx';
import { PartHeading } from './PartHeading.tsx';
import { css } from '../../../ui/theme/styles.ts';

interface BusinessAsideProps {
  business: BusinessDetail;
  actions: readonly BusinessAction[];
}

/** Location, contact, facts and nearby listings. */
export function BusinessAside({ business, actions }: BusinessAsideProps) {
  return (
    <aside
      aria-label="Contact and place"
      className={css({ display: 'flex', flexDirection: 'column', gap: '8', minW: '0' })}
    >
      <Location business={business} />
      <Contact business={business} />
      <Details business={business} actions={actions} />
      <div data-ad="SIDEBAR" />
      <NearbyBusinesses business={business} />
    </aside>
  );
}

function Location({ business }: { business: BusinessDetail }) {
  const address = placeText(business);
  const maps = mapsLink(business);
  const { latitude, longitude } = business;
  if (!address && !maps) return null;
  return (
    <section aria-labelledby="location">
      <PartHeading id="location" isAside>
        Location &amp; Map
      </PartHeading>
      {typeof latitude === 'number' && typeof longitude === 'number' ? (
        <BusinessMap business={business} latitude={latitude} longitude={longitude} />
      ) : null}
      {address ? (
        <address
          className={css({
            fontStyle: 'normal',
            display: 'flex',
            gap: '3.5',
            alignItems: 'flex-start',
            overflowWrap: 'anywhere',
          })}
        >
          <Icon path={icons.pinIcon} className={css({ color: 'muted' })} />
          <bdi className={css({ minW: '0' })}>{address}</bdi>
        </address>
      ) : null}
      {maps ? (
        <OutboundLink
          href={maps}
          data-action="maps"
          target="_blank"
          className={css({
            display: 'inline-flex',
            alignItems: 'center',
            gap: '3.5',
            minH: '11',
            textStyle: 'sm',
          })}
        >
          <Icon path={icons.externalIcon} />
          Open in maps
        </OutboundLink>
      ) : null}
    </section>
  );
}

function hostOf(link: string) {
  return new URL(link).hostname.replace(/^www\./, '');
}

function Contact({ business }: { business: BusinessDetail }) {
  const website = websiteLink(business);
  const others = (business.otherPhones ?? []).map((phone, i) => ({
    phone,
    link: business.otherPhoneLinks?.[i],
  }));
  const ways = [
    { key: 'call', icon: icons.phoneIcon, text: business.phone, href: safeLink(business.phoneLink, ['tel']) },
    ...others
      .filter(({ phone }) => phone !== business.phone)
      .map(({ phone, link }) => ({
        key: 'call',
        icon: icons.phoneIcon,
        text: phone,
        href: safeLink(link, ['tel']),
      })),
    { key: 'mail', icon: icons.mailIcon, text: business.email, href: emailLink(business) },
    { key: 'website', icon: icons.globeIcon, text: website && hostOf(website), href: website },
    // Counted as no visit to the website.
    ...Object.entries((business.socialLinks ?? {}) as SocialLinks).map(([network, href]) => ({
      key: 'profile',
      icon: icons.externalIcon,
      text: socialNetworks[network as SocialNetwork],
      href,
    })),
  ].filter(({ text }) => text);
  return (
    <section aria-labelledby="contact">
      <PartHeading id="contact" isAside>
        Contact Information
      </PartHeading>
      {ways.length === 0 ? (
        <p className={css({ color: 'muted' })}>No contact details are known.</p>
      ) : (
        <ul>
          {ways.map(({ key, icon, text, href }) => (
            <li
              key={`${key} ${text}`}
              className={css({ display: 'flex', gap: '3.5', alignItems: 'center', minH: '12' })}
            >
              <Icon path={icon} className={css({ color: 'muted' })} />
              {href ? (
                <OutboundLink
                  href={href}
                  data-action={key}
                  target={key === 'website' || key === 'profile' ? '_blank' : undefined}
                  className={css({ py: '2.5', minW: '0', overflowWrap: 'anywhere' })}
                >
                  {text}
                </OutboundLink>
              ) : (
                <span className={css({ minW: '0', overflowWrap: 'anywhere' })}>{text}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const statuses = {
  OPERATIONAL: 'Operating',
  CLOSED_TEMPORARILY: 'Temporarily closed',
  CLOSED_PERMANENTLY: 'Permanently closed',
};

function Details({ business, actions }: BusinessAsideProps) {
  const updated = monthYear(business.updatedAt);
  const { category, businessStatus, wheelchairAccessible } = business;
  const links = actions.filter(({ key }) => key === 'menu' || key === 'order' || key === 'reserve');
  const names: Partial<Record<BusinessAction['key'], string>> = {
    menu: 'Menu',
    order: 'Order',
    reserve: 'Reservations',
  };
  return (
    <section aria-labelledby="details">
      <PartHeading id="details" isAside>
        Business Details
      </PartHeading>
      <dl
        className={css({
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          _largeText: { gridTemplateColumns: 'minmax(0, 1fr)' },
          columnGap: '4',
          rowGap: '1',
        })}
      >
        {category ? (
          <Detail icon={categoryLook(category).icon} name="Category">
            <TextLink to={paths.category(category.slug)}>
              <bdi>{category.name}</bdi>
            </TextLink>
          </Detail>
        ) : null}
        {businessStatus ? (
          <Detail icon={icons.infoIcon} name="Status">
            {statuses[businessStatus]}
          </Detail>
        ) : null}
        {business.locatedIn ? (
          <Detail icon={icons.pinIcon} name="Inside of">
            <bdi>{business.locatedIn}</bdi>
          </Detail>
        ) : null}
        {wheelchairAccessible === null ? null : (
          <Detail
            icon={wheelchairAccessible ? icons.checkIcon : icons.closeIcon}
            name="Wheelchair accessible"
          >
            {wheelchairAccessible ? 'Yes' : 'No'}
          </Detail>
        )}
        {updated ? (
          <Detail icon={icons.refreshIcon} name="Updated">
            {updated}
          </Detail>
        ) : null}
        {business.areaServed?.length ? (
          <Detail icon={icons.mapIcon} name="Areas served" isWide>
            {joinIsolated(business.areaServed, ', ')}
          </Detail>
        ) : null}
      </dl>
      {links.length > 0 ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' })}>
          {links.map(({ key, href }) => (
            <OutboundLink key={key} href={href} target="_blank" className={css({ py: '2.5' })}>
              {names[key]}
            </OutboundLink>
          ))}
        </div>
      ) : null}
    </section>
  );
}

interface DetailProps {
  icon: string;
  name: string;
  children: ReactNode;
  /** Takes a whole row. */
  isWide?: boolean;
}

function Detail({ icon, name, children, isWide = false }: DetailProps) {
  return (
    <div
      className={css({
        gridColumn: isWide ? '1 / -1' : 'auto',
        position: 'relative',
        pl: '8.5',
        py: '1',
        minH: '12',
        minW: '0',
        overflowWrap: 'anywhere',
      })}
    >
      <dt className={css({ textStyle: 'xs', color: 'muted' })}>
        <span className={css({ position: 'absolute', left: '0', top: '3.5' })}>
          <Icon path={icon} />
        </span>
        <bdi>{name}</bdi>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressText } from '../../../../domain/listing/addressText.ts';
import { hoursCalendar, visitCalendar, type CalendarListing } from '../../../../domain/cards/calendar.ts';
import { hasCalendar } from '../../../../domain/cards/hasCalendar.ts';
import { vCard } from '../../../../domain/cards/vCard.ts';
import type { WorkingHours } from '../../../../domain/hours/openingHours.ts';
import type { SpecialHours } from '../../../../domain/hours/specialHours.ts';
import { businessPath } from '../../../../domain/indexRule.ts';
import { phoneText } from '../../../../domain/text/phoneText.ts';
import { safeLink } from '../../../../domain/text/links.ts';
import { readParameters, requiredTextParameter, integerParameter } from '../../http/rest/restParameter.ts';
import { restRoute, type RestRoute } from '../../http/rest/restRoute.ts';
import { siteOrigin } from '../../http/rest/siteOrigin.ts';
import { AppError } from '../../lib/errors.ts';

interface ContactData {
  business: {
    id: number;
    slug: string;
    version: number;
    name: string;
    type: string | null;
    category: { name: string } | null;
    city: { name: string } | null;
    country: { name: string } | null;
    phone: string | null;
    phoneE164: string | null;
    phoneLink: string | null;
    email: string | null;
    website: string | null;
    address: string | null;
    street: string | null;
    state: string | null;
    postalCode: string | null;
    latitude: number | null;
    longitude: number | null;
    timeZone: string | null;
    workingHours: WorkingHours | null;
    specialHours: SpecialHours | null;
    businessStatus: string | null;
    isOpen: boolean;
    updatedAt: Date;
  } | null;
}

// Only fields that the public page shows.
const operation = `query ($slug: String!) {
  business(slug: $slug) {
    id slug version name type category { name } city { name } country { name }
    phone phoneE164 phoneLink email website address street state postalCode latitude longitude
    timeZone workingHours specialHours businessStatus isOpen updatedAt
  }
}`;

const path = {
  slug: {
    type: 'string',
    description: 'Current or former slug of a listing.',
  },
};
const variables = (request: FastifyRequest) => {
  const { slug } = request.params as { slug: string };
  if (slug.length > 200) throw new AppError('NOT_FOUND', 'businessNotFound');
  return { slug };
};

const visitParameters = {
  at: requiredTextParameter('Start of the visit by the clock of the listing, such as 2026-11-27T19:00.'),
  minutes: integerParameter('Length of the visit.', { min: 5, max: 720, standard: 60 }),
};

const calendarAnswer = {
  description: 'iCalendar (RFC 5545).',
  body: { file: ['text/calendar'] },
};

/** A listing as files that phones and calendars open: contact, opening hours, a visit. */
export const contactRoutes: RestRoute<never>[] = [
  restRoute<ContactData>({
    method: 'GET',
    path: '/api/businesses/:slug/contact.vcf',
    describe: {
      summary: 'The contact of a listing as vCard',
      path,
      answers: { 200: { description: 'vCard 3.0 (RFC 2426).', body: { file: ['text/vcard'] } } },
      refusals: [404, 410],
    },
    operation,
    variables,
    reply: (data, request, reply) => {
      const business = found(data);
      const { email, website, category, type, city, country, updatedAt } = business;
      const card = vCard({
        ...business,
        phone: phoneText(business),
        email: email && safeLink(`mailto:${email}`, ['mailto']) ? email : null,
        website: safeLink(website, ['http', 'https'], { assumeHttps: true }),
        city: city?.name ?? null,
        country: country?.name ?? null,
        category: category?.name ?? type,
        pageUrl: siteOrigin(request) + businessPath(business.slug),
        updatedAt: new Date(updatedAt),
      });
      return sendFile(reply, 'text/vcard', `${business.slug}.vcf`, card);
    },
  }),
  restRoute<ContactData>({
    method: 'GET',
    path: '/api/businesses/:slug/hours.ics',
    describe: {
      summary: 'The opening hours of a listing as a calendar',
      details:
        'A weekly event for each opening period, in the time zone of the listing, and an event for each period of dates with other hours. 404 if it is closed permanently or temporarily, or its hours are unknown.',
      path,
      answers: { 200: calendarAnswer },
      refusals: [404, 410],
    },
    operation,
    variables,
    reply: (data, request, reply) => {
      const business = found(data);
      const { workingHours, specialHours } = business;
      if (!workingHours || !hasCalendar(business)) throw new AppError('NOT_FOUND', 'hoursUnknown');
      const calendar = hoursCalendar(placeOf(business, request), { workingHours, specialHours }, new Date());
      return sendFile(reply, 'text/calendar', `${business.slug}-hours.ics`, calendar);
    },
  }),
  restRoute<ContactData>({
    method: 'GET',
    path: '/api/businesses/:slug/visit.ics',
    describe: {
      summary: 'A visit of a listing as a calendar',
      path,
      parameters: visitParameters,
      answers: { 200: calendarAnswer },
      refusals: [404, 410],
    },
    operation,
    variables,
    reply: (data, request, reply) => {
      const { at, minutes } = readParameters(request, visitParameters);
      const business = found(data);
      const calendar = visitCalendar(placeOf(business, request), { at: at ?? '', minutes }, new Date());
      if (calendar === null) throw new AppError('BAD_INPUT', 'visitTimeInvalid', { at: 'visitTimeInvalid' });
      return sendFile(reply, 'text/calendar', `${business.slug}-visit.ics`, calendar);
    },
  }),
];

type Found = NonNullable<ContactData['business']>;

function found({ business }: ContactData): Found {
  if (business === null) throw new AppError('NOT_FOUND', 'businessNotFound');
  return business;
}

function placeOf(business: Found, request: FastifyRequest): CalendarListing {
  return {
    ...business,
    address: addressText(business) || null,
    pageUrl: siteOrigin(request) + businessPath(business.slug),
  };
}

// Inline, since phones then offer to add it rather than to store a file.
function sendFile(reply: FastifyReply, type: string, name: string, content: string): string {
  const ascii = name.replace(/[^\w.-]/g, '_');
  void reply
    .type(`${type}; charset=utf-8`)
    .header(
      'content-disposition',
      `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('cache-control', 'public, max-age=0, s-maxage=60, must-revalidate')
    .header('x-robots-tag', 'noindex');
  return content;
}

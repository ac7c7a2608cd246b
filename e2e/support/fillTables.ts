import { adPlacements } from '../../domain/ads/ads.ts';
import { listingRow } from './makeWorkbook.ts';

/** Sends a GraphQL request as an operator; throws if the response has errors. */
export type Execute = <Data>(query: string, variables?: object) => Promise<Data>;
/** Imports rows, or runs a dry run. */
export type ImportRows = (rows: Record<string, unknown>[], isDryRun?: boolean) => Promise<void>;

const links = {
  website: 'https://old.example/',
  menuLink: 'https://old.example/menu',
  orderLink: 'https://old.example/order',
  reservationLink: 'https://old.example/table',
  reviewsLink: 'https://old.example/reviews',
  locationLink: 'https://old.example/map',
  photoUrl: 'https://old.example/photo.jpg',
};
const website = 'https://old.example/';

const cafe = (n: number, change: Record<string, unknown> = {}) =>
  listingRow(n, {
    name: `Kahve ${n} ${'abcdefghij'.charAt(n % 10).repeat(4)}`,
    latitude: 38 + n / 20,
    phone: `+90 216 ${100 + n} 00 00`,
    email: `kahve${n}@kahve.example`,
    menu_link: website,
    order_links: website,
    reservation_links: website,
    reviews_link: website,
    location_link: website,
    photo: 'https://old.example/photo.jpg',
    ...change,
  });

/** Creates rows in every table with URLs: edits, proposals, messages, an import with questions, a merge and others. */
export async function fillTables(execute: Execute, importRows: ImportRows): Promise<void> {
  const { siteIdentity } = await execute<{ siteIdentity: { version: number } }>(
    '{ siteIdentity { version } }',
  );
  await execute('mutation ($input: SaveSiteIdentityInput!) { saveSiteIdentity(input: $input) { version } }', {
    input: {
      version: siteIdentity.version,
      liveChatUrl: website,
      socialLinks: [{ name: 'Social', url: website }],
    },
  });
  await execute('mutation ($input: SaveAdSettingsInput!) { saveAdSettings(input: $input) { version } }', {
    input: {
      placements: adPlacements.map((placement) => ({
        placement,
        isEnabled: true,
        houseAd: { title: `Ad ${placement}`, url: website },
      })),
    },
  });
  await execute(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    {
      input: { name: 'Hook', url: 'https://hooks.example/listen' },
    },
  );
  await importRows(Array.from({ length: 40 }, (_, n) => cafe(n)));
  const all = await execute<{ businesses: { nodes: { id: number; name: string }[] } }>(
    '{ businesses(first: 50) { nodes { id name } } }',
  );
  const [edited, winner, loser, trashed, twin] = all.businesses.nodes.sort((a, b) => b.id - a.id);
  if (!edited || !winner || !loser || !trashed || !twin) throw new Error('too few listings');
  const update =
    'mutation ($id: Int!, $input: BusinessInput!) { updateBusiness(id: $id, input: $input) { id } }';
  for (const id of [edited.id, winner.id, loser.id]) await execute(update, { id, input: links });
  await execute('mutation ($input: SendListingProposalInput!) { sendListingProposal(input: $input) }', {
    input: {
      businessId: edited.id,
      kind: 'EDIT',
      shownMs: 60_000,
      email: 'a@visitor.example',
      changes: { website: 'https://new.example/', menuLink: 'https://new.example/menu' },
    },
  });
  await execute('mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) }', {
    input: { name: 'A', email: 'a@visitor.example', subject: 'S', message: website, shownMs: 60_000 },
  });
  await execute('mutation ($id: Int!) { deleteBusiness(id: $id) { id } }', { id: trashed.id });
  await execute(
    'mutation ($input: MergeBusinessesInput!) { mergeBusinesses(input: $input) { winner { id } } }',
    {
      input: { winner: { id: winner.id }, losers: [{ id: loser.id }] },
    },
  );
  await execute('mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { id } }', {
    input: { ids: [edited.id], changes: { isVerified: true } },
  });
  // Rows that are added, changed, added with warnings, refused and ambiguous, and one that may be an existing listing.
  const elsewhere = {
    name: 'Zürich Bank',
    full_address: 'Bahnhofstrasse 1, 8001 Zürich, Switzerland',
    city: 'Zürich',
    country: 'Switzerland',
    country_code: 'CH',
    phone: '+41 44 111 22 33',
    latitude: 47.37,
    longitude: 8.54,
  };
  const rows = [
    listingRow(50, { menu_link: website, reviews_link: website }),
    listingRow(51, { site: 'javascript:window.ran=1//', menu_link: 'data:text/html,x' }),
    listingRow(52, { name: null }),
    cafe(10, elsewhere),
    cafe(11, { site: 'https://new.example/', menu_link: 'https://new.example/menu' }),
    listingRow(54, { name: `${twin.name} Cafe`, place_id: 'twin' }),
  ];
  await importRows(rows, true);
  await importRows(rows);
  await execute('mutation { scanDuplicates }');
}

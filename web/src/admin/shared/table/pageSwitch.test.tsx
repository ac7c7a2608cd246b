import { expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBusiness } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { testDirectory } from '../../../testing/testDirectory.ts';

const message = { name: 'Ada', email: 'ada@mail.example', subject: 'Opening hours', message: 'Hello' };
const backup = {
  ...({ reason: 'MANUAL', fileKey: 'none', fileName: 'yedek.tar.gz', tables: {} } as const),
  ...{ fileSize: 1, fileSha256: 'a'.repeat(64), contentHash: 'a'.repeat(64), businesses: 1 },
  ...{ schemaVersion: '20261121120500_backups', appVersion: '1', takenAt: '2026-11-20T01:00:00.000Z' },
};
const directory = testDirectory({
  businesses: [sampleBusiness({ id: 1, name: 'Casa' })],
  rows: {
    contactMessage: [message],
    listingProposal: [{ kind: 'REPORT', businessId: 1, message: 'Closed for good' }],
    backup: [backup],
  },
});

it.each([
  ['/admin/messages', 'page', 'Opening hours'],
  ['/admin/proposals', 'page', 'Casa'],
  ['/admin/database', 'backups', '20.11.2026'],
])('%s beyond its last page says so, and leads to it', async (path, parameter, text) => {
  const { address } = await renderScreen(`${path}?${parameter}=3`, { directory });
  await screen.findByText('Bu sayfada kayıt kalmadı');
  await userEvent.click(screen.getByRole('button', { name: 'Son sayfayı aç' }));
  expect((await screen.findAllByText(new RegExp(text))).length).toBeGreaterThan(0);
  expect(address()).toBe(path);
});

it.each([
  ['/admin/messages', 'Mesajlar', 50],
  ['/admin/proposals?folder=decided', 'Öneriler', 100],
])('%s is paged beyond the thousand rows that are counted', async (path, list, page) => {
  await directory.sql(
    `INSERT INTO contact_messages (name, email, subject, message, created_at)
     SELECT 'Eski', 'a@mail.example', 'Old ' || n, 'Hello', now() - interval '1 year' - n * interval '1 minute'
     FROM generate_series(1, 1010) AS n`,
  );
  await directory.sql(
    `INSERT INTO listing_proposals (kind, business_id, message, status, decided_at, created_at)
     SELECT 'REPORT', 1, 'Old ' || n, 'REJECTED', now(), now() - interval '1 year' - n * interval '1 minute'
     FROM generate_series(1, 1010) AS n`,
  );
  const { address } = await renderScreen(`${path}${path.includes('?') ? '&' : '?'}page=${page}`, {
    directory,
  });
  const next = await screen.findByRole('button', { name: 'Sonraki sayfa' });
  expect(next).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(next);
  await waitFor(() => expect(address()).toContain(`page=${page + 1}`));
  expect(await within(screen.getByRole('list', { name: list })).findAllByText(/Old 1010/)).not.toHaveLength(
    0,
  );
  expect(screen.getByRole('button', { name: 'Sonraki sayfa' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(`Sayfa ${page + 1}`)).toBeInTheDocument();
  await directory.sql("DELETE FROM contact_messages WHERE name = 'Eski'");
  await directory.sql("DELETE FROM listing_proposals WHERE message LIKE 'Old %'");
});

it('the history of a listing goes back beyond its last hundred changes', async () => {
  await directory.sql(
    `INSERT INTO business_revisions (business_id, version, before, after, created_at)
     SELECT 1, n, jsonb_build_object('address', 'Street ' || n), jsonb_build_object('address', 'Street ' || n + 1),
       now() - interval '1 year' + n * interval '1 minute'
     FROM generate_series(1, 105) AS n`,
  );
  await renderScreen('/admin/businesses?edit=1&tab=history', { directory });
  for (let shown = 20; shown < 105; shown += 20) {
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Geri al:/ })).toHaveLength(shown));
    await userEvent.click(screen.getByRole('button', { name: 'Daha eskileri göster' }));
  }
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Geri al:/ })).toHaveLength(105));
  expect(screen.getByText('Street 1')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Daha eskileri göster' })).toBeNull();
});

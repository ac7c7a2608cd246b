import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
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

import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  HideReviewsDocument,
  RemoveReviewsDocument,
  RestoreReviewsDocument,
} from '../../graphql/generated.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { reviewedPlace } from '../../testing/reviewedPlace.ts';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();
beforeEach(() => directory.fill({ ...reviewedPlace }));

it('decisions about reviews are listed with their reason, and undone, except a removal', async () => {
  await directory.executeOrThrow(HideReviewsDocument, { input: { ids: [1, 2], reason: 'SPAM' } });
  await directory.executeOrThrow(RestoreReviewsDocument, { ids: [2] });
  await directory.executeOrThrow(RemoveReviewsDocument, {
    input: { ids: [2], reason: 'LEGAL_REQUEST', note: 'Dava 12' },
  });
  await renderScreen('/admin/reviews/decisions', { directory });
  const [removed, , hidden] = within(await screen.findByRole('list', { name: 'Kararlar' })).getAllByRole(
    'listitem',
  );
  expect(removed).toHaveTextContent('1 yorum kalıcı olarak kaldırıldı');
  expect(removed).toHaveTextContent('Hukuki talep: Dava 12');
  expect(within(removed as HTMLElement).queryByRole('button')).toBeNull();
  await userEvent.click(
    within(hidden as HTMLElement).getByRole('button', { name: /^Geri al: 2 yorum gizlendi/ }),
  );
  expect(await screen.findByText(/^1 yorum; 1 yorum için bu arada başka karar/)).toBeVisible();
  expect(
    await screen.findByText('1 yorum için sonradan başka karar verildiğinden olduğu gibi kaldı.'),
  ).toBeVisible();
});

it('the list of decisions reports that it is empty', async () => {
  await directory.fill({});
  await renderScreen('/admin/reviews/decisions', { directory });
  expect(await screen.findByText('Henüz karar yok')).toBeVisible();
});

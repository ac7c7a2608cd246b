import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphRefusal, type GraphAnswers } from '../../testing/fakeGraph.ts';
import { renderAdmin, sessionAnswer } from '../../testing/renderAdmin.tsx';

afterEach(cleanup);

const ali = {
  __typename: 'ManagedReview',
  id: 1,
  state: 'SHOWN',
  authorName: 'Ali' as string | null,
  rating: 1 as number | null,
  comment: 'Çok kötü' as string | null,
  createdAt: '2026-01-05T10:00:00.000Z',
  source: 'Google',
  addedAt: '2026-02-05T10:00:00.000Z',
  importId: 7,
  importFileName: 'bursa.xlsx',
  hiddenAt: null as string | null,
  hiddenReason: null as string | null,
  hiddenNote: null as string | null,
  decidedBy: null as string | null,
  listing: { __typename: 'ReviewedListing', id: 3, name: 'Kahve Evi', slug: 'kahve-evi', isInTrash: false },
};
type Review = typeof ali;
const can: Review = { ...ali, id: 2, authorName: 'Can', rating: 5, comment: 'Harika' };
const count = (n: number) => ({ __typename: 'ReviewCount', count: n, isLowerBound: false });
const decision = {
  __typename: 'ReviewModeration',
  id: 9,
  kind: 'HIDE',
  reason: 'SPAM' as string | null,
  note: '',
  reviewCount: 1,
  listingName: 'Kahve Evi',
  operatorName: 'Elif Aksoy',
  createdAt: '2026-03-01T10:00:00.000Z',
  canUndo: true,
  undoneAt: null as string | null,
  restored: 0,
  kept: 0,
};
const pageOf = (nodes: Review[], all: Review[], more: object = {}) => ({
  managedReviews: {
    __typename: 'ManagedReviewConnection',
    nodes,
    isCutShort: false,
    states: {
      __typename: 'ReviewStateCounts',
      shown: count(all.filter(({ state }) => state === 'SHOWN').length),
      hidden: count(all.filter(({ state }) => state === 'HIDDEN').length),
      removed: count(all.filter(({ state }) => state === 'REMOVED').length),
    },
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    ...more,
  },
});

/** A server that holds reviews and does to them what is asked. */
function reviewServer(initial: Review[]): GraphAnswers {
  let reviews = initial;
  const set = (ids: unknown, part: Partial<Review>) => {
    const changed = (ids as number[]).length;
    reviews = reviews.map((one) => ((ids as number[]).includes(one.id) ? { ...one, ...part } : one));
    return changed;
  };
  const shown = { state: 'SHOWN', hiddenAt: null, hiddenReason: null };
  return {
    OperatorSession: sessionAnswer,
    ReviewSources: () => ({ reviewSources: ['Google', 'Yelp'] }),
    ReviewedListing: () => ({
      businessById: {
        __typename: 'Business',
        ...{ id: 3, name: 'Kahve Evi', slug: 'kahve-evi', rating: 4.5, reviewCount: 1200 },
      },
    }),
    ReviewedImport: () => ({ import: { __typename: 'Import', id: 7, fileName: 'bursa.xlsx' } }),
    ManagedReviewList: ({ filter }) => {
      const { state } = filter as { state: string };
      return pageOf(
        reviews.filter((one) => one.state === state),
        reviews,
      );
    },
    HideReviews: ({ input }) => {
      const { ids, reason } = input as { ids: number[]; reason: string };
      const reviewCount = set(ids, {
        state: 'HIDDEN',
        hiddenAt: '2026-03-01T10:00:00.000Z',
        hiddenReason: reason,
      });
      return { hideReviews: { ...decision, reason, reviewCount } };
    },
    RestoreReviews: ({ ids }) => ({
      restoreReviews: { ...decision, kind: 'RESTORE', reason: null, reviewCount: set(ids, shown) },
    }),
    RemoveReviews: ({ input }) => {
      const { ids } = input as { ids: number[] };
      const nothing = { authorName: null, rating: null, comment: null };
      const reviewCount = set(ids, { state: 'REMOVED', ...nothing });
      return { removeReviews: { ...decision, kind: 'REMOVE', reason: null, reviewCount, canUndo: false } };
    },
    UndoReviewDecision: () => {
      const restored = set(
        reviews.map(({ id }) => id),
        shown,
      );
      return { undoReviewModeration: { ...decision, canUndo: false, restored } };
    },
  };
}
const list = () => screen.findByRole('list', { name: 'Yorumlar' });
const entries = async () => within(await list()).getAllByRole('listitem');

describe('reviews in the back office', () => {
  it('are hidden with a reason, which is asked for, and come back by one press', async () => {
    const { calls } = await renderAdmin('/admin/reviews', reviewServer([ali, can]));
    expect(await entries()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Gizle: Ali, Kahve Evi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Yorumu gizle' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gizle' }));
    expect(within(dialog).getByText('Bir neden seçin')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Diğer' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gizle' }));
    expect(within(dialog).getByText('“Diğer” için bir açıklama yazın')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Spam ya da reklam' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Açıklama/ }), 'Reklam');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gizle' }));
    expect(await screen.findByText('1 yorum gizlendi')).toBeVisible();
    await waitFor(async () => expect(await entries()).toHaveLength(1));
    expect(calls.find(({ name }) => name === 'HideReviews')?.variables).toEqual({
      input: { ids: [1], reason: 'SPAM', note: 'Reklam' },
    });
    expect(await screen.findByRole('link', { name: 'Gizlenen (1)' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(async () => expect(await entries()).toHaveLength(2));
  });

  it('are ticked, on more pages than one, and decided about together', async () => {
    const { calls } = await renderAdmin('/admin/reviews', reviewServer([ali, can]));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }));
    const bar = await screen.findByRole('region', { name: 'Seçilenler' });
    expect(within(bar).getByText('2 seçildi')).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Kaldır' }));
    const dialog = await screen.findByRole('dialog', { name: '2 yorumu kalıcı olarak kaldır' });
    expect(within(dialog).getByText(/2 yorumun yazarı, puanı, metni.*geri alınamaz/)).toBeVisible();
    expect(within(dialog).getByText('Çok kötü')).toBeVisible();
    const remove = within(dialog).getByRole('button', { name: 'Kalıcı olarak kaldır' });
    expect(remove).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Geri alınamayacağını biliyorum' }));
    await userEvent.click(remove);
    expect(await screen.findByText('2 yorum kalıcı olarak kaldırıldı')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
    expect(await screen.findByText('Yayında yorum yok')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Seçilenler' })).toBeNull();
    expect(calls.find(({ name }) => name === 'RemoveReviews')?.variables).toEqual({ input: { ids: [1, 2] } });
    await userEvent.click(screen.getByRole('link', { name: 'Kaldırılan (2)' }));
    expect(await screen.findAllByText('İçeriği silindi.')).toHaveLength(2);
  });

  it('say why, by whom and when they are hidden, and are shown again', async () => {
    const hidden = {
      ...ali,
      state: 'HIDDEN',
      hiddenAt: '2026-03-01T10:00:00.000Z',
      hiddenReason: 'OTHER',
      hiddenNote: 'Sahibi istedi',
      decidedBy: 'Elif Aksoy',
    };
    await renderAdmin('/admin/reviews?state=hidden', reviewServer([hidden]));
    expect(await screen.findByText(/Gizlendi: .* · Elif Aksoy · Diğer: Sahibi istedi/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yayına al: Ali, Kahve Evi' }));
    expect(await screen.findByText('1 yorum yeniden yayına alındı')).toBeVisible();
    expect(await screen.findByText('Gizlenen yorum yok')).toBeVisible();
  });

  it('answer the keyboard: arrows, X, G and Delete', async () => {
    const { address } = await renderAdmin('/admin/reviews', reviewServer([ali, can]));
    const [first, second] = within(await list()).getAllByRole('checkbox');
    first?.focus();
    await userEvent.keyboard('x{ArrowDown}');
    expect(first).toBeChecked();
    expect(second).toHaveFocus();
    await userEvent.keyboard('g');
    expect(await screen.findByRole('dialog', { name: 'Yorumu gizle' })).toBeVisible();
    expect(address()).toBe('/admin/reviews?dialog=hide&id=2');
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    second?.focus();
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByRole('dialog', { name: 'Yorumu kalıcı olarak kaldır' })).toBeVisible();
  });

  it('keep their filters in the address, and say what the source counts for itself', async () => {
    const { address, calls } = await renderAdmin('/admin/reviews?business=3&import=7', reviewServer([ali]));
    expect(await screen.findByText(/Kaynağın kendi toplamı: 1.200 yorum, ortalama 4,5/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Dosya: bursa.xlsx, filtreyi kaldır' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Puan' }), '1');
    await userEvent.click(screen.getByRole('button', { name: 'İşletme: Kahve Evi, filtreyi kaldır' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Yorumlarda ara' }), 'kötü');
    await waitFor(() => expect(address()).toBe('/admin/reviews?search=k%C3%B6t%C3%BC&rating=1&import=7'));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'ManagedReviewList').at(-1)?.variables).toMatchObject({
        filter: { state: 'SHOWN', search: 'kötü', rating: 1, importId: 7 },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    await waitFor(() => expect(address()).toBe('/admin/reviews'));
  });

  it('are looked for further where a page ends before it is full', async () => {
    const afters: unknown[] = [];
    await renderAdmin('/admin/reviews?search=nadir', {
      ...reviewServer([]),
      ManagedReviewList: ({ after }) => {
        afters.push(after);
        const isLast = after === 'second';
        return pageOf(isLast ? [ali] : [], [ali], {
          isCutShort: !isLast,
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: !isLast,
            endCursor: isLast ? null : after === 'first' ? 'second' : 'first',
          },
        });
      },
    });
    expect(await screen.findByText('Çok kötü')).toBeVisible();
    expect(afters).toEqual([null, 'first', 'second']);
    expect(await entries()).toHaveLength(1);
    expect(screen.queryByText('Eşleşen yorum yok')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sonraki sayfa' })).toBeNull();
  });

  it('say that there are none, that none matches, and that they could not be read', async () => {
    await renderAdmin('/admin/reviews', reviewServer([]));
    expect(await screen.findByText('Yayında yorum yok')).toBeVisible();
    cleanup();
    await renderAdmin('/admin/reviews?rating=2', reviewServer([]));
    expect(await screen.findByText('Eşleşen yorum yok')).toBeVisible();
    cleanup();
    await renderAdmin('/admin/reviews', {
      ...reviewServer([]),
      ManagedReviewList: () => {
        throw new GraphRefusal('INTERNAL');
      },
    });
    expect(await screen.findByText('Yorumlar alınamadı')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
  });

  it('lose nothing that was typed where the server refuses', async () => {
    await renderAdmin('/admin/reviews?dialog=hide&id=1', {
      ...reviewServer([ali]),
      HideReviews: () => {
        throw new GraphRefusal('CONFLICT', { message: 'reviewsAlreadyHidden' });
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Yorumu gizle' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Hukuki talep' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Açıklama/ }), 'Dava 12');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gizle' }));
    expect(await within(dialog).findByText(/zaten bu nedenle gizli/)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /^Açıklama/ })).toHaveValue('Dava 12');
    expect(within(dialog).getByRole('radio', { name: 'Hukuki talep' })).toBeChecked();
  });
});

describe('decisions about reviews', () => {
  it('are listed with their reason, and taken back, except a removal', async () => {
    let undoneAt: string | null = null;
    await renderAdmin('/admin/reviews/decisions', {
      ...reviewServer([]),
      ReviewDecisionList: () => ({
        reviewModerations: {
          __typename: 'ReviewModerationConnection',
          totalCount: 2,
          nodes: [
            { ...decision, reviewCount: 12, canUndo: undoneAt === null, undoneAt, kept: undoneAt ? 2 : 0 },
            { ...decision, id: 8, kind: 'REMOVE', reason: 'LEGAL_REQUEST', note: 'Dava 12', canUndo: false },
          ],
        },
      }),
      UndoReviewDecision: () => {
        undoneAt = '2026-03-02T10:00:00.000Z';
        return { undoReviewModeration: { ...decision, canUndo: false, undoneAt, restored: 10, kept: 2 } };
      },
    });
    const [hidden, removed] = within(await screen.findByRole('list', { name: 'Kararlar' })).getAllByRole(
      'listitem',
    );
    expect(removed).toHaveTextContent('1 yorum kalıcı olarak kaldırıldı');
    expect(removed).toHaveTextContent('Hukuki talep: Dava 12');
    expect(within(removed as HTMLElement).queryByRole('button')).toBeNull();
    await userEvent.click(
      within(hidden as HTMLElement).getByRole('button', { name: /^Geri al: 12 yorum gizlendi/ }),
    );
    expect(await screen.findByText(/^10 yorum; 2 yorum için bu arada başka karar/)).toBeVisible();
    expect(
      await screen.findByText('2 yorum için sonradan başka karar verildiğinden olduğu gibi kaldı.'),
    ).toBeVisible();
  });

  it('say that there are none', async () => {
    await renderAdmin('/admin/reviews/decisions', {
      ...reviewServer([]),
      ReviewDecisionList: () => ({
        reviewModerations: { __typename: 'ReviewModerationConnection', totalCount: 0, nodes: [] },
      }),
    });
    expect(await screen.findByText('Henüz karar yok')).toBeVisible();
  });
});

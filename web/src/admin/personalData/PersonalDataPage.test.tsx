import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphRefusal, type GraphAnswers } from '../../testing/fakeGraph.ts';
import { renderAdmin, sessionAnswer } from '../../testing/renderAdmin.tsx';

afterEach(cleanup);

const found = (totalCount: number) => ({
  storedPersonalData: {
    __typename: 'StoredPersonalDataConnection',
    totalCount,
    nodes:
      totalCount === 0
        ? []
        : [
            {
              __typename: 'StoredPersonalData',
              ...{ businessId: 7, slug: 'kafe-a', name: 'Kafe A', field: 'EMAIL' },
              ...{ value: 'elif@mail.example', reason: 'COLUMN', importId: 3, fileName: 'kafeler.xlsx' },
            },
          ],
  },
});

function answers(change: GraphAnswers = {}): GraphAnswers {
  let isGone = false;
  return {
    OperatorSession: sessionAnswer,
    PersonalData: ({ reason }) => found(reason === 'COLUMN' && !isGone ? 60 : 0),
    RemovePersonalData: () => {
      isGone = true;
      return { removeStoredPersonalData: { __typename: 'PersonalDataRemoval', removed: 60 } };
    },
    ...change,
  };
}

it('the screen of personal data lists values with their listing and file, and says where there are none', async () => {
  await renderAdmin('/admin/quality/personal-data', answers());
  const row = within((await screen.findByText('elif@mail.example')).closest('tr') as HTMLElement);
  expect(row.getByRole('link', { name: 'Kafe A' })).toHaveAttribute('href', '/business/kafe-a');
  expect(row.getByText('E-posta')).toBeInTheDocument();
  expect(row.getByText('kafeler.xlsx')).toBeInTheDocument();
  expect(await screen.findByText('Kayıtlarda bu türden bir veri yok.')).toBeInTheDocument();
});

it('the screen of personal data removes all values of a reason once that is confirmed', async () => {
  const { calls } = await renderAdmin('/admin/quality/personal-data', answers());
  await userEvent.click(await screen.findByRole('button', { name: 'Tümünü sil (60)' }));
  expect(screen.getByText(/geri alınamaz/)).toBeInTheDocument();
  expect(calls.some(({ name }) => name === 'RemovePersonalData')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '60 değeri sil' }));
  expect(await screen.findByText('60 değer silindi')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'RemovePersonalData')?.variables).toEqual({
    input: { reason: 'COLUMN', isConfirmed: true },
  });
  expect(await screen.findAllByText('Kayıtlarda bu türden bir veri yok.')).toHaveLength(2);
});

it('the screen of personal data keeps the dialog open with the reason of a refusal', async () => {
  const refuse = () => {
    throw new GraphRefusal('BAD_INPUT', { message: 'removalUnconfirmed' });
  };
  await renderAdmin('/admin/quality/personal-data', answers({ RemovePersonalData: refuse }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tümünü sil (60)' }));
  await userEvent.click(screen.getByRole('button', { name: '60 değeri sil' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

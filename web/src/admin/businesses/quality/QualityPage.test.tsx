import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { issueWords } from './qualityIssues.ts';
import { GraphRefusal, type GraphAnswers } from '../../../testing/fakeGraph.ts';
import { renderAdmin, sessionAnswer } from '../../../testing/renderAdmin.tsx';

afterEach(cleanup);

const figures = (totalCount: number, counts: Record<string, number> = {}) => ({
  __typename: 'DataQuality',
  totalCount,
  completeness: totalCount === 0 ? null : 64.4,
  issues: Object.keys(issueWords).map((issue) => ({
    __typename: 'QualityIssueCount',
    issue,
    count: counts[issue] ?? 0,
  })),
});

function answers(counts?: Record<string, number>, change: GraphAnswers = {}): GraphAnswers {
  return {
    OperatorSession: sessionAnswer,
    DataQuality: () => ({
      dataQuality: figures(2000, counts),
      duplicatePairs: { __typename: 'DuplicatePairConnection', totalCount: 12 },
      listingProposals: { __typename: 'ListingProposalConnection', totalCount: 4 },
      positionIssues: { __typename: 'PositionIssueConnection', totalCount: 3 },
    }),
    ImportQuality: () => ({
      dataQualityByImport: [
        {
          __typename: 'ImportQuality',
          importId: 7,
          fileName: 'kafeler.xlsx',
          quality: figures(400, { NO_HOURS: 250, NO_CITY: 3 }),
        },
      ],
    }),
    ...change,
  };
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;

it('the data quality screen counts what listings lack and leads to their list and their repair', async () => {
  await renderAdmin('/admin/quality', answers({ NO_CITY: 150, NO_HOURS: 1 }));
  const city = within(await rowOf('Şehri yok'));
  expect(city.getByText('150')).toBeInTheDocument();
  expect(city.getByText('%7,5')).toBeInTheDocument();
  expect(city.getByRole('link', { name: 'Şehri yok: listele' })).toHaveAttribute(
    'href',
    '/admin/businesses?issue=no_city',
  );
  expect(city.getByRole('link', { name: 'Şehri yok: toplu düzelt' })).toHaveAttribute(
    'href',
    '/admin/businesses?issue=no_city&dialog=bulk',
  );
  const hours = within(await rowOf('Çalışma saatleri yok'));
  expect(hours.queryByRole('link', { name: /toplu düzelt/ })).not.toBeInTheDocument();
  // What no listing lacks is named in one line.
  expect(screen.queryByText('Telefonu yok')).not.toBeInTheDocument();
  expect(screen.getByText(/^Bunlara uyan kayıt yok: .*telefonu yok/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Yinelenen kayıt olabilir: listele' })).toHaveAttribute(
    'href',
    '/admin/businesses/duplicates',
  );
  expect(screen.getByRole('link', { name: 'Konumu şüpheli: listele' })).toHaveAttribute(
    'href',
    '/admin/quality/positions',
  );
  expect(screen.getByRole('progressbar', { name: 'Ortalama doluluk' })).toHaveAttribute(
    'aria-valuenow',
    '64',
  );
});

it('the data quality screen narrows its figures to one import', async () => {
  const { calls, address } = await renderAdmin('/admin/quality', answers({ NO_CITY: 3 }));
  expect(within(await rowOf('kafeler.xlsx')).getByText('Çalışma saatleri yok (250)')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'kafeler.xlsx' }));
  expect(await screen.findByText('7 numaralı içe aktarma')).toBeInTheDocument();
  expect(address()).toBe('/admin/quality?import=7');
  expect(calls.findLast(({ name }) => name === 'DataQuality')?.variables).toEqual({ importId: 7 });
  expect(screen.getByRole('link', { name: 'Şehri yok: listele' })).toHaveAttribute(
    'href',
    '/admin/businesses?issue=no_city&import=7',
  );
});

it('the data quality screen says that there are no listings, and offers to try again after an error', async () => {
  let isBroken = true;
  await renderAdmin(
    '/admin/quality',
    answers(undefined, {
      DataQuality: () => {
        if (isBroken) throw new GraphRefusal('UNAVAILABLE');
        return {
          dataQuality: figures(0),
          duplicatePairs: { __typename: 'DuplicatePairConnection', totalCount: 0 },
          listingProposals: { __typename: 'ListingProposalConnection', totalCount: 0 },
          positionIssues: { __typename: 'PositionIssueConnection', totalCount: 0 },
        };
      },
      ImportQuality: () => ({ dataQualityByImport: [] }),
    }),
  );
  expect(await screen.findByText('Veri kalitesi alınamadı')).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText('Kayıt yok')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Excel yükle' })).toBeInTheDocument();
  expect(screen.getByText('İçe aktarma yok')).toBeInTheDocument();
});

import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataQualityDocument } from '../../../graphql/generated.ts';
import { sampleBusiness } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { testDirectory } from '../../../testing/testDirectory.ts';

// Forty listings: three without a city, one without opening hours, two that may be one.
const businesses = Array.from({ length: 40 }, (_, i) =>
  sampleBusiness({
    id: i + 1,
    ...(i < 3 ? { city: null } : {}),
    ...(i === 39 ? { workingHours: null } : {}),
  }),
);
const directory = testDirectory({
  businesses,
  rows: { duplicatePair: [{ firstId: 8, secondId: 9, reason: 'SAME_PHONE' }] },
});
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;

it('the data quality screen counts missing data and links to the listings and their repair', async () => {
  await renderScreen('/admin/quality', { directory });
  const city = within(await rowOf('Şehri yok'));
  expect(city.getByText('3')).toBeInTheDocument();
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
  // Fields that no listing lacks are in one line.
  expect(screen.queryByText('Telefonu yok')).not.toBeInTheDocument();
  expect(screen.getByText(/^Bunlara uyan kayıt yok: .*telefonu yok/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Yinelenen kayıt olabilir: listele' })).toHaveAttribute(
    'href',
    '/admin/businesses/duplicates',
  );
  const { dataQuality } = await directory.executeOrThrow(DataQualityDocument, {});
  expect(screen.getByRole('progressbar', { name: 'Ortalama doluluk' })).toHaveAttribute(
    'aria-valuenow',
    String(Math.round(dataQuality.completeness ?? 0)),
  );
});

it('the data quality screen narrows its figures to one import', async () => {
  await directory.fill({});
  const header = 'name,category,address,city,country,phone';
  const rows = ['Kafe A,Kafe,Yol 1,Bursa,TR,1', 'Kafe B,Kafe,Yol 2,,,2'].join('\n');
  const id = await directory.upload({ fileName: 'kafeler.csv', content: `${header}\n${rows}\n` });
  await directory.runJobs();
  const { calls, address } = await renderScreen('/admin/quality', { directory });
  expect(
    within(await rowOf('kafeler.csv')).getByText('Açık mı kapalı mı bilinmiyor (2)'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'kafeler.csv' }));
  expect(await screen.findByText(`${id} numaralı içe aktarma`)).toBeInTheDocument();
  expect(address()).toBe(`/admin/quality?import=${id}`);
  expect(calls.findLast(({ name }) => name === 'DataQuality')?.variables).toEqual({ importId: id });
  expect(await screen.findByRole('link', { name: 'Fotoğrafı yok: listele' })).toHaveAttribute(
    'href',
    `/admin/businesses?issue=no_photo&import=${id}`,
  );
});

it('the data quality screen reports an empty directory, and offers a retry after an error', async () => {
  const failing = new Set(['DataQuality']);
  await renderScreen('/admin/quality', { directory, content: {}, failing });
  expect(await screen.findByText('Veri kalitesi alınamadı')).toBeInTheDocument();
  failing.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText('Kayıt yok')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Excel yükle' })).toBeInTheDocument();
  expect(screen.getByText('İçe aktarma yok')).toBeInTheDocument();
});

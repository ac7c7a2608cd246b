import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperatorSessionDocument, TrashBusinessDocument } from '../../graphql/generated.ts';
import { sampleBusiness, sampleCategory } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();
const cafe = { ...sampleCategory('Kafe'), id: 1 };
const roastery = { ...sampleCategory('Kafe ve kavurma'), id: 2 };
const businesses = [1, 2, 3].map((id) =>
  sampleBusiness({ id, name: `Place ${id}`, category: cafe, workingHours: { Monday: 'by appointment' } }),
);

const roasted = sampleBusiness({ id: 4, name: 'Roastery', category: roastery });
beforeEach(() => directory.fill({ businesses: [...businesses, roasted] }));
afterEach(() => sessionStorage.clear());

const open = (path: string) => renderScreen(path, { directory });

describe('a bulk edit', () => {
  it('is still about the selected rows after a reload', async () => {
    await open('/admin/businesses');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Place 2: seç' }));
    await userEvent.click(screen.getByRole('link', { name: 'Toplu düzenle' }));
    await screen.findByRole('radio', { name: 'Seçilen 1 kayıt' });
    cleanup();
    await open('/admin/businesses?dialog=bulk');
    expect(await screen.findByRole('radio', { name: 'Seçilen 1 kayıt' })).toBeChecked();
  });

  it('is not about rows that were selected under other conditions, whichever way led to these', async () => {
    const { router } = await open('/admin/businesses');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Place 2: seç' }));
    await act(() => router.navigate('/admin/businesses?category=kafe'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Seçilenler' })).toBeNull());
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Place 3: seç' }));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Seçilenler' })).toBeNull());
    cleanup();
    await open('/admin/businesses?category=kafe&dialog=bulk');
    await screen.findByRole('radio', { name: 'Filtreyle eşleşen bütün kayıtlar' });
    expect(screen.queryByRole('radio', { name: /^Seçilen/ })).toBeNull();
  });

  it('is still about the selected rows with other numbers, and not about one that was deleted', async () => {
    await open('/admin/businesses');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Place 2: seç' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Place 3: seç' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Genel sıra no' }));
    expect(screen.getByText('2 seçildi')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Place 2: / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sil' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Çöp kutusuna taşı' }));
    expect(await screen.findByText('1 seçildi')).toBeVisible();
  });

  it('sets the category that its field shows, and nothing if the text names none', async () => {
    const { calls } = await open('/admin/businesses?dialog=bulk');
    const dialog = within(await screen.findByRole('dialog', { name: 'Toplu düzenle' }));
    const field = dialog.getByRole('combobox', { name: 'Kategori' });
    await userEvent.type(field, 'Kafe{Enter}');
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'BulkEditPreview').at(-1)?.variables).toMatchObject({
        input: { changes: { categoryId: 1 } },
      }),
    );
    await userEvent.type(field, 'lerimiz');
    await userEvent.tab();
    expect(field).toHaveValue('Kafe');
    const city = dialog.getByRole('combobox', { name: 'Şehir' });
    await userEvent.type(city, 'Yok öyle bir yer');
    await userEvent.tab();
    expect(city).toHaveValue('');
  });
});

describe('a category filter', () => {
  it('chooses nothing while a longer name is typed', async () => {
    const { address } = await open('/admin/businesses');
    const field = await screen.findByRole('combobox', { name: 'Kategori' });
    await screen.findByText('4 işletme');
    await userEvent.type(field, 'Kafe ve kavurma');
    expect(address()).toBe('/admin/businesses');
    await userEvent.tab();
    await waitFor(() => expect(address()).toBe(`/admin/businesses?category=${roastery.slug}`));
  });
});

describe('the trash', () => {
  const trash = async (...ids: number[]) => {
    for (const id of ids) await directory.executeOrThrow(TrashBusinessDocument, { id });
  };

  it('leaves the focus with the next row when one is restored, and restores once at a double click', async () => {
    await trash(1, 2);
    const { calls } = await open('/admin/businesses/trash');
    const [first, second] = await screen.findAllByRole('button', { name: /geri getir$/ });
    await userEvent.dblClick(first as HTMLElement);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(second).toHaveFocus());
    expect(calls.filter(({ name }) => name === 'BringBackBusiness')).toHaveLength(1);
  });

  it('leads back from a page beyond its end', async () => {
    await trash(1);
    const { address } = await open('/admin/businesses/trash?page=2');
    expect(await screen.findByText('Bu sayfada kayıt kalmadı')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Son sayfayı aç' }));
    expect(await screen.findByRole('button', { name: 'Place 1: geri getir' })).toBeVisible();
    expect(address()).toBe('/admin/businesses/trash');
  });
});

it('a page beyond the end of the list says so, instead of reporting an empty directory', async () => {
  const { address } = await open('/admin/businesses?page=4');
  expect(await screen.findByText('Bu sayfada kayıt kalmadı')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Son sayfayı aç' }));
  expect(await screen.findByRole('link', { name: 'Place 1' })).toBeVisible();
  expect(address()).toBe('/admin/businesses');
});

it('hours in words can be chosen again after another choice', async () => {
  await open('/admin/businesses?edit=1');
  const monday = await screen.findByRole('combobox', { name: 'Pazartesi: durum' });
  expect(monday).toHaveDisplayValue('Metin');
  await userEvent.selectOptions(monday, 'Kapalı');
  await userEvent.selectOptions(monday, 'Metin');
  expect(screen.getByRole('textbox', { name: 'Pazartesi: metin' })).toHaveValue('by appointment');
});

it('a saved filter has every condition and the order of its list, and an empty filter cannot be saved', async () => {
  await directory.executeOrThrow(OperatorSessionDocument, {});
  const query = '?category=kafe&issue=no_phone&import=7&order=incomplete';
  await open(`/admin/businesses${query}&page=2&dialog=filters`);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Şimdiki filtrenin adı' }), 'Telefonsuz');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  const chip = await screen.findByRole('link', { name: 'Telefonsuz' });
  expect(chip).toHaveAttribute('href', `/admin/businesses${query}`);
  expect(chip).toHaveAttribute('aria-current', 'true');
  cleanup();
  await open('/admin/businesses?numbers=global&dialog=filters');
  expect(await screen.findByText(/^Bir filtre kurun/)).toBeVisible();
});

it('a failed deletion of a saved filter is reported, also if no filter is set', async () => {
  const failing = new Set(['DeleteSavedFilter']);
  await directory.executeOrThrow(OperatorSessionDocument, {});
  await directory.sql(
    "INSERT INTO saved_filters (operator_id, name, query) SELECT id, 'Eski', '?status=closed' FROM operators LIMIT 1",
  );
  await renderScreen('/admin/businesses?dialog=filters', { directory, failing });
  await userEvent.click(await screen.findByRole('button', { name: 'Eski: sil' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

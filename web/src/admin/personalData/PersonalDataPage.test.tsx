import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();

const column = (header: string, field: string | null, how: string) => ({
  ...{ sheet: 'kafeler', header, field, how, sample: null },
});

// Two listings whose e-mails were read from a column of contact persons, as an earlier release did.
beforeEach(async () => {
  await directory.fill({});
  const content = 'name,email\nKafe 0,kafe0@mail.example\nKafe 1,kafe1@mail.example\n';
  const id = await directory.upload({ fileName: 'kafeler.csv', content });
  await directory.runJobs();
  const columns = [
    column('name', 'name', 'name'),
    column('email', 'email', 'name'),
    column('first_name', null, 'private'),
    column('last_name', null, 'private'),
  ];
  await directory.sql('UPDATE imports SET columns = $1 WHERE id = $2', [JSON.stringify(columns), id]);
});

const open = () => renderScreen('/admin/quality/personal-data', { directory });
const word = () => screen.findByRole('textbox', { name: 'Onaylamak için SİL yazın' });
async function askToRemove() {
  await userEvent.click(await screen.findByRole('button', { name: 'Tümünü sil (2)' }));
  expect(screen.getByRole('button', { name: '2 değeri sil' })).toBeDisabled();
  await userEvent.type(await word(), 'sil');
}

/** A third list of values, which takes more than one call. */
const addMany = () =>
  directory.sql(
    `INSERT INTO businesses (name, slug, email)
     SELECT 'X', 'cok-' || n, 'elif.' || translate(n::text, '0123456789', 'abcdefghij') || '@mail.example'
     FROM generate_series(10, 2014) n`,
  );
const many = () => directory.sql("SELECT FROM businesses WHERE email LIKE 'elif.%'");

it('the screen of personal data lists values with their listing and file, and reports an empty list', async () => {
  await open();
  const row = within((await screen.findByText('kafe0@mail.example')).closest('tr') as HTMLElement);
  expect(row.getByRole('link', { name: 'Kafe 0' })).toHaveAttribute('href', '/business/kafe-0');
  expect(row.getByRole('link', { name: 'Kafe 0' })).toHaveAttribute('target', '_blank');
  expect(row.getByText('E-posta')).toBeInTheDocument();
  expect(row.getByText('kafeler.csv')).toBeInTheDocument();
  expect(await screen.findByText('Kayıtlarda bu türden bir veri yok.')).toBeInTheDocument();
});

it('the screen of personal data removes all values of a reason after a confirmation', async () => {
  const { calls } = await open();
  await askToRemove();
  expect(screen.getByText(/geri alınamaz/)).toBeInTheDocument();
  expect(calls.some(({ name }) => name === 'RemovePersonalData')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '2 değeri sil' }));
  expect(await screen.findByText('2 değer silindi')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText('Kayıtlarda bu türden bir veri yok.')).toHaveLength(2));
  expect(await directory.sql('SELECT FROM businesses WHERE email IS NOT NULL')).toHaveLength(0);
});

it('the screen of personal data keeps the dialog open with the reason of a failure, and can try again', async () => {
  const failing = new Set(['RemovePersonalData']);
  await renderScreen('/admin/quality/personal-data', { directory, failing });
  await askToRemove();
  const remove = screen.getByRole('button', { name: '2 değeri sil' });
  await userEvent.click(remove);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  failing.clear();
  await waitFor(() => expect(remove).toBeEnabled());
  await userEvent.click(remove);
  expect(await screen.findByText('2 değer silindi')).toBeInTheDocument();
});

it('the screen of personal data removes more values than one call takes, and says how many', async () => {
  await addMany();
  const { calls } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tümünü sil (2.005)' }));
  await userEvent.type(await word(), 'SİL');
  await userEvent.click(screen.getByRole('button', { name: '2.005 değeri sil' }));
  expect(await screen.findByText('2.005 değer silindi')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === 'RemovePersonalData')).toHaveLength(2);
  expect(await many()).toHaveLength(0);
});

it('the screen of personal data stops between two calls on Escape, and reports the removed values', async () => {
  await addMany();
  let answer: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const held = { operation: 'RemovePersonalData', until };
  const { calls } = await renderScreen('/admin/quality/personal-data', { directory, held });
  await userEvent.click(await screen.findByRole('button', { name: 'Tümünü sil (2.005)' }));
  await userEvent.type(await word(), 'SİL');
  await userEvent.click(screen.getByRole('button', { name: '2.005 değeri sil' }));
  expect(screen.getByRole('button', { name: 'Durdur' })).toBeEnabled();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('button', { name: 'Durduruluyor...' })).toBeDisabled();
  answer();
  expect(await screen.findByText('2.000 değer silindi, gerisi duruyor.')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === 'RemovePersonalData')).toHaveLength(1);
  expect(await many()).toHaveLength(5);
});

it('the screen of personal data removes chosen values only, without a typed word', async () => {
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Kafe 1, kafe1@mail.example: seç' }));
  await userEvent.click(screen.getByRole('button', { name: 'Seçilenleri sil (1)' }));
  await userEvent.click(screen.getByRole('button', { name: '1 değeri sil' }));
  expect(await screen.findByText('1 değer silindi')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Tümünü sil (1)' })).toBeVisible();
  expect(await directory.sql('SELECT email FROM businesses WHERE email IS NOT NULL')).toEqual([
    { email: 'kafe0@mail.example' },
  ]);
});

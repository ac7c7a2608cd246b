import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anImport, importAnswers } from '../../testing/importAnswers.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';

afterEach(cleanup);

const question = (number: number, header: string, field: string | null, other: string | null) => ({
  __typename: 'ImportColumn',
  ...{ sheet: 'Sayfa1', number, header, field, samples: [`${header} bir`, `${header} iki`] },
  alternatives: [{ __typename: 'ColumnReading', field: other }],
});

it('an import in question shows the columns in doubt with samples, and goes on with the answers', async () => {
  const answers = importAnswers({
    ImportProgress: () => ({ import: anImport({ status: 'NEEDS_ANSWERS' }) }),
    ImportQuestions: ({ id }) => ({
      import: {
        __typename: 'Import',
        id,
        questions: [question(1, 'A', 'name', null), question(2, 'B', null, 'name')],
      },
    }),
    AnswerImport: () => ({ answerImport: anImport({ status: 'QUEUED' }) }),
  });
  const { calls } = await renderAdmin('/admin/excel?import=12', answers);
  expect(await screen.findByText('Bazı sütunların anlamı belirsiz')).toBeInTheDocument();
  expect(await screen.findByText('A bir')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('A sütununun anlamı'), 'Alınmayacak');
  await userEvent.selectOptions(screen.getByLabelText('B sütununun anlamı'), 'İşletme adı');
  await userEvent.click(screen.getByRole('button', { name: 'Yanıtla ve içe aktar' }));
  expect(calls.find(({ name }) => name === 'AnswerImport')?.variables).toMatchObject({
    input: { mapping: { A: '', B: 'name' } },
  });
});

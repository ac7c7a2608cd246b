import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Select } from '../../ui/form/Select.tsx';
import {
  useAnswerImportMutation,
  useImportQuestionsQuery,
  type ImportQuestionsQuery,
} from '../../graphql/generated.ts';
import { readError } from '../../graphql/readError.ts';
import { Failure } from '../shared/form/Failure.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { fieldWord } from './importWords.ts';

type Question = NonNullable<ImportQuestionsQuery['import']>['questions'][number];

/** What an import asks about its columns before it changes anything. */
export function ImportQuestions({ id }: { id: number }) {
  const result = useImportQuestionsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <SectionCard
      title="Bazı sütunların anlamı belirsiz"
      note="Henüz hiçbir kayıt değişmedi. Yanıtınız aynı biçimdeki sonraki dosyalarda da kullanılır."
    >
      <QueryState
        result={result}
        skeleton={<RowsSkeleton rows={2} />}
        loadingLabel="Yükleniyor"
        errorTitle="Sorular alınamadı"
        errorText="Bağlantı bir an kesilmiş olabilir."
        retryLabel="Tekrar dene"
      >
        {(data) => <QuestionForm id={id} questions={data.import?.questions ?? []} />}
      </QueryState>
    </SectionCard>
  );
}

function QuestionForm({ id, questions }: { id: number; questions: readonly Question[] }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [answer, { loading }] = useAnswerImportMutation();
  const keyOf = ({ header, number }: Question) =>
    questions.some((other) => other.header === header && other.number !== number) ? String(number) : header;

  async function handleAnswer() {
    setFailure(null);
    const mapping = Object.fromEntries(
      questions.map((question) => [keyOf(question), chosen[keyOf(question)] ?? question.field ?? '']),
    );
    try {
      await answer({ variables: { input: { id, mapping } } });
    } catch (thrown) {
      const { code, message } = readError(thrown);
      setFailure(code === 'NETWORK' ? 'Sunucuya ulaşılamadı. Lütfen tekrar deneyin.' : message);
    }
  }

  return (
    <chakra.form
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void handleAnswer();
      }}
    >
      {questions.map((question) => {
        const key = keyOf(question);
        const readings = [question.field, ...question.alternatives.map(({ field }) => field)];
        return (
          <chakra.div key={`${question.sheet}-${key}`} display="grid" gap="1">
            <chakra.p fontWeight="medium" overflowWrap="anywhere">
              <bdi>{question.header}</bdi>
            </chakra.p>
            <chakra.p color="muted" textStyle="sm" overflowWrap="anywhere">
              {question.samples.map((sample, index) => (
                <span key={sample}>
                  {index > 0 ? ' · ' : null}
                  <bdi>{sample}</bdi>
                </span>
              ))}
            </chakra.p>
            <chakra.div w={{ base: 'full', md: '48' }}>
              <Select
                aria-label={`${question.header} sütununun anlamı`}
                value={chosen[key] ?? question.field ?? ''}
                onChange={(event) => setChosen({ ...chosen, [key]: event.target.value })}
              >
                {[...new Set([...readings, null])].map((field) => (
                  <option key={field ?? ''} value={field ?? ''}>
                    {field === null ? 'Alınmayacak' : fieldWord(field)}
                  </option>
                ))}
              </Select>
            </chakra.div>
          </chakra.div>
        );
      })}
      <Failure text={failure} />
      <Button type="submit" justifySelf="start" disabled={loading}>
        {loading ? 'Gönderiliyor' : 'Yanıtla ve içe aktar'}
      </Button>
    </chakra.form>
  );
}

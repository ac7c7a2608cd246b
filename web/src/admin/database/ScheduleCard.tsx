import { turkish } from '../../../../domain/messages/turkish.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  BackupScheduleCardDocument,
  useBackupScheduleCardQuery,
  useSaveBackupScheduleMutation,
  type BackupPace,
} from '../../graphql/generated.ts';
import { DraftNote } from '../shared/form/drafts/DraftNote.tsx';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { formatDateTime } from '../shared/text/formatTurkish.ts';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';

const labels = { pace: 'Sıklık', keep: 'Saklanacak yedek sayısı' };

/** Schedule of backups. */
export function ScheduleCard() {
  const result = useBackupScheduleCardQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SectionCard title="Zamanlanmış Yedek">
      <OperatorQueryState
        result={result}
        skeleton={<RowsSkeleton rows={3} />}
        errorTitle="Zamanlama alınamadı"
      >
        {({ backupSchedule: schedule }) => (
          <>
            <chakra.p color="muted" mb="3">
              {schedule.nextAt
                ? `Sonraki yedek: ${formatDateTime(schedule.nextAt)}`
                : 'Kendiliğinden yedek alınmıyor.'}
            </chakra.p>
            <ScheduleForm
              key={`${schedule.pace}${schedule.keep}`}
              pace={schedule.pace}
              keep={schedule.keep}
            />
          </>
        )}
      </OperatorQueryState>
    </SectionCard>
  );
}

function ScheduleForm(before: { pace: BackupPace; keep: number }) {
  const toast = useToast();
  const id = useId();
  const initialValues = { pace: before.pace, keep: String(before.keep) };
  const [values, setValues] = useState(initialValues);
  const { pace, keep } = values;
  const [problem, setProblem] = useState<string | null>(null);
  const [save, { loading }] = useSaveBackupScheduleMutation({ refetchQueries: [BackupScheduleCardDocument] });
  const work = useFormDraft('backup schedule', { values, initialValues, setValues, isSubmitting: loading });
  const { question } = useFormExit(work, { isBusy: loading, onClose: () => undefined });

  async function handleSave() {
    const wanted = Number(keep);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > 100) {
      setProblem(turkish.backupCountInvalid);
      return;
    }
    setProblem(null);
    try {
      await save({ variables: { input: { pace, keep: wanted } } });
      work.finish();
      toast({ title: 'Başarılı!', text: 'Yedek zamanlaması kaydedildi', tone: 'positive' });
    } catch (error) {
      const { fields, message } = readOperatorError(error);
      setProblem(fields.keep ?? message);
    }
  }

  return (
    <chakra.form
      display="grid"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSave();
      }}
    >
      <DraftNote work={work} labels={labels} />
      <div>
        <chakra.label htmlFor={`${id}-pace`} display="block" mb="1" fontWeight="medium">
          {labels.pace}
        </chakra.label>
        <Select
          id={`${id}-pace`}
          value={pace}
          onChange={(event) => setValues({ keep, pace: event.target.value as BackupPace })}
        >
          <option value="OFF">Kapalı</option>
          <option value="DAILY">Her gün</option>
          <option value="WEEKLY">Her hafta</option>
        </Select>
      </div>
      <div>
        <chakra.label htmlFor={`${id}-keep`} display="block" mb="1" fontWeight="medium">
          {labels.keep}
        </chakra.label>
        <Input
          id={`${id}-keep`}
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          value={keep}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => setValues({ pace, keep: event.target.value })}
        />
        <chakra.p id={`${id}-note`} mt="1" textStyle="xs" color={problem ? 'danger' : 'muted'}>
          {problem ?? 'Yalnızca zamanlanmış yedekler sayılır; ötekiler kendiliğinden silinmez.'}
        </chakra.p>
      </div>
      <Button type="submit" variant="tonal" size="sm" disabled={loading}>
        {loading ? 'Kaydediliyor...' : 'Kaydet'}
      </Button>
      {question}
    </chakra.form>
  );
}

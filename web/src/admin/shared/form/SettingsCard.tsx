import { chakra } from '@chakra-ui/react';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { DraftNote } from './drafts/DraftNote.tsx';
import { Failure } from './Failure.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useFormDraft } from './drafts/useFormDraft.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { SectionCard } from '../page/SectionCard.tsx';

interface SettingsCardProps<Values> {
  title: string;
  note: string;
  /** Name of the form, under which unsaved work is stored. */
  draft: string;
  /** Labels of its fields. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Formik with `enableReinitialize`. */
  form: {
    handleSubmit: FormEventHandler<HTMLFormElement>;
    isSubmitting: boolean;
    dirty: boolean;
    values: Values;
    initialValues: Values;
    setValues: (values: Values) => unknown;
  };
  failure: string | null;
  /** The address without what belongs to this form; leaving it with unsaved work asks first. */
  isLeft: (search: string, pathname: string) => boolean;
  children: ReactNode;
}

/** A form with its button, which asks before unsaved work is left behind. */
export function SettingsCard<Values extends object>({
  title,
  note,
  draft,
  labels,
  form,
  failure,
  isLeft,
  children,
}: SettingsCardProps<Values>) {
  const work = useFormDraft(draft, form);
  const blocker = useLeaveGuard(form.dirty && !form.isSubmitting, isLeft);
  return (
    <SectionCard title={title} note={note}>
      <DraftNote work={work} labels={labels} />
      <chakra.form noValidate onSubmit={form.handleSubmit} display="grid" gap="4">
        {children}
        <Failure text={failure} />
        <div>
          <Button type="submit" disabled={form.isSubmitting || !form.dirty}>
            {form.isSubmitting ? 'Kaydediliyor...' : 'Kaydet'}
          </Button>
        </div>
      </chakra.form>
      {blocker.state === 'blocked' ? (
        <LeaveQuestion
          count={work.count}
          onStay={() => blocker.reset()}
          onLeave={() => {
            work.finish();
            blocker.proceed();
          }}
        />
      ) : null}
    </SectionCard>
  );
}

/** Whether a navigation leaves the tab `tab` of the screen. `first` is the tab of the screen's URL without a name. */
export const leavesTab =
  (pathOfScreen: string, tab: string, first = 'codes') =>
  (search: string, pathname: string) =>
    pathname !== pathOfScreen || (new URLSearchParams(search).get('tab') ?? first) !== tab;

import { chakra } from '@chakra-ui/react';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { Failure } from './Failure.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { SectionCard } from '../page/SectionCard.tsx';

interface SettingsCardProps {
  title: string;
  note: string;
  form: {
    handleSubmit: FormEventHandler<HTMLFormElement>;
    isSubmitting: boolean;
    dirty: boolean;
    values: object;
    initialValues: object;
  };
  failure: string | null;
  /** The address without what belongs to this form; leaving it with unsaved work asks first. */
  isLeft: (search: string, pathname: string) => boolean;
  children: ReactNode;
}

/** A form with its button, which asks before unsaved work is left behind. */
export function SettingsCard({ title, note, form, failure, isLeft, children }: SettingsCardProps) {
  const blocker = useLeaveGuard(form.dirty && !form.isSubmitting, isLeft);
  const before = Object.entries(form.initialValues);
  const count = before.filter(([name, value]) => Reflect.get(form.values, name) !== value).length;
  return (
    <SectionCard title={title} note={note}>
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
        <LeaveQuestion count={count} onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
      ) : null}
    </SectionCard>
  );
}

/** Whether another tab than `tab` of the screen, or another screen, is gone to; `first` is its tab without a name. */
export const leavesTab =
  (pathOfScreen: string, tab: string, first = 'codes') =>
  (search: string, pathname: string) =>
    pathname !== pathOfScreen || (new URLSearchParams(search).get('tab') ?? first) !== tab;

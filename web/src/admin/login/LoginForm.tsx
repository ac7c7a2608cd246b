import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useEffect, useRef } from 'react';
import { lockIcon } from '../../ui/icon/adminIcons.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { backIcon, clockIcon, warnIcon } from '../../ui/icon/icons.ts';
import { formatDuration } from '../shared/text/formatTurkish.ts';
import { Note } from '../shared/page/Note.tsx';
import { useTick } from '../shared/page/useTick.ts';
import { LoginInput } from './LoginInput.tsx';
import { LoginStepper } from './LoginStepper.tsx';
import { useLogin } from './useLogin.ts';
import { css } from '../../ui/theme/styles.ts';

/** One step at a time: its field, the way back, the way on. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { step, current, values, phase, failure, waitUntil, change, goBack, submit } = useLogin(onDone);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = phase !== 'typing';
  const now = useTick(waitUntil > 0);
  const waitSeconds = now ? Math.max(0, Math.ceil((waitUntil - now) / 1000)) : 0;
  const value = values[current.field];
  const isReady = value.trim() !== '' && !isBusy && waitSeconds === 0;

  useEffect(() => {
    if (phase === 'typing') input.current?.focus();
  }, [current, phase]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isReady) void submit();
  }

  return (
    <chakra.form onSubmit={handleSubmit} noValidate display="flex" flexDirection="column" aria-busy={isBusy}>
      <LoginStepper current={current} isPassed={phase === 'passed'} />
      <chakra.h1 mt="7" textStyle="xl" fontWeight="bold">
        {current.heading}
      </chakra.h1>
      <chakra.p id={`${current.field}-hint`} mt="1" mb="5" color="muted">
        {current.hint}
      </chakra.p>
      {current.field === 'password' ? (
        // Lets a password manager keep code and password together.
        <chakra.input
          hidden
          readOnly
          name="username"
          autoComplete="username"
          value={values.userCode.trim()}
        />
      ) : null}
      <LoginInput
        key={current.field}
        ref={input}
        step={current}
        value={value}
        error={failure?.isFieldWrong ? failure.text : null}
        hintId={`${current.field}-hint`}
        isReadOnly={isBusy}
        onChange={change}
      />
      {waitSeconds > 0 ? (
        <Note icon={clockIcon} mt="4">
          Çok fazla deneme yapıldı. {formatDuration(waitSeconds)} sonra yeniden deneyebilirsiniz.
        </Note>
      ) : failure && !failure.isFieldWrong ? (
        <Note icon={warnIcon} mt="4">
          {failure.text}
        </Note>
      ) : null}
      <chakra.div display="flex" gap="3" mt="6">
        {step > 0 ? (
          <Button variant="line" className={css({ minH: '12' })} disabled={isBusy} onClick={goBack}>
            <Icon path={backIcon} size={18} />
            Geri
          </Button>
        ) : null}
        <Button type="submit" className={css({ flex: '1', minH: '12' })} disabled={!isReady}>
          {phase === 'sending' ? 'Denetleniyor...' : current.submitLabel}
        </Button>
      </chakra.div>
      <chakra.p display="flex" gap="2" alignItems="center" mt="5" color="muted" textStyle="xs">
        <Icon path={lockIcon} size={16} />
        Her adım sunucuda denetlenir. Oturum 24 saat açık kalır.
      </chakra.p>
    </chakra.form>
  );
}

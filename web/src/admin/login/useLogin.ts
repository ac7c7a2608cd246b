import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { readLoginError } from './readLoginError.ts';
import { setSessionHint } from '../shared/session/sessionHint.ts';
import type { LoginFailure } from './loginFailure.ts';
import { loginFailure, noLongerValidText, ticketExpired } from './loginFailure.ts';
import { codeStep, loginSteps } from './loginSteps.ts';
import { refusalOf, sendStep, type StepIndex, type Tickets } from './sendStep.ts';
import type { LoginValues } from './submitLogin.ts';

/** How long a passed step stays on screen, and the last one before the back office opens, in ms. */
const STEP_DELAY = 600;
const LAST_DELAY = 1000;

/** The steps of the login; only the server decides whether a step is passed. `onDone` runs after the last. */
export function useLogin(onDone: () => void) {
  const client = useApolloClient();
  const toast = useToast();
  const [step, setStep] = useState<StepIndex>(0);
  const [values, setValues] = useState<LoginValues>({ accessKey: '', userCode: '', password: '', code: '' });
  // After a right password, the server requires a code from operators with a second factor.
  const [isCodeWanted, setCodeWanted] = useState(false);
  const [tickets, setTickets] = useState<Tickets>({});
  const [phase, setPhase] = useState<'typing' | 'sending' | 'passed'>('typing');
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  /** Time in ms until which the server takes no more answers. */
  const [waitUntil, setWaitUntil] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const current = isCodeWanted ? codeStep : loginSteps[step];

  function fail(reason: LoginFailure) {
    setFailure(reason);
    setPhase('typing');
    toast({ title: reason.title, text: reason.text, tone: 'danger' });
  }

  function startOver() {
    setTickets({});
    setStep(0);
    setCodeWanted(false);
    fail(ticketExpired);
  }

  /** Back to a step whose credential was changed since it was passed. */
  function returnTo(passed: StepIndex) {
    if (passed === 0) setTickets({});
    setStep(passed);
    setCodeWanted(false);
    setValues((all) => ({ ...all, code: '' }));
    fail({ title: loginSteps[passed].wrong.title, text: noLongerValidText, isFieldWrong: true });
  }

  function pass(after: () => void, delay: number) {
    setPhase('passed');
    toast({ ...current.done, tone: 'positive' });
    timer.current = setTimeout(after, delay);
  }

  async function refuse(thrown: unknown) {
    const error = await readLoginError(thrown);
    const refusal = refusalOf(error, step, isCodeWanted);
    if (refusal === 'startOver') return startOver();
    if (refusal === 'askCode') {
      setCodeWanted(true);
      return setPhase('typing');
    }
    if (refusal !== 'stay') return returnTo(refusal.returnTo);
    if (error.code === 'RATE_LIMITED') setWaitUntil(Date.now() + (error.retryAfter ?? 0) * 1000);
    return fail(loginFailure(current, error));
  }

  async function submit() {
    setPhase('sending');
    setFailure(null);
    try {
      const earned = await sendStep(client, step, values, tickets);
      if (!earned) return startOver();
      setTickets(earned);
    } catch (thrown) {
      return refuse(thrown);
    }
    if (step === 2) {
      setSessionHint();
      return pass(onDone, LAST_DELAY);
    }
    const next: StepIndex = step === 0 ? 1 : 2;
    pass(() => {
      setStep(next);
      setPhase('typing');
    }, STEP_DELAY);
  }

  function change(text: string) {
    setValues((all) => ({ ...all, [current.field]: text }));
    if (failure?.isFieldWrong) setFailure(null);
  }

  function goBack() {
    setFailure(null);
    setValues((all) => ({ ...all, code: '' }));
    if (isCodeWanted) return setCodeWanted(false);
    setStep((now) => (now === 2 ? 1 : 0));
  }

  return { step, current, values, phase, failure, waitUntil, change, goBack, submit };
}

import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { checkIcon } from '../../ui/icon/icons.ts';
import type { LoginStep } from './loginSteps.ts';
import { codeStep, loginSteps } from './loginSteps.ts';

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'pill',
    textStyle: 'xs',
    fontWeight: 'bold',
  },
  variants: {
    state: {
      done: { bg: 'positive.soft', color: 'positive' },
      now: { bg: 'text', color: 'bg' },
      ahead: { color: 'muted', boxShadow: 'inset 0 0 0 1.5px {colors.field}' },
    },
  },
});

/** Completed and current steps. Labels that do not fit are visually hidden. */
export function LoginStepper({ current, isPassed }: { current: LoginStep; isPassed: boolean }) {
  const steps = current === codeStep ? [...loginSteps, codeStep] : loginSteps;
  const step = steps.indexOf(current);
  return (
    <chakra.ol
      display="flex"
      alignItems="center"
      gap="2"
      textStyle="sm"
      aria-label={`Adım ${step + 1} / ${steps.length}`}
    >
      {steps.map(({ field, label }, index) => {
        const state =
          index < step || (index === step && isPassed) ? 'done' : index === step ? 'now' : 'ahead';
        return (
          <Fragment key={field}>
            {index > 0 ? <chakra.li aria-hidden="true" flex="1" maxW="8" h="hairline" bg="line" /> : null}
            <chakra.li
              display="flex"
              alignItems="center"
              gap="2"
              whiteSpace="nowrap"
              color={state === 'ahead' ? 'muted' : 'text'}
              fontWeight={state === 'now' ? 'bold' : 'normal'}
              aria-current={index === step ? 'step' : undefined}
            >
              <Mark state={state}>{state === 'done' ? <Icon path={checkIcon} size={14} /> : index + 1}</Mark>
              <chakra.span
                srOnly={index === step ? false : state === 'done' ? { base: true, md: false } : true}
              >
                {label}
                {state === 'done' ? <chakra.span srOnly> tamamlandı</chakra.span> : null}
              </chakra.span>
            </chakra.li>
          </Fragment>
        );
      })}
    </chakra.ol>
  );
}

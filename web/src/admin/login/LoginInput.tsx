import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useState } from 'react';
import { eyeIcon } from '../../ui/icon/adminIcons.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { warnIcon } from '../../ui/icon/icons.ts';
import { Input } from '../../ui/form/Input.tsx';
import type { LoginStep } from './loginSteps.ts';
import { css } from '../../ui/theme/styles.ts';

interface LoginInputProps {
  step: LoginStep;
  value: string;
  error: string | null;
  hintId: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** The field of a step; a secret can be revealed temporarily. */
export function LoginInput({ step, value, error, hintId, isReadOnly, onChange, ref }: LoginInputProps) {
  const [isShown, setShown] = useState(false);
  const errorId = `${hintId}-error`;
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <chakra.label htmlFor={step.field} textStyle="sm" fontWeight="medium">
        {step.label}
      </chakra.label>
      <chakra.div position="relative">
        <chakra.span
          position="absolute"
          insetY="0"
          left="4"
          display="grid"
          alignItems="center"
          color="muted"
          pointerEvents="none"
        >
          <Icon path={step.icon} />
        </chakra.span>
        <Input
          ref={ref}
          id={step.field}
          name={step.field}
          type={step.isSecret && !isShown ? 'password' : 'text'}
          autoComplete={step.autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          readOnly={isReadOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${errorId} ${hintId}` : hintId}
          className={css({ minH: '13', pl: '11', pr: step.isSecret ? '13' : '4', textStyle: 'lg' })}
        />
        {step.isSecret ? (
          <chakra.button
            type="button"
            position="absolute"
            insetY="1"
            right="1"
            w="11"
            display="grid"
            placeItems="center"
            borderRadius="control"
            color={isShown ? 'accent' : 'muted'}
            aria-label={`${step.label}: göster`}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon path={eyeIcon} />
          </chakra.button>
        ) : null}
      </chakra.div>
      {error ? (
        <chakra.p id={errorId} display="flex" gap="1.5" color="danger" textStyle="sm">
          <Icon path={warnIcon} size={18} />
          {error}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}

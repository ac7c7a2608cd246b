import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import type { BeginSecondFactorMutation } from '../../graphql/generated.ts';
import { useConfirmSecondFactorMutation } from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { useAction } from '../shared/form/useAction.ts';
import { QrCode } from './QrCode.tsx';
import { SecretField } from '../shared/secret/SecretField.tsx';

interface ScanSecretProps {
  secret: BeginSecondFactorMutation['beginSecondFactor'];
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Hands the secret to a phone, and has it prove that it got it. */
export function ScanSecret({ secret, onDone, onCancel }: ScanSecretProps) {
  const { fail } = useAction();
  const [confirm, { loading }] = useConfirmSecondFactorMutation({
    fetchPolicy: 'no-cache',
    refetchQueries: ['Account'],
  });
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setError(undefined);
    try {
      const { data } = await confirm({ variables: { code } });
      if (data) onDone(data.confirmSecondFactor);
    } catch (thrown) {
      if (readOperatorError(thrown).fields.code)
        setError('Kod doğru değil; uygulamada görünen yeni kodu yazın');
      else fail(thrown);
    }
  }

  return (
    <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="4">
      <chakra.p>Doğrulama uygulamanızla kareyi okutun, sonra gösterdiği kodu yazın.</chakra.p>
      <QrCode text={secret.otpauthUri} label="Doğrulama uygulaması için karekod" />
      <chakra.p color="muted">
        Okutamıyorsanız elle girin:{' '}
        <chakra.code overflowWrap="anywhere" color="text">
          {secret.secret.match(/.{1,4}/g)?.join(' ')}
        </chakra.code>
      </chakra.p>
      <chakra.div maxW="panel">
        <SecretField
          label="Uygulamadaki kod"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={error}
          onChange={(event) => setCode(event.target.value)}
        />
      </chakra.div>
      <chakra.div display="flex" gap="2.5">
        <Button variant="line" onClick={onCancel}>
          Vazgeç
        </Button>
        <Button type="submit" disabled={loading || code.trim() === ''}>
          Doğrula
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

import { useState } from 'react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import type { AccountQuery, BeginSecondFactorMutation } from '../../graphql/generated.ts';
import { useBeginSecondFactorMutation, useRemoveSecondFactorMutation } from '../../graphql/generated.ts';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanSecret } from './ScanSecret.tsx';

type Secret = BeginSecondFactorMutation['beginSecondFactor'];
type Stage =
  | { kind: 'rest' }
  | { kind: 'asking' }
  | { kind: 'scanning'; secret: Secret }
  | { kind: 'done'; codes: string[] };

/** Sets up the second factor in three steps, or turns it off. */
export function SecondFactorCard({
  operator,
}: {
  operator: NonNullable<AccountQuery['session']>['operator'];
}) {
  const { id, hasSecondFactor } = operator;
  const toast = useToast();
  const [stage, setStage] = useState<Stage>({ kind: 'rest' });
  const [begin] = useBeginSecondFactorMutation({ fetchPolicy: 'no-cache' });
  const [remove] = useRemoveSecondFactorMutation();

  async function handlePassword(password: string) {
    if (hasSecondFactor) {
      await remove({ variables: { id, password } });
      setStage({ kind: 'rest' });
      toast({ title: 'İki adımlı doğrulama kapatıldı', tone: 'positive' });
      return;
    }
    const { data } = await begin({ variables: { password } });
    if (data) setStage({ kind: 'scanning', secret: data.beginSecondFactor });
  }

  return (
    <SectionCard
      title="İki adımlı doğrulama"
      note="Girişte şifreden sonra telefonunuzdaki uygulamanın kodu da sorulur."
      action={
        <Badge tone={hasSecondFactor ? 'positive' : 'neutral'}>{hasSecondFactor ? 'Açık' : 'Kapalı'}</Badge>
      }
    >
      {stage.kind === 'rest' ? (
        <Button variant={hasSecondFactor ? 'red' : 'tonal'} onClick={() => setStage({ kind: 'asking' })}>
          {hasSecondFactor ? 'Kapat' : 'Kur'}
        </Button>
      ) : stage.kind === 'asking' ? (
        <PasswordQuestion
          submitLabel={hasSecondFactor ? 'Kapat' : 'Devam'}
          onSubmit={handlePassword}
          onCancel={() => setStage({ kind: 'rest' })}
        />
      ) : stage.kind === 'scanning' ? (
        <ScanSecret
          secret={stage.secret}
          onDone={(codes) => setStage({ kind: 'done', codes })}
          onCancel={() => setStage({ kind: 'rest' })}
        />
      ) : (
        <RecoveryCodes codes={stage.codes} onClose={() => setStage({ kind: 'rest' })} />
      )}
    </SectionCard>
  );
}

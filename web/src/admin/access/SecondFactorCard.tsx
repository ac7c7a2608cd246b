import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import type { AccountQuery, BeginSecondFactorMutation } from '../../graphql/generated.ts';
import { useBeginSecondFactorMutation, useRemoveSecondFactorMutation } from '../../graphql/generated.ts';
import { warnIcon } from '../../ui/icon/icons.ts';
import { Note } from '../shared/page/Note.tsx';
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

/** Number of recovery codes at which the operator should get new ones. */
const fewCodes = 3;

/** How many recovery codes are left, with a warning before they run out. */
function CodesLeft({ count }: { count: number }) {
  const text = count === 0 ? 'Kurtarma kodunuz kalmadı.' : `${count} kurtarma kodunuz kaldı.`;
  if (count > fewCodes)
    return (
      <chakra.p mb="4" color="muted">
        {text}
      </chakra.p>
    );
  return (
    <Note icon={warnIcon} mb="4">
      {text} Yenilerini almak için doğrulamayı kapatıp yeniden kurun.
    </Note>
  );
}

/** Sets up the second factor in three steps, or turns it off. */
export function SecondFactorCard({
  operator,
}: {
  operator: NonNullable<AccountQuery['session']>['operator'];
}) {
  const { id, hasSecondFactor, recoveryCodesLeft } = operator;
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
        <>
          {recoveryCodesLeft === null ? null : <CodesLeft count={recoveryCodesLeft} />}
          <Button variant={hasSecondFactor ? 'red' : 'tonal'} onClick={() => setStage({ kind: 'asking' })}>
            {hasSecondFactor ? 'Kapat' : 'Kur'}
          </Button>
        </>
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

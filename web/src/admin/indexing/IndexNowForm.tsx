import { useEffect, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { useSaveIndexNowMutation } from '../../graphql/generated.ts';
import { Question } from '../shared/dialog/Question.tsx';
import { EngineForm, QuotaField, type EngineFormProps } from './EngineForm.tsx';
import { refetchIndexingState, useSaving } from './useSaving.ts';

export function IndexNowForm({ engine, onCount }: EngineFormProps) {
  const [isOn, setOn] = useState(engine.isEnabled);
  const [quota, setQuota] = useState(String(engine.dailyQuota));
  const { refusal, save } = useSaving();
  const [mutate, { loading }] = useSaveIndexNowMutation(refetchIndexingState);
  const unsaved = [isOn !== engine.isEnabled, quota !== String(engine.dailyQuota)].filter(Boolean).length;
  useEffect(() => onCount(unsaved), [onCount, unsaved]);
  const [isAsking, setAsking] = useState(false);
  const handleSave = () =>
    save(
      () => mutate({ variables: { input: { isEnabled: isOn, dailyQuota: Number(quota), renewKey: false } } }),
      'IndexNow ayarları kaydedildi',
    );
  // With the stored settings: what is typed is saved by its own button.
  const renewKey = () => {
    const { isEnabled, dailyQuota } = engine;
    return save(
      () => mutate({ variables: { input: { isEnabled, dailyQuota, renewKey: true } } }),
      'IndexNow anahtarı yenilendi',
    );
  };
  return (
    <EngineForm
      title="IndexNow"
      text="Bing, Yandex, Seznam, Naver ve başkalarına tek çağrıda haber verir. Anahtar kendiliğinden oluşturulur, gizli tutulur ve arama motorlarının sorduğu dosyada bu site tarafından gösterilir."
      isOn={isOn}
      onSwitch={setOn}
      isBusy={loading}
      refusal={refusal}
      onSubmit={() => void handleSave()}
      more={
        engine.isConfigured ? (
          <Button variant="line" size="sm" disabled={loading} onClick={() => setAsking(true)}>
            Anahtarı yenile
          </Button>
        ) : null
      }
    >
      <QuotaField value={quota} onChange={setQuota} error={refusal?.fields['dailyQuota']} />
      {isAsking ? (
        <Question
          title="Anahtarı yenile"
          act="Anahtarı yenile"
          // A refusal is shown in the form below.
          onAct={() => renewKey().then(() => true)}
          onClose={() => setAsking(false)}
        >
          <p>
            Eski anahtar hemen geçersiz olur ve geri getirilemez. Arama motorları yeni anahtarı sitede
            buluncaya kadar gönderimler reddedilebilir. Kaydetmediğiniz öteki değişiklikler formda kalır.
          </p>
        </Question>
      ) : null}
    </EngineForm>
  );
}

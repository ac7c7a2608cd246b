import { useEffect, useId, useState } from 'react';
import { infoIcon } from '../../ui/icon/icons.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { useSaveGoogleIndexingMutation } from '../../graphql/generated.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { Note } from '../shared/page/Note.tsx';
import { css } from '../../ui/theme/styles.ts';
import { EngineForm, QuotaField, type EngineFormProps } from './EngineForm.tsx';
import { refetchIndexingState, useSaving } from './useSaving.ts';

export function GoogleForm({ engine, onCount }: EngineFormProps) {
  const id = useId();
  const [isOn, setOn] = useState(engine.isEnabled);
  const [quota, setQuota] = useState(String(engine.dailyQuota));
  const [file, setFile] = useState('');
  const { refusal, save } = useSaving();
  const [mutate, { loading }] = useSaveGoogleIndexingMutation(refetchIndexingState);
  const unsaved = [isOn !== engine.isEnabled, quota !== String(engine.dailyQuota), file.trim() !== ''].filter(
    Boolean,
  ).length;
  useEffect(() => onCount(unsaved), [onCount, unsaved]);
  async function handleSubmit() {
    const serviceAccount = file.trim() === '' ? null : file;
    const isSaved = await save(
      () => mutate({ variables: { input: { isEnabled: isOn, dailyQuota: Number(quota), serviceAccount } } }),
      'Google ayarları kaydedildi',
    );
    if (isSaved) setFile('');
  }
  return (
    <EngineForm
      title="Google Indexing API"
      isOn={isOn}
      onSwitch={setOn}
      isBusy={loading}
      refusal={refusal}
      onSubmit={() => void handleSubmit()}
      note={
        <Note icon={infoIcon}>
          Google bu arayüzü kendi sözüne göre yalnızca iş ilanı (JobPosting) ve canlı yayın (BroadcastEvent)
          sayfaları için kullanır. İşletme sayfalarında bir etkisi beklenmemelidir; Google için asıl yol
          sitemap’tir.
        </Note>
      }
    >
      <QuotaField value={quota} onChange={setQuota} error={refusal?.fields['dailyQuota']} />
      <FieldBox
        id={id}
        label="Hizmet hesabının anahtar dosyası (JSON)"
        hint={
          engine.account
            ? `Kayıtlı hesap: ${engine.account}. Boş bırakılırsa değişmez; anahtar bir daha gösterilmez.`
            : 'Hesap, Search Console’da sitenin sahibi olarak eklenmelidir. Anahtar bir daha gösterilmez.'
        }
        error={refusal?.fields['serviceAccount']}
      >
        <TextArea
          id={id}
          rows={3}
          className={css({ py: '2', fontFamily: 'mono', textStyle: 'xs' })}
          spellCheck={false}
          autoComplete="off"
          value={file}
          onChange={(event) => setFile(event.target.value)}
        />
      </FieldBox>
    </EngineForm>
  );
}

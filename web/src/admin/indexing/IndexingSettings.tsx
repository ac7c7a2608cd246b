import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { infoIcon, warnIcon } from '../../ui/icon/icons.ts';
import { Input } from '../../ui/form/Input.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  IndexingStateDocument,
  useSaveGoogleIndexingMutation,
  useSaveIndexingAutomationMutation,
  useSaveIndexNowMutation,
  type IndexingStateQuery,
} from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { Question } from '../shared/dialog/Question.tsx';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { Note } from '../shared/page/Note.tsx';
import { css } from '../../ui/theme/styles.ts';

type State = IndexingStateQuery['indexing'];
// The card shows the saved values.
const refreshing = { refetchQueries: [IndexingStateDocument], awaitRefetchQueries: true };

/** Settings of the engines, their quotas, and of automatic submission. */
export function IndexingSettings({ state, onClose }: { state: State; onClose: () => void }) {
  const [indexNow, google] = [
    state.engines.find(({ engine }) => engine === 'INDEXNOW'),
    state.engines.find(({ engine }) => engine === 'GOOGLE'),
  ];
  const [counts, setCounts] = useState({ indexNow: 0, google: 0 });
  const isOver = useRef(false);
  const { close, question } = useFormExit(
    { count: counts.indexNow + counts.google, isOver, finish: () => (isOver.current = true) },
    { isBusy: false, onClose },
  );
  // The key file is a secret, so that no draft of it is stored.
  const countIndexNow = useCallback((indexNow: number) => setCounts((all) => ({ ...all, indexNow })), []);
  const countGoogle = useCallback((google: number) => setCounts((all) => ({ ...all, google })), []);
  return (
    <AdminDialog title="İndeksleme ayarları" onClose={close} isWide>
      <chakra.div display="grid" gap="6">
        {indexNow ? <IndexNowForm engine={indexNow} onCount={countIndexNow} /> : null}
        {google ? <GoogleForm engine={google} onCount={countGoogle} /> : null}
        <AutomationSwitch isAutomatic={state.isAutomatic} />
      </chakra.div>
      {question}
    </AdminDialog>
  );
}

/** Saves the result of `work` and reports it. */
function useSaving() {
  const toast = useToast();
  const [refusal, setRefusal] = useState<ReturnType<typeof readOperatorError> | null>(null);
  async function save(work: () => Promise<unknown>, text: string) {
    setRefusal(null);
    try {
      await work();
      toast({ title: 'Başarılı!', text, tone: 'positive' });
      return true;
    } catch (error) {
      setRefusal(readOperatorError(error));
      return false;
    }
  }
  return { refusal, save };
}

interface EngineFormProps {
  engine: State['engines'][number];
  /** Called with the number of fields that are not saved. */
  onCount: (count: number) => void;
}

const countTrue = (...facts: boolean[]) => facts.filter(Boolean).length;

function IndexNowForm({ engine, onCount }: EngineFormProps) {
  const [isOn, setOn] = useState(engine.isEnabled);
  const [quota, setQuota] = useState(String(engine.dailyQuota));
  const { refusal, save } = useSaving();
  const [mutate, { loading }] = useSaveIndexNowMutation(refreshing);
  const unsaved = countTrue(isOn !== engine.isEnabled, quota !== String(engine.dailyQuota));
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
    <Engine
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
    </Engine>
  );
}

function GoogleForm({ engine, onCount }: EngineFormProps) {
  const id = useId();
  const [isOn, setOn] = useState(engine.isEnabled);
  const [quota, setQuota] = useState(String(engine.dailyQuota));
  const [file, setFile] = useState('');
  const { refusal, save } = useSaving();
  const [mutate, { loading }] = useSaveGoogleIndexingMutation(refreshing);
  const unsaved = countTrue(
    isOn !== engine.isEnabled,
    quota !== String(engine.dailyQuota),
    file.trim() !== '',
  );
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
    <Engine
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
    </Engine>
  );
}

interface EngineProps {
  title: string;
  text?: string;
  note?: ReactNode;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  isBusy: boolean;
  refusal: ReturnType<typeof readOperatorError> | null;
  onSubmit: () => void;
  more?: ReactNode;
  children: ReactNode;
}

function Engine({
  title,
  text,
  note,
  isOn,
  onSwitch,
  isBusy,
  refusal,
  onSubmit,
  more,
  children,
}: EngineProps) {
  return (
    <chakra.form
      aria-label={title}
      display="grid"
      gap="3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      <chakra.label display="flex" alignItems="center" gap="3" minH={{ base: '11', md: '8' }}>
        <chakra.span flex="1" textStyle="md" fontWeight="bold">
          {title}
        </chakra.span>
        <Switch
          aria-label={`${title} açık`}
          checked={isOn}
          onChange={(event) => onSwitch(event.target.checked)}
        />
      </chakra.label>
      {text ? <chakra.p color="muted">{text}</chakra.p> : null}
      {note}
      {children}
      {refusal && Object.keys(refusal.fields).length === 0 ? (
        <Note icon={warnIcon} tone="danger" role="alert">
          {refusal.message}
        </Note>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
        {more}
        <Button type="submit" size="sm" disabled={isBusy} aria-label={`${title}: kaydet`}>
          {isBusy ? 'Kaydediliyor...' : 'Kaydet'}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

function QuotaField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const id = useId();
  return (
    <FieldBox id={id} label="Günlük kota" error={error}>
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={1_000_000}
        className={css({ w: { md: 'art' } })}
        value={value}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldBox>
  );
}

function AutomationSwitch({ isAutomatic }: { isAutomatic: boolean }) {
  const { refusal, save } = useSaving();
  const [mutate, { loading }] = useSaveIndexingAutomationMutation(refreshing);
  return (
    <div>
      <chakra.label display="flex" alignItems="center" gap="3" minH={{ base: '11', md: '8' }}>
        <chakra.span flex="1">
          <chakra.span display="block" textStyle="md" fontWeight="bold">
            Değişen işletmeleri kendiliğinden gönder
          </chakra.span>
          <chakra.span display="block" color="muted">
            Eklenen, değişen ve silinen işletmeler bir dakika içinde sıraya girer.
          </chakra.span>
        </chakra.span>
        <Switch
          checked={isAutomatic}
          disabled={loading}
          onChange={({ target: { checked } }) =>
            void save(
              () => mutate({ variables: { isOn: checked } }),
              checked ? 'Değişiklikler bundan sonra gönderilir' : 'Değişiklikler artık gönderilmez',
            )
          }
        />
      </chakra.label>
      {refusal ? (
        <Note icon={warnIcon} tone="danger" role="alert">
          {refusal.message}
        </Note>
      ) : null}
    </div>
  );
}

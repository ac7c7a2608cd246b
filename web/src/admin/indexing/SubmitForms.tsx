import { turkish } from '../../../../domain/messages/turkish.ts';
import { chakra } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  useSubmitAllUrlsMutation,
  useSubmitUrlMutation,
  useSubmitUrlsMutation,
} from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { FieldError } from '../shared/form/FieldBox.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import type { useSubmissions } from './useSubmissions.ts';
import { css } from '../../ui/theme/styles.ts';

/** URLs per bulk submission. */
const MAX_URLS = 100;
const ways = [
  { key: 'single', label: 'Tekli' },
  { key: 'bulk', label: 'Toplu' },
  { key: 'all', label: 'Tüm işletmeler' },
] as const;

interface FormProps {
  isOff: boolean;
  submissions: ReturnType<typeof useSubmissions>;
}

interface TextProps extends FormProps {
  text: string;
  onText: (text: string) => void;
}

interface Typed {
  way: (typeof ways)[number]['key'];
  url: string;
  /** One a line. */
  urls: string;
}
const nothing: Typed = { way: 'single', url: '', urls: '' };

/** The three ways to submit, one at a time. What is typed outlives a change of the way, a reload and a login. */
export function SubmitForms(props: FormProps) {
  const [values, setValues] = useState(nothing);
  useFormDraft('urls', { values, initialValues: nothing, setValues, isSubmitting: false });
  const set = (change: Partial<Typed>) => setValues((before) => ({ ...before, ...change }));
  const { way, url, urls } = values;
  const id = useId();
  return (
    <div>
      <chakra.div
        role="group"
        aria-label="Gönderim türü"
        display="grid"
        gridTemplateColumns="repeat(3, minmax(0, 1fr))"
        p="1"
        mb="3"
        bg="sunken"
        borderRadius="control"
      >
        {ways.map(({ key, label }) => (
          <chakra.button
            key={key}
            type="button"
            aria-pressed={way === key}
            aria-controls={id}
            minH={{ base: '11', md: '9' }}
            px="2"
            borderRadius="control"
            fontWeight="medium"
            color="accent"
            _pressed={{ bg: 'surface', color: 'text', boxShadow: 'rest' }}
            onClick={() => set({ way: key })}
          >
            {label}
          </chakra.button>
        ))}
      </chakra.div>
      <div id={id}>
        {way === 'single' ? <SingleForm {...props} text={url} onText={(text) => set({ url: text })} /> : null}
        {way === 'bulk' ? <BulkForm {...props} text={urls} onText={(text) => set({ urls: text })} /> : null}
        {way === 'all' ? <AllForm {...props} /> : null}
      </div>
    </div>
  );
}

function SingleForm({ isOff, submissions, text: url, onText }: TextProps) {
  const toast = useToast();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [submit, { loading }] = useSubmitUrlMutation();
  const isBusy = loading || submissions.running.some(({ kind }) => kind === 'SINGLE');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isOff) return;
    if (url.trim() === '') {
      setProblem(turkish.urlInvalid);
      return;
    }
    setProblem(undefined);
    try {
      const { data } = await submit({ variables: { url } });
      if (data?.submitUrl) submissions.follow(data.submitUrl.id);
      onText('');
    } catch (error) {
      const { fields, message } = readOperatorError(error);
      setProblem(fields['url'] ?? message);
      toast({ title: 'Hata', text: 'URL gönderilemedi. Lütfen tekrar deneyin.', tone: 'danger' });
    }
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Field id={id} label="URL" error={problem}>
        <Input
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={url}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <Foot>
        <Button type="submit" size="sm" disabled={isOff || isBusy || url.trim() === ''}>
          {isBusy ? 'Gönderiliyor...' : 'Gönder'}
        </Button>
      </Foot>
    </form>
  );
}

function BulkForm({ isOff, submissions, text, onText }: TextProps) {
  const toast = useToast();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [submit, { loading }] = useSubmitUrlsMutation();
  const urls = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const running = submissions.running.find(({ kind }) => kind === 'BULK');
  const isBusy = loading || running !== undefined;
  const beyond = Math.max(0, urls.length - MAX_URLS);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isOff) return;
    if (urls.length === 0) {
      setProblem(turkish.urlRequired);
      return;
    }
    setProblem(undefined);
    try {
      const { data } = await submit({ variables: { urls: urls.slice(0, MAX_URLS) } });
      if (data?.submitUrls) submissions.follow(data.submitUrls.id);
      onText(urls.slice(MAX_URLS).join('\n'));
    } catch (error) {
      setProblem(readOperatorError(error).message);
      toast({ title: 'Hata', text: 'Toplu URL gönderimi başarısız.', tone: 'danger' });
    }
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Field id={id} label="URL’ler" error={problem}>
        <TextArea
          id={id}
          rows={4}
          className={css({ py: '2', fontFamily: 'mono', textStyle: 'xs' })}
          spellCheck={false}
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : `${id}-note`}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <Foot
        note={
          <chakra.p id={`${id}-note`} textStyle="xs" color={beyond > 0 ? 'warning' : 'muted'}>
            {beyond > 0
              ? `İlk ${MAX_URLS} URL gönderilir; ${formatNumber(beyond)} URL kutuda kalır.`
              : `Her satıra bir URL, en çok ${MAX_URLS}`}
          </chakra.p>
        }
      >
        <Button type="submit" size="sm" disabled={isOff || isBusy || urls.length === 0}>
          {isBusy
            ? `Gönderiliyor... ${running ? `${running.done}/${running.total}` : ''}`
            : `Gönder (${Math.min(MAX_URLS, urls.length)} URL)`}
        </Button>
      </Foot>
    </form>
  );
}

function AllForm({ isOff, submissions }: FormProps) {
  const toast = useToast();
  const [submit, { loading }] = useSubmitAllUrlsMutation();
  const running = submissions.running.find(({ kind }) => kind === 'ALL');
  async function handleSubmit() {
    try {
      const { data } = await submit();
      if (data?.submitAllUrls) submissions.follow(data.submitAllUrls.id);
    } catch (error) {
      const { message, code } = readOperatorError(error);
      toast({
        title: 'Hata',
        text: code === 'NETWORK' ? 'Otomatik gönderim başarısız' : message,
        tone: 'danger',
      });
    }
  }
  return (
    <Foot
      note={
        <chakra.p color="muted">
          Dizine eklenebilen her işletme sayfası, sunucuda ve günlük kota içinde gönderilir; sayfadan
          ayrılabilirsiniz.
        </chakra.p>
      }
    >
      <Button
        size="sm"
        disabled={isOff || loading || running !== undefined}
        onClick={() => void handleSubmit()}
      >
        {running
          ? `Gönderiliyor... ${formatNumber(running.done)}/${formatNumber(running.total)}`
          : 'Tümünü Gönder'}
      </Button>
    </Foot>
  );
}

interface FieldProps {
  id: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

function Field({ id, label, error, children }: FieldProps) {
  return (
    <>
      <chakra.label htmlFor={id} display="block" mb="1.5" fontWeight="medium">
        {label}
      </chakra.label>
      {children}
      <FieldError id={id} error={error} />
    </>
  );
}

function Foot({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      mt="3"
    >
      <chakra.div flex="1" minW="fit-content" maxW="full">
        {note}
      </chakra.div>
      {children}
    </chakra.div>
  );
}

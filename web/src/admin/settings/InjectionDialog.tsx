import { chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { useIdempotencyKey } from '../../lib/useIdempotencyKey.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  useSaveInjectionCodeMutation,
  type InjectionCode_CodeFragment,
  type SaveInjectionCodeInput,
} from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { Failure } from '../shared/form/Failure.tsx';
import { DraftNote } from '../shared/form/drafts/DraftNote.tsx';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { useRefusedSave } from '../shared/form/useRefusedSave.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { inputProps } from '../shared/form/inputProps.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { ConsentSelect } from './ConsentSelect.tsx';
import { InjectionVersions } from './InjectionVersions.tsx';
import { positionLabels } from './settingsLabels.ts';
import { css } from '../../ui/theme/styles.ts';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';

interface InjectionDialogProps {
  /** Omitted: a new one. */
  code: InjectionCode_CodeFragment | undefined;
  onClose: () => void;
}

type Values = Pick<SaveInjectionCodeInput, 'name' | 'code' | 'position' | 'consent' | 'isEnabled'>;

const labels: Record<keyof Values, string> = {
  name: 'Ad',
  position: 'Konum',
  consent: 'Ziyaretçi onayı',
  code: 'Kod',
  isEnabled: 'Sayfalarda açık',
};

/** The form of a code, with its draft and why it could not be saved. */
function useInjectionForm({ code, onClose }: InjectionDialogProps) {
  const leave = useIfMounted(onClose);
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const refusalOf = useRefusedSave();
  const [save] = useSaveInjectionCodeMutation({ refetchQueries: 'active' });
  const { keyOf } = useIdempotencyKey();
  const form = useFormik<Values>({
    initialValues: {
      name: code?.name ?? '',
      code: code?.code ?? '',
      position: code?.position ?? 'HEAD',
      consent: code?.consent ?? 'ANALYTICS',
      isEnabled: code?.isEnabled ?? true,
    },
    enableReinitialize: true,
    onSubmit: async (values, { setErrors }) => {
      setFailure(null);
      try {
        await save({
          variables: code
            ? { input: { ...values, id: code.id, version: code.version } }
            : { input: values, idempotencyKey: keyOf(values) },
        });
        toast({ title: 'Başarılı!', text: 'Kod kaydedildi', tone: 'positive' });
        work.finish();
        leave();
      } catch (error) {
        const { fields } = readOperatorError(error);
        if (Object.keys(fields).length > 0) setErrors(fields);
        else setFailure(refusalOf(error));
      }
    },
  });
  const work = useFormDraft(`injected code ${code?.id ?? 'new'}`, form);
  return { form, work, failure };
}

/** A code with its settings and versions. A new one waits for consent unless the operator decides otherwise. */
export function InjectionDialog({ code, onClose }: InjectionDialogProps) {
  const id = useId();
  const { form, work, failure } = useInjectionForm({ code, onClose });
  const { close, question } = useFormExit(work, { isBusy: form.isSubmitting, onClose });
  const inputOf = (field: keyof typeof form.values) => inputProps(form, id, field);
  return (
    <AdminDialog
      title={code ? 'Kodu düzenle' : 'Yeni kod'}
      isWide
      onClose={close}
      actions={
        <>
          <Button variant="line" onClick={close}>
            Vazgeç
          </Button>
          <Button type="submit" form={`${id}-form`} disabled={form.isSubmitting}>
            {form.isSubmitting ? 'Kaydediliyor...' : 'Kaydet'}
          </Button>
        </>
      }
    >
      <DraftNote work={work} labels={labels} />
      <chakra.form id={`${id}-form`} noValidate onSubmit={form.handleSubmit} display="grid" gap="4">
        <FieldBox id={`${id}-name`} label={labels.name} isRequired error={form.errors.name}>
          <Input autoComplete="off" {...inputOf('name')} />
        </FieldBox>
        <chakra.div
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <FieldBox id={`${id}-position`} label={labels.position}>
            <Select {...inputOf('position')}>
              {Object.entries(positionLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </FieldBox>
          <FieldBox
            id={`${id}-consent`}
            label={labels.consent}
            hint="Üçüncü taraf bir şey yükleyen kodlarda onay isteyin."
          >
            <ConsentSelect {...inputOf('consent')} />
          </FieldBox>
        </chakra.div>
        <FieldBox
          id={`${id}-code`}
          label={labels.code}
          isRequired
          hint="HTML öğeleri; betikler <script> etiketi içinde. Satır içi olaylar (onclick gibi) çalışmaz."
          error={form.errors.code}
        >
          <TextArea
            rows={8}
            spellCheck={false}
            className={css({ textStyle: 'sm', fontFamily: 'mono', py: '2' })}
            {...inputOf('code')}
          />
        </FieldBox>
        <chakra.label display="flex" alignItems="center" gap="3" minH="11">
          <Switch
            name="isEnabled"
            checked={form.values.isEnabled}
            onChange={(event) => void form.setFieldValue('isEnabled', event.target.checked)}
          />
          {labels.isEnabled}
        </chakra.label>
        <Failure text={failure} />
      </chakra.form>
      {code ? <InjectionVersions id={code.id} current={code.version} /> : null}
      {question}
    </AdminDialog>
  );
}

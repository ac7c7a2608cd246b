import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { adminPaths } from '../../lib/adminPaths.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { fieldLabels } from '../shared/form/fieldLabels.ts';
import { ConsentSelect } from './ConsentSelect.tsx';
import { leavesTab, SettingsCard } from '../shared/form/SettingsCard.tsx';
import { useSettingsForm, type Settings } from './useSettingsForm.ts';
import { css } from '../../ui/theme/styles.ts';

const boxes = [
  {
    code: 'headCodes',
    consent: 'headConsent',
    label: 'Head kodları',
    hint: 'Her sayfanın <head> bölümünün sonuna eklenir. Doğrulama etiketleri sayfanın kendisinde yer alır.',
  },
  {
    code: 'footerCodes',
    consent: 'footerConsent',
    label: 'Footer kodları',
    hint: 'Her sayfanın <body> bölümünün sonuna eklenir.',
  },
] as const;

const labels = fieldLabels(
  boxes.flatMap(({ code, consent, label }) => [
    [code, label],
    [consent, `${label}: ziyaretçi onayı`],
  ]),
);

/** HTML for head and footer of every public page. */
export function CodesForm({ settings }: { settings: Settings }) {
  const id = useId();
  const { form, failure, errorOf, inputOf } = useSettingsForm(settings, {
    headCodes: settings.headCodes ?? '',
    headConsent: settings.headConsent,
    footerCodes: settings.footerCodes ?? '',
    footerConsent: settings.footerConsent,
  });
  return (
    <SettingsCard
      title="Head ve footer kodları"
      draft="settings codes"
      labels={labels}
      note="Yönetim ekranlarına hiçbir kod eklenmez."
      form={form}
      failure={failure}
      isLeft={leavesTab(adminPaths.settings(), 'codes')}
    >
      {boxes.map(({ code, consent, label, hint }) => (
        <chakra.div
          key={code}
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.aside}' }}
        >
          <FieldBox id={`${id}-${code}`} label={label} hint={hint} error={errorOf(code)}>
            <TextArea
              rows={6}
              spellCheck={false}
              className={css({ textStyle: 'sm', fontFamily: 'mono', py: '2' })}
              {...inputOf(`${id}-${code}`, code)}
            />
          </FieldBox>
          <FieldBox
            id={`${id}-${consent}`}
            label={labels[consent]}
            hint="Üçüncü taraf bir şey yükleyen kodlarda onay isteyin."
            error={errorOf(consent)}
          >
            <ConsentSelect {...inputOf(`${id}-${consent}`, consent)} />
          </FieldBox>
        </chakra.div>
      ))}
    </SettingsCard>
  );
}

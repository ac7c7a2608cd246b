import { useId } from 'react';
import { Input } from '../../ui/form/Input.tsx';
import { adminPaths } from '../../lib/adminPaths.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { fieldLabels } from '../shared/form/fieldLabels.ts';
import { leavesTab, SettingsCard } from '../shared/form/SettingsCard.tsx';
import { useSettingsForm, type Settings } from './useSettingsForm.ts';
import { css } from '../../ui/theme/styles.ts';

const ids = [
  {
    field: 'googleAnalytics',
    label: 'Google Analytics',
    placeholder: 'G-XXXXXXXXXX',
    hint: 'Analitik onayı veren ziyaretçilerde çalışır.',
  },
  {
    field: 'googleTagManager',
    label: 'Google Tag Manager',
    placeholder: 'GTM-XXXXXXX',
    hint: 'Analitik onayı veren ziyaretçilerde çalışır.',
  },
  {
    field: 'facebookPixel',
    label: 'Facebook Pixel',
    placeholder: '123456789012345',
    hint: 'Reklam onayı veren ziyaretçilerde çalışır.',
  },
] as const;
const labels = fieldLabels(ids.map(({ field, label }) => [field, label]));

/** Ids of analytics services, each of which becomes an injected code. */
export function AnalyticsForm({ settings }: { settings: Settings }) {
  const id = useId();
  const { form, failure, errorOf, inputOf } = useSettingsForm(settings, {
    googleAnalytics: settings.googleAnalytics ?? '',
    googleTagManager: settings.googleTagManager ?? '',
    facebookPixel: settings.facebookPixel ?? '',
  });
  return (
    <SettingsCard
      title="Analitik kimlikleri"
      draft="settings analytics"
      labels={labels}
      note="Boş bırakılan yüklenmez."
      form={form}
      failure={failure}
      isLeft={leavesTab(adminPaths.settings(), 'analytics')}
    >
      {ids.map(({ field, label, placeholder, hint }) => (
        <FieldBox key={field} id={`${id}-${field}`} label={label} hint={hint} error={errorOf(field)}>
          <Input
            placeholder={placeholder}
            spellCheck={false}
            autoComplete="off"
            className={css({ maxW: { md: 'panel' } })}
            {...inputOf(`${id}-${field}`, field)}
          />
        </FieldBox>
      ))}
    </SettingsCard>
  );
}

import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Input } from '../../ui/form/Input.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { adminPaths } from '../../lib/adminPaths.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { leavesTab, SettingsCard } from '../shared/form/SettingsCard.tsx';
import { useSettingsForm, type Settings } from './useSettingsForm.ts';
import { css } from '../../ui/theme/styles.ts';

const LIMIT = 160;
const RECOMMENDED = 150;

const labels = { metaDescription: 'Meta açıklama', metaKeywords: 'Meta anahtar kelimeler' };

/** Meta tags for search engines. */
export function SeoForm({ settings }: { settings: Settings }) {
  const id = useId();
  const { form, failure, errorOf, inputOf } = useSettingsForm(settings, {
    metaDescription: settings.metaDescription ?? '',
    metaKeywords: settings.metaKeywords ?? '',
  });
  const { length } = [...form.values.metaDescription];
  const isFitting = length >= RECOMMENDED && length <= LIMIT;
  return (
    <SettingsCard
      title="Arama motorları"
      draft="settings seo"
      labels={labels}
      note="Açıklama ana sayfanındır; öteki sayfalar kendilerini anlatır. Anahtar kelimeler her sayfadadır."
      form={form}
      failure={failure}
      isLeft={leavesTab(adminPaths.settings(), 'seo')}
    >
      <FieldBox id={`${id}-description`} label={labels.metaDescription} error={errorOf('metaDescription')}>
        <TextArea
          rows={3}
          className={css({ py: '2' })}
          {...inputOf(`${id}-description`, 'metaDescription')}
        />
        <chakra.p mt="1" textStyle="xs" color={isFitting ? 'positive' : 'muted'}>
          {length}/{LIMIT} karakter (150-160 önerilir)
        </chakra.p>
      </FieldBox>
      <FieldBox
        id={`${id}-keywords`}
        label={labels.metaKeywords}
        hint="Virgülle ayırın."
        error={errorOf('metaKeywords')}
      >
        <Input {...inputOf(`${id}-keywords`, 'metaKeywords')} />
      </FieldBox>
    </SettingsCard>
  );
}

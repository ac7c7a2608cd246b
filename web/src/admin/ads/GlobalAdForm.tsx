import { chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useId } from 'react';
import { adDelays } from '../../../../domain/ads/ads.ts';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { OutboundLink } from '../../ui/text/TextLink.tsx';
import type { Ads_SettingsFragment } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { inputProps } from '../shared/form/inputProps.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { leavesTab, SettingsCard } from '../shared/form/SettingsCard.tsx';
import { useSaveAds } from './useSaveAds.ts';
import { css } from '../../ui/theme/styles.ts';

interface GlobalAdFormProps {
  settings: Ads_SettingsFragment;
  /** True if the settings could not be read. */
  isLocked: boolean;
}

const formatRate = (rate: number | null | undefined) => (rate == null ? '' : String(rate).replace('.', ','));
const labels = {
  isEnabled: 'Reklamlar açık',
  delayMs: 'Gecikme',
  ratePerThousand: '1.000 gösterim başına gelir (₺)',
  ratePerClick: 'Tıklama başına gelir (₺)',
  adsTxt: 'ads.txt satırları',
};
/** NaN for invalid text; null for an empty one. */
const readRate = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')));

type Save = ReturnType<typeof useSaveAds>['save'];

/** The form of these settings: initial values, checks and submission. */
function useGlobalAds(settings: Ads_SettingsFragment, save: Save) {
  return useFormik({
    initialValues: {
      isEnabled: settings.isEnabled,
      delayMs: settings.delayMs,
      ratePerThousand: formatRate(settings.ratePerThousand),
      ratePerClick: formatRate(settings.ratePerClick),
      adsTxt: settings.adsTxt ?? '',
    },
    enableReinitialize: true,
    validate: ({ ratePerThousand, ratePerClick }) => ({
      ...(Number.isNaN(readRate(ratePerThousand)) ? { ratePerThousand: 'Bir sayı yazın' } : {}),
      ...(Number.isNaN(readRate(ratePerClick)) ? { ratePerClick: 'Bir sayı yazın' } : {}),
    }),
    onSubmit: ({ isEnabled, delayMs, ratePerThousand, ratePerClick, adsTxt }, { setErrors }) =>
      save(
        {
          version: settings.version,
          isEnabled,
          delayMs: Number(delayMs),
          ratePerThousand: readRate(ratePerThousand),
          ratePerClick: readRate(ratePerClick),
          adsTxt,
        },
        setErrors,
      ),
  });
}

/** Settings of all placements. */
export function GlobalAdForm({ settings, isLocked }: GlobalAdFormProps) {
  const id = useId();
  const { save, failure } = useSaveAds();
  const form = useGlobalAds(settings, save);
  const inputOf = (field: keyof typeof form.values) => inputProps(form, id, field);
  return (
    <SettingsCard
      title="Genel ayarlar"
      draft="ads"
      labels={labels}
      note="Bütün yerleşimler için geçerlidir."
      form={form}
      failure={failure}
      isLeft={leavesTab(adminPaths.ads(), 'global', 'placements')}
    >
      <chakra.fieldset disabled={isLocked} display="grid" gap="4" minW="0">
        <EnabledSwitch form={form} />
        <FieldBox
          id={`${id}-delayMs`}
          label={labels.delayMs}
          hint="Kutu ekrana yaklaştıktan sonra reklamın istenmesi için beklenen süre."
          error={form.errors.delayMs}
        >
          <Select {...inputOf('delayMs')}>
            {adDelays.map((delay) => (
              <option key={delay} value={delay}>
                {delay === 0 ? 'Bekleme' : `${delay} ms`}
              </option>
            ))}
          </Select>
        </FieldBox>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap="3"
        >
          <FieldBox
            id={`${id}-ratePerThousand`}
            label={labels.ratePerThousand}
            hint="Gelir, kendi oranınızdan hesaplanır. Boşsa gelir bilinmez."
            error={form.errors.ratePerThousand}
          >
            <Input {...inputOf('ratePerThousand')} inputMode="decimal" />
          </FieldBox>
          <FieldBox
            id={`${id}-ratePerClick`}
            label={labels.ratePerClick}
            hint="Yalnızca ağın reklamları sayılır."
            error={form.errors.ratePerClick}
          >
            <Input {...inputOf('ratePerClick')} inputMode="decimal" />
          </FieldBox>
        </chakra.div>
        <FieldBox
          id={`${id}-adsTxt`}
          label={labels.adsTxt}
          hint="Açık yerleşimlerin AdSense yayıncıları kendiliğinden eklenir."
          error={form.errors.adsTxt}
        >
          <TextArea
            {...inputOf('adsTxt')}
            rows={4}
            className={css({ py: '2', textStyle: 'sm', fontFamily: 'mono' })}
            spellCheck={false}
            placeholder="example.com, 12345, RESELLER"
          />
        </FieldBox>
        <p>
          <OutboundLink href="/ads.txt" target="_blank">
            ads.txt dosyasını aç
          </OutboundLink>
        </p>
      </chakra.fieldset>
    </SettingsCard>
  );
}

function EnabledSwitch({ form }: { form: ReturnType<typeof useGlobalAds> }) {
  return (
    <chakra.label display="flex" alignItems="center" gap="4" minH="11">
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" fontWeight="medium">
          {labels.isEnabled}
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="muted">
          Kapatınca bütün reklamlar siteden hemen kalkar; yerleşim ayarları kalır.
        </chakra.span>
      </chakra.span>
      <Switch
        {...form.getFieldProps({ name: 'isEnabled', type: 'checkbox' })}
        aria-label={labels.isEnabled}
      />
    </chakra.label>
  );
}

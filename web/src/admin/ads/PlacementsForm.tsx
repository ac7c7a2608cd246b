import { chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { adPlacements } from '../../../../domain/ads/ads.ts';
import type { Ads_SettingsFragment } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { fieldLabels } from '../shared/form/fieldLabels.ts';
import { leavesTab, SettingsCard } from '../shared/form/SettingsCard.tsx';
import { placementLabels } from './adLabels.ts';
import { PlacementFields } from './PlacementFields.tsx';
import { inputOfPlacement, placementValues, type PlacementsValues } from './placementValues.ts';
import { useSaveAds } from './useSaveAds.ts';

interface PlacementsFormProps {
  settings: Ads_SettingsFragment;
  /** True if the settings could not be read. */
  isLocked: boolean;
}

const labels = fieldLabels(adPlacements.map((placement) => [placement, placementLabels[placement].name]));

/** The five placements; what one needs shows once it is on. */
export function PlacementsForm({ settings, isLocked }: PlacementsFormProps) {
  const { save, failure } = useSaveAds();
  const form = useFormik<PlacementsValues>({
    initialValues: placementValues(settings),
    enableReinitialize: true,
    onSubmit: (values, { setErrors }) =>
      save(
        {
          version: settings.version,
          placements: adPlacements.map((placement) => inputOfPlacement(placement, values[placement])),
        },
        setErrors,
      ),
  });
  return (
    <SettingsCard
      title="Yerleşimler"
      draft="ad placements"
      labels={labels}
      note="Ağ boş bırakırsa kutuda planı olan işletmeler, yoksa sitenin kendi reklamı gösterilir. Ağ da reklam da girilmemişse kutu yer tutmaz."
      form={form}
      failure={failure}
      isLeft={leavesTab(adminPaths.ads(), 'placements', 'placements')}
    >
      <chakra.fieldset disabled={isLocked} display="grid" gap="3" minW="0">
        {adPlacements.map((placement) => (
          <PlacementFields key={`${placement} ${settings.version}`} placement={placement} form={form} />
        ))}
      </chakra.fieldset>
    </SettingsCard>
  );
}

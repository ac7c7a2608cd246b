import { useState } from 'react';
import { useAdSettingsVersionsQuery, useRestoreAdSettingsMutation } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { pageOfVersions, SettingsVersionsDialog } from '../shared/versions/SettingsVersionsDialog.tsx';
import { adSectionLabels } from './adLabels.ts';

/** Versions of the ad settings, each with a restore button. */
export function AdVersions({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1);
  const result = useAdSettingsVersionsQuery({
    variables: pageOfVersions(page),
    fetchPolicy: 'cache-and-network',
  });
  const [restore, { loading, error }] = useRestoreAdSettingsMutation({ refetchQueries: 'active' });
  return (
    <SettingsVersionsDialog
      title="Reklam ayarlarının sürümleri"
      result={{ ...result, data: latestData(result) }}
      read={({ adSettings, adSettingsVersions }) => ({ current: adSettings.version, ...adSettingsVersions })}
      sectionLabels={adSectionLabels}
      page={page}
      onPage={setPage}
      restore={(variables) => restore({ variables })}
      isBusy={loading}
      error={error}
      onClose={onClose}
    />
  );
}

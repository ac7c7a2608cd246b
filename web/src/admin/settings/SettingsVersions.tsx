import { useState } from 'react';
import { useRestoreSiteSettingsMutation, useSettingsVersionsQuery } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { pageOfVersions, SettingsVersionsDialog } from '../shared/versions/SettingsVersionsDialog.tsx';
import { sectionLabels } from './settingsLabels.ts';

/** Versions of the site's settings, each with a restore button. */
export function SettingsVersions({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1);
  const result = useSettingsVersionsQuery({
    variables: pageOfVersions(page),
    fetchPolicy: 'cache-and-network',
  });
  const [restore, { loading, error }] = useRestoreSiteSettingsMutation({ refetchQueries: 'active' });
  return (
    <SettingsVersionsDialog
      title="Ayarların sürümleri"
      result={{ ...result, data: latestData(result) }}
      read={({ siteSettings, siteSettingsVersions }) => ({
        current: siteSettings.version,
        ...siteSettingsVersions,
      })}
      sectionLabels={sectionLabels}
      page={page}
      onPage={setPage}
      restore={(variables) => restore({ variables })}
      isBusy={loading}
      error={error}
      onClose={onClose}
    />
  );
}

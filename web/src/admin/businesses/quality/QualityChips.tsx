import { isolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { closeIcon } from '../../../ui/icon/icons.ts';
import { useManagedPlaceQuery } from '../../../graphql/generated.ts';
import type { BusinessView } from '../businessView.ts';
import { issueLabels } from './qualityIssues.ts';

interface QualityChipsProps {
  view: BusinessView;
  onChange: (change: Partial<BusinessView>) => void;
}

/** The city, the issue and the import by which the list is filtered, each removable: they have no field of their own. */
export function QualityChips({ view, onChange }: QualityChipsProps) {
  const { data } = useManagedPlaceQuery({
    variables: { kind: 'CITY', id: view.cityId ?? 0 },
    skip: view.cityId === null,
  });
  const city = data?.managedPlace?.name;
  const chips = [
    ...(view.cityId === null
      ? []
      : [
          {
            text: city === undefined ? `${view.cityId} numaralı şehir` : `Şehir: ${isolated(city)}`,
            remove: () => onChange({ cityId: null }),
          },
        ]),
    ...(view.issue ? [{ text: issueLabels[view.issue].label, remove: () => onChange({ issue: '' }) }] : []),
    ...(view.importId === null
      ? []
      : [
          {
            text: `${view.importId} numaralı içe aktarma`,
            remove: () => onChange({ importId: null }),
          },
        ]),
  ];
  if (chips.length === 0) return null;
  return (
    <chakra.ul aria-label="Diğer filtreler" display="flex" flexWrap="wrap" gap="2" mb="3">
      {chips.map(({ text, remove }) => (
        <li key={text}>
          <Button variant="tonal" size="sm" aria-label={`${text}: filtreyi kaldır`} onClick={remove}>
            {text}
            <Icon path={closeIcon} size={14} />
          </Button>
        </li>
      ))}
    </chakra.ul>
  );
}

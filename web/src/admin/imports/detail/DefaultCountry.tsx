import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Select } from '../../../ui/form/Select.tsx';
import { useCarryOutImportMutation, type ImportCard_ImportFragment } from '../../../graphql/generated.ts';
import { countryChoices } from '../../shared/text/countryChoices.ts';
import { useAction } from '../../shared/form/useAction.ts';
import { css } from '../../../ui/theme/styles.ts';

interface DefaultCountryProps {
  /** The dry run. */
  item: ImportCard_ImportFragment;
  /** Another dry run reads the file again. */
  onStarted: (id: number) => void;
  /** Whether the operator changed columns since: to read the file again would lose that. */
  hasChangedColumns: boolean;
}

/** The country of rows that name none and give no sign of theirs. Another choice reads the file again. */
export function DefaultCountry({ item, onStarted, hasChangedColumns }: DefaultCountryProps) {
  const id = useId();
  const { attempt } = useAction();
  const [start, { loading }] = useCarryOutImportMutation();
  const handleChange = (defaultCountry: string) =>
    attempt(async () => {
      const input = { dryRunId: item.id, dryRun: true, defaultCountry };
      const { data } = await start({ variables: { input } });
      if (data) onStarted(data.startImport.id);
    });
  return (
    <chakra.div mt="4" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
      <chakra.label htmlFor={id} fontWeight="medium">
        Varsayılan ülke
      </chakra.label>
      <chakra.div w={{ base: 'full', md: 'category' }}>
        <Select
          id={id}
          className={css({ minH: { base: '11', md: '9' }, textStyle: 'sm' })}
          aria-describedby={`${id}-note`}
          disabled={loading || hasChangedColumns}
          value={item.defaultCountry ?? ''}
          onChange={(event) => void handleChange(event.target.value)}
        >
          <option value="">Yok (boş kalsın)</option>
          {countryChoices().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </chakra.div>
      <chakra.p id={`${id}-note`} color="muted" textStyle="xs" flex="1" minW="min({sizes.48}, 100%)">
        {noteOf(loading, hasChangedColumns)}
      </chakra.p>
    </chakra.div>
  );
}

function noteOf(isReading: boolean, hasChangedColumns: boolean): string {
  if (isReading) return 'Dosya yeniden okunuyor...';
  return hasChangedColumns
    ? 'Önce sütunlardaki değişikliği uygulayın ya da vazgeçin.'
    : 'Yalnızca ülkesi hiçbir bilgiden anlaşılmayan satırlar için. Değiştirince önizleme yenilenir.';
}

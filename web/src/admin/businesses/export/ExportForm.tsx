import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { infoIcon, warnIcon } from '../../../ui/icon/icons.ts';
import { Input } from '../../../ui/form/Input.tsx';
import { CategoryFilter } from '../../shared/form/CategoryFilter.tsx';
import { CountryFilter } from '../../shared/form/CountryFilter.tsx';
import { FieldBox } from '../../shared/form/FieldBox.tsx';
import { Note } from '../../shared/page/Note.tsx';
import { denseField } from '../../shared/table/denseField.ts';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { RECOMMENDED } from './exportRange.ts';

export interface ExportValues {
  /** First and last position, as typed. */
  start: string;
  end: string;
  /** Slug; '' for all. */
  category: string;
  /** Code; '' for all. */
  country: string;
}

interface ExportFormProps {
  /** Id of the form, which its button refers to. */
  id: string;
  values: ExportValues;
  /** Error of the range; '' for a valid one. */
  problem: string;
  categoryName: string;
  countries: readonly { code: string }[];
  /** Conditions of the list that an export does not take; '' if there are none. */
  unapplied: string;
  onChange: (change: Partial<ExportValues>) => void;
  onSubmit: () => void;
}

const ends = [
  { name: 'start', label: 'Başlangıç' },
  { name: 'end', label: 'Bitiş' },
] as const;

/** The range of listings to export, and filters. */
export function ExportForm({ id, values, problem, onChange, onSubmit, ...choices }: ExportFormProps) {
  const problemId = useId();
  return (
    <chakra.form
      id={id}
      noValidate
      display="flex"
      flexDirection="column"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        {ends.map(({ name, label }) => (
          <FieldBox key={name} id={`${id}-${name}`} label={label}>
            <Input
              {...denseField}
              id={`${id}-${name}`}
              inputMode="numeric"
              autoComplete="off"
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? problemId : undefined}
              value={values[name]}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            />
          </FieldBox>
        ))}
      </chakra.div>
      {problem ? (
        <Note id={problemId} icon={warnIcon} tone="danger" role="alert">
          {problem}
        </Note>
      ) : null}
      <CategoryFilter
        name={choices.categoryName}
        onChange={(category) => onChange({ category: category?.slug ?? '' })}
      />
      <CountryFilter
        countries={choices.countries}
        country={values.country}
        onChange={(country) => onChange({ country })}
      />
      {choices.unapplied ? (
        <Note icon={warnIcon}>
          Listedeki şu koşullar dosyaya uygulanmaz: {choices.unapplied}. Dosyada bunlara uymayan kayıtlar da
          olur.
        </Note>
      ) : null}
      <Note icon={infoIcon} tone="neutral">
        Sıra, yükleme sırasıdır. Tek seferde {formatNumber(RECOMMENDED)} kayıt önerilir; 100.000 üzeri
        sorulur, 1.000.000 üzeri yapılmaz.
      </Note>
    </chakra.form>
  );
}

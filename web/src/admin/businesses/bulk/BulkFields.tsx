import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Select } from '../../../ui/form/Select.tsx';
import type { BulkChangesInput, BusinessStatus } from '../../../graphql/generated.ts';
import { CategoryFilter, type ChosenCategory } from '../../shared/form/CategoryFilter.tsx';
import { FieldBox } from '../../shared/form/FieldBox.tsx';
import { denseField } from '../../shared/table/denseField.ts';
import { countryChoices } from '../../shared/text/countryChoices.ts';
import { CityField } from './CityField.tsx';

/** New values; an undefined one leaves its field unchanged. */
export type BulkChanges = { [Name in keyof BulkChangesInput]: BulkChangesInput[Name] | undefined };

interface BulkFieldsProps {
  changes: BulkChanges;
  category: ChosenCategory | null;
  onCategory: (category: ChosenCategory | null) => void;
  onChange: (changes: BulkChanges) => void;
}

const unchanged = 'Olduğu gibi kalsın';
/** Value of the choice to derive the country; no country has this code. */
const derived = 'derive';
const derivedLabel = 'Boşsa konum, adres ve telefondan bul';

/** The fields that a bulk edit can change, each left unchanged at first. */
export function BulkFields({ changes, category, onCategory, onChange }: BulkFieldsProps) {
  const cityFieldId = useId();
  return (
    <>
      <chakra.div>
        <chakra.p mb="1.5" fontWeight="medium" aria-hidden="true">
          Kategori
        </chakra.p>
        <CategoryFilter name={category?.name ?? ''} placeholder={unchanged} hasEmpty onChange={onCategory} />
      </chakra.div>
      <FieldBox id={cityFieldId} label="Şehir">
        <CityField
          id={cityFieldId}
          placeholder={unchanged}
          // A city determines its country.
          onChange={(cityId) =>
            onChange(cityId === undefined ? { cityId } : { ...countryChange(''), cityId })
          }
        />
      </FieldBox>
      <Choice
        label="Ülke"
        isDisabled={changes.cityId != null}
        value={changes.deriveCountry ? derived : (changes.countryCode ?? '')}
        choices={[{ value: derived, label: derivedLabel }, ...countryChoices()]}
        onChange={(code) => onChange(countryChange(code))}
      />
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" columnGap="3" rowGap="4">
        <Answer label="Açık" no="Kapalı" value={changes.isOpen} onChange={(isOpen) => onChange({ isOpen })} />
        <Answer
          label="Doğrulanmış"
          no="Doğrulanmamış"
          value={changes.isVerified}
          onChange={(isVerified) => onChange({ isVerified })}
        />
        <Removal
          label="Telefon"
          isRemoved={changes.clearPhone}
          onChange={(clearPhone) => onChange({ clearPhone })}
        />
        <Removal
          label="Web sitesi"
          isRemoved={changes.clearWebsite}
          onChange={(clearWebsite) => onChange({ clearWebsite })}
        />
      </chakra.div>
      <Choice
        label="İşletme durumu"
        value={changes.businessStatus ?? ''}
        choices={statusChoices}
        onChange={(status) =>
          onChange({ businessStatus: (status || undefined) as BusinessStatus | undefined })
        }
      />
    </>
  );
}

const statusChoices: readonly ChoiceOption[] = [
  { value: 'OPERATIONAL', label: 'Faaliyette' },
  { value: 'CLOSED_TEMPORARILY', label: 'Geçici olarak kapalı' },
  { value: 'CLOSED_PERMANENTLY', label: 'Kalıcı olarak kapalı' },
];

/** `code` is that of a country, the choice to derive it, or '' to leave it unchanged. */
function countryChange(code: string): BulkChanges {
  if (code === derived) return { countryCode: undefined, deriveCountry: true };
  return { countryCode: code || undefined, deriveCountry: undefined };
}

interface ChoiceOption {
  value: string;
  label: string;
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly ChoiceOption[];
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

/** A select whose first option, '', leaves the field unchanged. */
function Choice({ label, value, choices, isDisabled = false, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <FieldBox id={id} label={label}>
      <Select
        {...denseField}
        id={id}
        disabled={isDisabled}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{unchanged}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </FieldBox>
  );
}

interface AnswerProps {
  label: string;
  /** Label of the choice `false`; that of `true` is `label`. */
  no: string;
  value: boolean | null | undefined;
  onChange: (value: boolean | undefined) => void;
}

function Answer({ label, no, value, onChange }: AnswerProps) {
  return (
    <Choice
      label={label}
      value={value == null ? '' : value ? 'yes' : 'no'}
      choices={[
        { value: 'yes', label },
        { value: 'no', label: no },
      ]}
      onChange={(text) => onChange(text === '' ? undefined : text === 'yes')}
    />
  );
}

interface RemovalProps {
  label: string;
  isRemoved: boolean | null | undefined;
  onChange: (isRemoved: true | undefined) => void;
}

function Removal({ label, isRemoved, onChange }: RemovalProps) {
  return (
    <Choice
      label={label}
      value={isRemoved ? 'remove' : ''}
      choices={[{ value: 'remove', label: 'Kaldır' }]}
      onChange={(text) => onChange(text ? true : undefined)}
    />
  );
}

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Radio } from '../../components/Radio.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { useHydrated } from '../../components/useHydrated.ts';
import { FacetCount } from './FacetCount.tsx';
import { facetText } from './facetText.ts';

interface FacetFieldsetProps {
  legend: string;
  kind: 'radio' | 'checkbox';
  name: string;
  formId: string;
  /** Label of the choice of none; radios alone. */
  anyLabel?: string;
  facets: readonly { value: string; label: string; count: number | null }[];
  /** What is chosen, also where no facet says it. */
  chosen: readonly { value: string; label: string }[];
  isBound: boolean;
  onChoose: (value: string) => void;
}

/** Choices shown before the rest is asked for. */
const shown = 8;

/** Choices of one kind with their counts, what is chosen always among them. */
export function FacetFieldset(props: FacetFieldsetProps) {
  const { legend, kind, name, formId, anyLabel, facets, chosen, isBound, onChoose } = props;
  const hydrated = useHydrated();
  const [isWhole, setIsWhole] = useState(false);
  const isChosen = (value: string) => chosen.some((choice) => choice.value === value);
  const listed = isWhole || !hydrated ? facets : facets.slice(0, shown);
  const missing = chosen
    .filter(({ value }) => !listed.some((facet) => facet.value === value))
    .map((choice) => facets.find(({ value }) => value === choice.value) ?? { ...choice, count: null });
  const Control = kind === 'radio' ? Radio : Checkbox;
  const choices = [...(anyLabel ? [{ value: '', label: anyLabel, count: null }] : []), ...missing, ...listed];
  return (
    <fieldset>
      <chakra.legend textStyle="sm" fontWeight="bold" mb="1">
        {legend}
      </chakra.legend>
      {choices.map(({ value, label, count }) => (
        <chakra.label
          key={value}
          display="flex"
          alignItems="center"
          gap="2.5"
          minH={{ base: '11', md: '10' }}
          textStyle={{ base: 'md', md: 'sm' }}
        >
          <Control
            name={name}
            value={value}
            form={formId}
            checked={value === '' ? chosen.length === 0 : isChosen(value)}
            onChange={() => onChoose(value)}
          />
          <chakra.span minW="0" overflowWrap="anywhere">
            {label}
          </chakra.span>
          <FacetCount>{facetText({ count }, isBound)}</FacetCount>
        </chakra.label>
      ))}
      {hydrated && !isWhole && facets.length > shown ? (
        <Button variant="ghost" size="sm" mx="-3" onClick={() => setIsWhole(true)}>
          Show {facets.length - shown} more
        </Button>
      ) : null}
    </fieldset>
  );
}

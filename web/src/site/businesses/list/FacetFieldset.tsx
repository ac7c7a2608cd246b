import { useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { Radio } from '../../../ui/form/Radio.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FacetCount } from './FacetCount.tsx';
import { facetText } from './facetText.ts';
import { css } from '../../../ui/theme/styles.ts';

interface FacetFieldsetProps {
  legend: string;
  kind: 'radio' | 'checkbox';
  name: string;
  formId: string;
  /** Label of the choice of none; only for radio buttons. */
  anyLabel?: string;
  facets: readonly { value: string; label: string; count: number | null; isLowerBound?: boolean }[];
  /** Selected values, including those that no facet lists. */
  chosen: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** Choices shown before the list is expanded. */
const shown = 8;

/** Choices of one kind with their counts, always including the chosen ones. */
export function FacetFieldset(props: FacetFieldsetProps) {
  const { legend, kind, name, formId, anyLabel, facets, chosen, onChoose } = props;
  const [isWhole, setIsWhole] = useState(false);
  const isChosen = (value: string) => chosen.some((choice) => choice.value === value);
  const listed = isWhole ? facets : facets.slice(0, shown);
  const missing = chosen
    .filter(({ value }) => !listed.some((facet) => facet.value === value))
    .map((choice) => facets.find(({ value }) => value === choice.value) ?? { ...choice, count: null });
  const Control = kind === 'radio' ? Radio : Checkbox;
  const any = anyLabel ? [{ value: '', label: anyLabel, count: null }] : [];
  const hidden = facets.slice(listed.length).filter(({ value }) => !isChosen(value));
  const choices = [...any, ...missing, ...listed, ...hidden.map((facet) => ({ ...facet, isHidden: true }))];
  return (
    <fieldset>
      <legend className={css({ textStyle: 'sm', fontWeight: 'bold', mb: '1' })}>{legend}</legend>
      {choices.map(({ value, label, count, ...facet }) => (
        <label
          key={value}
          className={css({
            display: 'isHidden' in facet ? 'none' : 'flex',
            alignItems: 'center',
            gap: '2.5',
            minH: { base: '11', md: '10' },
            textStyle: { base: 'md', md: 'sm' },
          })}
          data-more={'isHidden' in facet ? '' : undefined}
        >
          <Control
            name={name}
            value={value}
            form={formId}
            checked={value === '' ? chosen.length === 0 : isChosen(value)}
            onChange={() => onChoose(value)}
          />
          <span className={css({ minW: '0', overflowWrap: 'anywhere' })}>{label}</span>
          <FacetCount>
            {facetText({ count }, 'isLowerBound' in facet && facet.isLowerBound === true)}
          </FacetCount>
        </label>
      ))}
      {hidden.length > 0 ? (
        <Button
          variant="ghost"
          size="sm"
          className={css({ mx: '-3' })}
          onClick={({ currentTarget }) => {
            // The button goes; what it shows comes first.
            const next = currentTarget.parentElement?.querySelector<HTMLElement>('[data-more] input');
            setIsWhole(true);
            setTimeout(() => next?.focus());
          }}
          data-needs-script=""
        >
          Show {hidden.length} more
        </Button>
      ) : null}
    </fieldset>
  );
}

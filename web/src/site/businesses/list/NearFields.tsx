import { useId } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { useHydrated } from '../../../ui/hydration/useHydrated.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import { STANDARD_RADIUS, originText, parseRadius } from '../../../../../domain/search/businessSearch.ts';
import { css } from '../../../ui/theme/styles.ts';
import type { CurrentPosition } from './useCurrentPosition.ts';

interface NearFieldsProps {
  search: BusinessSearch;
  formId: string;
  here: CurrentPosition;
  onChange: (change: Partial<BusinessSearch>) => void;
}

const radii = [5, 10, 25, 50, 100, 200];

/** Origin of distances: the visitor's position, or a typed place, which works without script too. */
export function NearFields({ search, formId, here, onChange }: NearFieldsProps) {
  const id = useId();
  const hydrated = useHydrated();
  const { isLocating, locate } = here;
  const { near, radius } = search;
  const place = near && 'place' in near ? near.place : '';
  const isHere = near !== null && place === '';
  const leave = () =>
    onChange({ near: null, radius: null, sort: search.sort === 'distance' ? null : search.sort });
  return (
    <fieldset>
      <legend className={css({ textStyle: 'sm', fontWeight: 'bold', mb: '1' })}>Near</legend>
      <label
        data-needs-script=""
        className={css({
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minH: { base: '11', md: '10' },
          textStyle: { base: 'md', md: 'sm' },
          fontWeight: 'medium',
        })}
      >
        {isLocating ? 'Looking for you…' : 'Near me'}
        <Switch
          checked={isHere || isLocating}
          disabled={isLocating || !hydrated}
          onChange={(event) => (event.currentTarget.checked ? locate() : leave())}
        />
      </label>
      <div className={css({ display: 'flex', gap: '2', mt: '1' })}>
        {isHere ? <input type="hidden" name="near" value={originText(near)} form={formId} /> : null}
        <label className={css({ flex: '1', minW: '0' })}>
          <VisuallyHidden>Near a place</VisuallyHidden>
          <Input
            name="near"
            form={formId}
            defaultValue={place}
            placeholder="City, district or ZIP"
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
          />
        </label>
        <Button type="submit" form={formId} variant="line">
          Go
        </Button>
      </div>
      {near ? (
        <div className={css({ mt: '2' })}>
          <label htmlFor={id}>
            <VisuallyHidden>Distance</VisuallyHidden>
          </label>
          <Select
            id={id}
            name="radius"
            form={formId}
            value={radius ?? STANDARD_RADIUS}
            onChange={(event) => onChange({ radius: parseRadius(event.currentTarget.value) })}
          >
            {[...new Set([...radii, radius ?? STANDARD_RADIUS])]
              .sort((a, b) => a - b)
              .map((km) => (
                <option key={km} value={km}>
                  Within {km} km
                </option>
              ))}
          </Select>
        </div>
      ) : null}
    </fieldset>
  );
}

import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { useAuditActorsQuery } from '../../graphql/generated.ts';
import { activityActions, activityLabel } from '../shared/text/activityLabels.ts';
import { DayInput } from './DayInput.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { auditObjects } from './auditObjects.ts';
import { css } from '../../ui/theme/styles.ts';

interface AuditFiltersProps {
  params: URLSearchParams;
  /** Null takes a parameter away. */
  onChange: (change: Record<string, string | null>, isReplaced?: boolean) => void;
}

/** Filters by actor, action, entity and time, held in the URL. */
export function AuditFilters({ params, onChange }: AuditFiltersProps) {
  const id = useId();
  const kind = params.get('kind') ?? '';
  const valueOf = (name: string) => params.get(name) ?? '';
  return (
    <Card as="search" className={css({ display: 'block', p: { base: '3.5', md: '4' }, mb: '4' })}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="3"
      >
        <ActorField id={`${id}-who`} value={valueOf('who')} onChange={(who) => onChange({ who })} />
        <FieldBox id={`${id}-kind`} label="Nesne">
          <Select
            id={`${id}-kind`}
            value={kind}
            onChange={({ currentTarget }) =>
              onChange({ kind: currentTarget.value, object: null, action: null })
            }
          >
            <option value="">Her şey</option>
            {Object.entries(auditObjects).map(([name, labels]) => (
              <option key={name} value={name}>
                {labels.name}
              </option>
            ))}
          </Select>
        </FieldBox>
        <FieldBox id={`${id}-action`} label="İşlem">
          <Select
            id={`${id}-action`}
            value={valueOf('action')}
            onChange={({ currentTarget }) => onChange({ action: currentTarget.value })}
          >
            <option value="">Her işlem</option>
            {activityActions(kind).map((action) => (
              <option key={action} value={action}>
                {activityLabel(action).text}
              </option>
            ))}
          </Select>
        </FieldBox>
        <FieldBox id={`${id}-object`} label="Nesne numarası" hint={kind ? undefined : 'Önce nesneyi seçin.'}>
          <ObjectInput
            key={`${kind} ${valueOf('object')}`}
            id={`${id}-object`}
            isDisabled={!kind}
            value={valueOf('object')}
            onChange={(object) => onChange({ object })}
          />
        </FieldBox>
        <DayFields id={id} params={params} onChange={onChange} />
      </chakra.div>
      {params.size > 0 ? (
        <Button
          variant="ghost"
          size="sm"
          className={css({ mt: '2', ml: '-3' })}
          onClick={() => onChange(Object.fromEntries([...params.keys()].map((name) => [name, null])))}
        >
          Filtreleri temizle
        </Button>
      ) : null}
    </Card>
  );
}

interface AuditFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/** Who acted: an operator, an API key or the system. */
function ActorField({ id, value, onChange }: AuditFieldProps) {
  const { data } = useAuditActorsQuery();
  return (
    <FieldBox id={id} label="Kim">
      <Select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">Herkes</option>
        {data?.auditActors.map(({ actor, name }) => (
          <option key={actor} value={actor}>
            {actor.startsWith('key:') ? `API: ${name}` : name}
          </option>
        ))}
        <option value="system">Sistem</option>
      </Select>
    </FieldBox>
  );
}

/** The id of an object, applied once the operator leaves the field or presses Enter. */
function ObjectInput({ id, value, isDisabled, onChange }: AuditFieldProps & { isDisabled: boolean }) {
  function apply(input: HTMLInputElement) {
    const typed = input.value.trim();
    if (typed !== value) onChange(typed);
  }
  return (
    <Input
      id={id}
      inputMode="numeric"
      disabled={isDisabled}
      defaultValue={value}
      onBlur={({ currentTarget }) => apply(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') apply(currentTarget);
      }}
    />
  );
}

function DayFields({ id, params, onChange }: AuditFiltersProps & { id: string }) {
  return (['from', 'to'] as const).map((name) => (
    <FieldBox
      key={name}
      id={`${id}-${name}`}
      label={name === 'from' ? 'Başlangıç günü' : 'Bitiş günü (dahil)'}
    >
      <DayInput
        id={`${id}-${name}`}
        day={params.get(name) ?? ''}
        onDay={(day) => onChange({ [name]: day }, true)}
      />
    </FieldBox>
  ));
}

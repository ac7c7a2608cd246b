import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { plusIcon, trashIcon } from '../../../../ui/icon/adminIcons.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import type { EditFeature, EditSection } from '../editSections.ts';
import { FieldError } from '../../../shared/form/FieldBox.tsx';
import { useEditField, type EditField } from './useEditField.ts';
import { css } from '../../../../ui/theme/styles.ts';

/** Features in named sections, each present, absent, or described by a text. */
export function SectionsField() {
  return <Sections field={useEditField('about')} />;
}

const Sections = memo(function Sections({
  field: { value: sections, error, setValue, control },
}: {
  field: EditField<'about'>;
}) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" onBlur={control.onBlur}>
      {sections.map((section, at) => (
        // Sections and features have no identity but their place; names change while they are typed.
        <SectionGroup
          key={at}
          section={section}
          onChange={(part) => setValue(sections.map((each, i) => (i === at ? { ...each, ...part } : each)))}
          onRemove={() => setValue(sections.filter((_, i) => i !== at))}
        />
      ))}
      <Button
        variant="line"
        size="sm"
        className={css({ alignSelf: 'flex-start' })}
        onClick={() => setValue([...sections, { name: '', features: [] }])}
      >
        <Icon path={plusIcon} size={18} />
        Bölüm ekle
      </Button>
      <FieldError id={control.id} error={error} />
    </chakra.div>
  );
});

interface SectionGroupProps {
  section: EditSection;
  onChange: (part: Partial<EditSection>) => void;
  onRemove: () => void;
}

function SectionGroup({ section, onChange, onRemove }: SectionGroupProps) {
  const { name, features } = section;
  const setFeature = (index: number, part: Partial<EditFeature>) =>
    onChange({ features: features.map((each, i) => (i === index ? { ...each, ...part } : each)) });
  return (
    <chakra.div role="group" aria-label={name || 'Yeni bölüm'} display="flex" flexDirection="column" gap="2">
      <chakra.div display="flex" gap="1.5">
        <Input
          aria-label="Bölüm adı"
          placeholder="Bölüm adı"
          className={css({ minH: { base: '11', md: '9' }, fontWeight: 'medium' })}
          value={name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <RemoveButton aria-label={`${name || 'Yeni bölüm'}: bölümü sil`} onClick={onRemove} />
      </chakra.div>
      {features.map((feature, index) => (
        <FeatureRow
          key={index}
          feature={feature}
          onChange={(part) => setFeature(index, part)}
          onRemove={() => onChange({ features: features.filter((_, i) => i !== index) })}
        />
      ))}
      <Button
        variant="ghost"
        size="sm"
        className={css({ alignSelf: 'flex-start', ml: '2' })}
        onClick={() => onChange({ features: [...features, { name: '', kind: 'yes', text: '' }] })}
      >
        <Icon path={plusIcon} size={18} />
        Özellik ekle
      </Button>
    </chakra.div>
  );
}

interface FeatureRowProps {
  feature: EditFeature;
  onChange: (part: Partial<EditFeature>) => void;
  onRemove: () => void;
}

function FeatureRow({ feature: { name, kind, text }, onChange, onRemove }: FeatureRowProps) {
  return (
    <chakra.div display="flex" gap="1.5" pl="4">
      <chakra.div flex="1" minW="0" display="grid" gridTemplateColumns="minmax(0, 1fr) {sizes.26}" gap="1.5">
        <Input
          aria-label="Özellik"
          placeholder="Özellik"
          className={css({ minH: { base: '11', md: '9' } })}
          value={name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <Select
          aria-label={`${name || 'Yeni özellik'}: değer`}
          className={css({ minH: { base: '11', md: '9' } })}
          value={kind}
          onChange={(event) => onChange({ kind: event.currentTarget.value as EditFeature['kind'] })}
        >
          <option value="yes">Var</option>
          <option value="no">Yok</option>
          <option value="text">Metin</option>
        </Select>
        {kind === 'text' ? (
          <Input
            className={css({ gridColumn: '1 / -1', minH: { base: '11', md: '9' } })}
            aria-label={`${name || 'Yeni özellik'}: metin`}
            value={text}
            onChange={(event) => onChange({ text: event.currentTarget.value })}
          />
        ) : null}
      </chakra.div>
      <RemoveButton aria-label={`${name || 'Yeni özellik'}: sil`} onClick={onRemove} />
    </chakra.div>
  );
}

function RemoveButton(props: { 'aria-label': string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="icon" {...props}>
      <Icon path={trashIcon} size={18} />
    </Button>
  );
}

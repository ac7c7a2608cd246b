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
  const set = (index: number, part: Partial<EditSection>) =>
    setValue(sections.map((section, i) => (i === index ? { ...section, ...part } : section)));
  const setFeature = (section: EditSection, at: number, index: number, part: Partial<EditFeature>) =>
    set(at, { features: section.features.map((each, i) => (i === index ? { ...each, ...part } : each)) });

  return (
    <chakra.div display="flex" flexDirection="column" gap="4" onBlur={control.onBlur}>
      {sections.map((section, at) => (
        // Sections and features have no identity but their place; names change while they are typed.
        <chakra.div
          key={at}
          role="group"
          aria-label={section.name || 'Yeni bölüm'}
          display="flex"
          flexDirection="column"
          gap="2"
        >
          <chakra.div display="flex" gap="1.5">
            <Input
              aria-label="Bölüm adı"
              placeholder="Bölüm adı"
              className={css({ minH: { base: '11', md: '9' }, fontWeight: 'medium' })}
              value={section.name}
              onChange={(event) => set(at, { name: event.currentTarget.value })}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`${section.name || 'Yeni bölüm'}: bölümü sil`}
              onClick={() => setValue(sections.filter((_, i) => i !== at))}
            >
              <Icon path={trashIcon} size={18} />
            </Button>
          </chakra.div>
          {section.features.map((feature, index) => (
            <chakra.div key={index} display="flex" gap="1.5" pl="4">
              <chakra.div
                flex="1"
                minW="0"
                display="grid"
                gridTemplateColumns="minmax(0, 1fr) {sizes.26}"
                gap="1.5"
              >
                <Input
                  aria-label="Özellik"
                  placeholder="Özellik"
                  className={css({ minH: { base: '11', md: '9' } })}
                  value={feature.name}
                  onChange={(event) => setFeature(section, at, index, { name: event.currentTarget.value })}
                />
                <Select
                  aria-label={`${feature.name || 'Yeni özellik'}: değer`}
                  className={css({ minH: { base: '11', md: '9' } })}
                  value={feature.kind}
                  onChange={(event) =>
                    setFeature(section, at, index, { kind: event.currentTarget.value as EditFeature['kind'] })
                  }
                >
                  <option value="yes">Var</option>
                  <option value="no">Yok</option>
                  <option value="text">Metin</option>
                </Select>
                {feature.kind === 'text' ? (
                  <Input
                    className={css({ gridColumn: '1 / -1', minH: { base: '11', md: '9' } })}
                    aria-label={`${feature.name || 'Yeni özellik'}: metin`}
                    value={feature.text}
                    onChange={(event) => setFeature(section, at, index, { text: event.currentTarget.value })}
                  />
                ) : null}
              </chakra.div>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`${feature.name || 'Yeni özellik'}: sil`}
                onClick={() => set(at, { features: section.features.filter((_, i) => i !== index) })}
              >
                <Icon path={trashIcon} size={18} />
              </Button>
            </chakra.div>
          ))}
          <Button
            variant="ghost"
            size="sm"
            className={css({ alignSelf: 'flex-start', ml: '2' })}
            onClick={() => set(at, { features: [...section.features, { name: '', kind: 'yes', text: '' }] })}
          >
            <Icon path={plusIcon} size={18} />
            Özellik ekle
          </Button>
        </chakra.div>
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

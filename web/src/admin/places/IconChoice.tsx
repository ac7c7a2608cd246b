import { chakra } from '@chakra-ui/react';
import { categoryIconNames } from '../../../../domain/listing/categoryIcons.ts';
import { categoryLook } from '../../ui/icon/categoryLook.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconLabels } from './placeLabels.ts';

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    px: '1',
    py: '2',
    textStyle: 'xs',
    textAlign: 'center',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&[data-chosen]': { boxShadow: 'inset 0 0 0 2px {colors.accent}', fontWeight: 'bold' },
    // It covers the choice, so that its own outline surrounds it: not every browser has :has().
    '& input': {
      position: 'absolute',
      inset: '0',
      m: '0',
      appearance: 'none',
      borderRadius: 'inherit',
      cursor: 'inherit',
      _focusVisible: { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    },
  },
});

interface IconChoiceProps {
  /** Name of the category, which determines the default icon. */
  name: string;
  /** '' if none is chosen. */
  value: string;
  onChange: (value: string) => void;
}

/** The icon of a category: a chosen one, or the default for its name. */
export function IconChoice({ name, value, onChange }: IconChoiceProps) {
  const options = ['', ...categoryIconNames];
  return (
    <chakra.fieldset>
      <chakra.legend mb="1.5" fontWeight="medium">
        Simge
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax({sizes.20}, 1fr))" gap="1">
        {options.map((icon) => (
          <Choice key={icon} data-chosen={value === icon ? '' : undefined}>
            <input
              type="radio"
              name="icon"
              value={icon}
              checked={value === icon}
              onChange={() => onChange(icon)}
            />
            <Icon path={categoryLook({ name, icon }).icon} />
            {icon === '' ? 'Ada göre' : (iconLabels[icon] ?? icon)}
          </Choice>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

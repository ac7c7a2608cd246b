import { chakra } from '@chakra-ui/react';
import { getIn, type FormikProps } from 'formik';
import { useId } from 'react';
import { adFormats, adFrequencies } from '../../../../domain/ads/ads.ts';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import type { AdPlacement } from '../../graphql/generated.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { AdStyleField } from './AdStyleField.tsx';
import { formatLabels, placementLabels } from './adLabels.ts';
import type { PlacementsValues } from './placementValues.ts';

interface PlacementFieldsProps {
  placement: AdPlacement;
  form: Pick<FormikProps<PlacementsValues>, 'values' | 'errors' | 'getFieldProps' | 'setFieldValue'>;
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '3',
};

/** One placement: a switch, and its details while it is on. */
export function PlacementFields({ placement, form }: PlacementFieldsProps) {
  const id = useId();
  const { name, where } = placementLabels[placement];
  const { isEnabled } = form.values[placement];
  return (
    <chakra.section
      aria-labelledby={id}
      borderTopWidth="1px"
      borderColor="line"
      pt="3"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <chakra.label display="flex" alignItems="center" gap="4" minH="11">
        <chakra.span flex="1" minW="0">
          <chakra.span id={id} display="block" fontWeight="medium">
            {name}
          </chakra.span>
          <chakra.span display="block" textStyle="sm" color="muted">
            {where}
          </chakra.span>
        </chakra.span>
        <Switch
          {...form.getFieldProps({ name: `${placement}.isEnabled`, type: 'checkbox' })}
          aria-label={`${name}: açık`}
        />
      </chakra.label>
      {isEnabled ? <PlacementDetails id={id} placement={placement} form={form} /> : null}
    </chakra.section>
  );
}

/** Props of the boxes and inputs of a placement, by the path of their field. */
function fieldsOf({ id, placement, form }: PlacementFieldsProps & { id: string }) {
  const errorOf = (field: string) => {
    const error: unknown = getIn(form.errors, `${placement}.${field}`);
    return typeof error === 'string' ? error : undefined;
  };
  const boxOf = (field: string) => ({ id: `${id}-${field}`, error: errorOf(field) });
  const inputOf = (field: string) => ({
    ...form.getFieldProps(`${placement}.${field}`),
    id: `${id}-${field}`,
    'aria-invalid': errorOf(field) ? (true as const) : undefined,
    'aria-describedby': errorOf(field) ? `${id}-${field}-error` : undefined,
  });
  return { errorOf, boxOf, inputOf };
}

function PlacementDetails(props: PlacementFieldsProps & { id: string }) {
  const { id, placement, form } = props;
  const { errorOf, boxOf, inputOf } = fieldsOf(props);
  const { adStyle } = form.values[placement];
  return (
    <chakra.div display="grid" gap="3" mt="3">
      <chakra.div {...pair}>
        <FieldBox {...boxOf('format')} label="Biçim">
          <Select {...inputOf('format')}>
            {adFormats.map((format) => (
              <option key={format} value={format}>
                {formatLabels[format]}
              </option>
            ))}
          </Select>
        </FieldBox>
        <FieldBox
          {...boxOf('frequency')}
          label="Sıklık"
          hint={placement === 'INLINE' ? undefined : 'Yalnızca liste içi yerleşimde kullanılır.'}
        >
          <Select {...inputOf('frequency')}>
            {adFrequencies.map((count) => (
              <option key={count} value={count}>
                {count === 1 ? 'Her içerikten sonra' : `Her ${count} içerikte bir`}
              </option>
            ))}
          </Select>
        </FieldBox>
        <FieldBox {...boxOf('adClient')} label="Yayıncı kimliği" hint="AdSense: ca-pub-…">
          <Input {...inputOf('adClient')} spellCheck={false} autoComplete="off" />
        </FieldBox>
        <FieldBox {...boxOf('adSlot')} label="Reklam birimi" hint="Yalnızca rakamlar.">
          <Input {...inputOf('adSlot')} inputMode="numeric" autoComplete="off" />
        </FieldBox>
      </chakra.div>
      <AdStyleField
        id={`${id}-adStyle`}
        style={adStyle}
        error={errorOf('adStyle')}
        onChange={(style) => void form.setFieldValue(`${placement}.adStyle`, style)}
      />
      <HouseAdFields boxOf={boxOf} inputOf={inputOf} />
    </chakra.div>
  );
}

/** The ad of the site itself, shown where the network has none. */
function HouseAdFields({ boxOf, inputOf }: Pick<ReturnType<typeof fieldsOf>, 'boxOf' | 'inputOf'>) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="medium">Sitenin kendi reklamı</chakra.legend>
      <chakra.p textStyle="xs" color="muted" mb="2">
        Ağ kimliği yoksa, ağ boş dönerse ya da ziyaretçi ağ reklamlarına onay vermediyse gösterilir.
      </chakra.p>
      <chakra.div {...pair}>
        <FieldBox {...boxOf('houseAd.title')} label="Başlık">
          <Input {...inputOf('houseAd.title')} />
        </FieldBox>
        <FieldBox {...boxOf('houseAd.url')} label="Bağlantı" hint="https://… ya da /contact gibi bir yol.">
          <Input {...inputOf('houseAd.url')} inputMode="url" spellCheck={false} />
        </FieldBox>
        <FieldBox {...boxOf('houseAd.text')} label="Metin">
          <Input {...inputOf('houseAd.text')} />
        </FieldBox>
        <FieldBox {...boxOf('houseAd.label')} label="Düğme">
          <Input {...inputOf('houseAd.label')} />
        </FieldBox>
      </chakra.div>
    </chakra.fieldset>
  );
}

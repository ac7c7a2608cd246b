import { chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { lazy, Suspense, useId, useState, type ComponentType } from 'react';
import { Button } from '../../../../ui/form/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { externalIcon, mapIcon } from '../../../../ui/icon/icons.ts';
import { Input } from '../../../../ui/form/Input.tsx';
import type { EditValues } from '../editValues.ts';
import { readCoordinate } from '../editValues.ts';
import { FieldBox } from '../../../shared/form/FieldBox.tsx';
import { MapNotLoaded } from '../../../shared/map/MapNotLoaded.tsx';
import type { PositionMapProps } from './PositionMap.tsx';
import { readMapLink } from '../readMapLink.ts';
import { TextField } from './TextField.tsx';
import { css } from '../../../../ui/theme/styles.ts';

const PositionMap = lazy<ComponentType<PositionMapProps>>(() =>
  import('./PositionMap.tsx').then(
    (module) => ({ default: module.PositionMap }),
    () => ({ default: MapNotLoaded }),
  ),
);

/** Position: degrees, a pasted map link, or a pin on a map. Each follows the others. */
export function PlaceFields() {
  const { values, setValues } = useFormikContext<EditValues>();
  const [isMapOpen, setIsMapOpen] = useState(false);
  const [latitude, longitude] = [readCoordinate(values.latitude), readCoordinate(values.longitude)];
  const point = isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null;

  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <PositionInput />
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        <TextField name="latitude" inputMode="decimal" />
        <TextField name="longitude" inputMode="decimal" />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="line"
          size="sm"
          aria-expanded={isMapOpen}
          onClick={() => setIsMapOpen((isOpen) => !isOpen)}
        >
          <Icon path={mapIcon} size={18} />
          {isMapOpen ? 'Haritayı kapat' : point ? 'Haritada göster ve taşı' : 'Haritadan seç'}
        </Button>
        {point ? (
          <Button asChild variant="ghost" size="sm">
            <a
              href={`https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=17/${point.latitude}/${point.longitude}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon path={externalIcon} size={18} />
              Konumu haritada denetle
            </a>
          </Button>
        ) : null}
      </chakra.div>
      {isMapOpen ? (
        <Suspense fallback={<chakra.div h="shutter" maxH="60dvh" borderRadius="control" bg="map.land" />}>
          <PositionMap
            point={point}
            onPoint={(to) =>
              void setValues((now) => ({
                ...now,
                latitude: String(to.latitude),
                longitude: String(to.longitude),
              }))
            }
          />
        </Suspense>
      ) : null}
      <TextField name="locationLink" inputMode="url" placeholder="https://" />
    </chakra.div>
  );
}

/** Takes the position of a pasted map link or pair of degrees. */
function PositionInput() {
  const { setValues } = useFormikContext<EditValues>();
  const id = useId();
  const [answer, setAnswer] = useState('');

  function read(text: string) {
    if (!text.trim()) return setAnswer('');
    const point = readMapLink(text);
    if (!point)
      return setAnswer(
        'Bu bağlantıda konum yok. Uzun bağlantıyı ya da “41.0082, 28.9784” ya da “41,0082; 28,9784” gibi bir çift yapıştırın.',
      );
    void setValues((now) => ({
      ...now,
      latitude: String(point.latitude),
      longitude: String(point.longitude),
      ...(/^https?:/i.test(text.trim()) && !now.locationLink ? { locationLink: text.trim() } : {}),
    }));
    setAnswer('Konum alındı.');
  }

  return (
    <FieldBox id={id} label="Harita bağlantısı ya da koordinat yapıştır">
      <Input
        id={id}
        className={css({ minH: { base: '11', md: '9' }, textStyle: { base: 'md', md: 'sm' } })}
        autoComplete="off"
        placeholder="https://maps… ya da 41.0082, 28.9784"
        onChange={(event) => read(event.currentTarget.value)}
      />
      <chakra.p role="status" mt="1" textStyle="xs" color="muted">
        {answer}
      </chakra.p>
    </FieldBox>
  );
}

const isWithin = (degrees: number | null, most: number): degrees is number =>
  degrees !== null && Math.abs(degrees) <= most;

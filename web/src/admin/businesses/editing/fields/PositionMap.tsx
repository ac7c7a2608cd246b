import { chakra, defineRecipe } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../../ui/form/Button.tsx';
import { MapCanvas } from '../../../../ui/map/MapCanvas.tsx';
import type { MapView } from '../../../../ui/map/useMapLibre.ts';
import { useMapStyleUrl } from '../../../../ui/map/useMapStyleUrl.ts';
import { turkishMapTexts } from '../../../shared/map/turkishMapTexts.ts';

interface Point {
  latitude: number;
  longitude: number;
}

export interface PositionMapProps {
  /** The position of the form; null if it has none. */
  point: Point | null;
  /** The pin was put somewhere, in degrees with six decimals. */
  onPoint: (point: Point) => void;
}

const Box = chakra(
  'div',
  defineRecipe({
    base: {
      position: 'relative',
      h: 'shutter',
      maxH: '60dvh',
      borderRadius: 'control',
      overflow: 'hidden',
      '& .place': { position: 'absolute', top: '3', left: '3', boxShadow: 'float' },
    },
  }),
);

const CLOSE = 14;
/** Default position: where most operators are. */
const start: MapView = { center: { latitude: 39, longitude: 35 }, zoom: 4.5 };
/** Six decimals are about 10 cm. */
const rounded = (degrees: number) => Number(degrees.toFixed(6));
const isSame = (one: Point | null, other: Point | null) =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;
const viewOf = (point: Point | null, zoom: number): MapView => (point ? { center: point, zoom } : start);

/** The position of a listing as a pin to drag, or to move by the arrow keys. Brings the map library along. */
export function PositionMap({ point, onPoint }: PositionMapProps) {
  const styleUrl = useMapStyleUrl('tr');
  /** The last position that the pin was at: any other one was typed, and the map follows it. */
  const [pin, setPin] = useState(point);
  const [view, setView] = useState<MapView>(() => viewOf(point, CLOSE));
  const [middle, setMiddle] = useState<Point>({ latitude: 39, longitude: 35 });
  const [zoom, setZoom] = useState(CLOSE);
  if (!isSame(pin, point)) {
    setPin(point);
    if (point) setView(viewOf(point, Math.max(zoom, pin ? 0 : CLOSE)));
  }
  function put({ latitude, longitude }: Point) {
    const next = { latitude: rounded(latitude), longitude: rounded(longitude) };
    setPin(next);
    onPoint(next);
  }
  return (
    <Box>
      <MapCanvas
        label="Konum haritası"
        styleUrl={styleUrl}
        view={view}
        texts={turkishMapTexts}
        isCooperative
        {...(point
          ? {
              draggablePin: { ...point, label: 'Konum iğnesi. Sürükleyin ya da ok tuşlarıyla taşıyın.' },
              onPinMove: put,
            }
          : {})}
        onMove={({ area, zoom: current }) => {
          setZoom(current);
          setMiddle({
            latitude: (area.south + area.north) / 2,
            longitude: area.west <= area.east ? (area.west + area.east) / 2 : 180,
          });
        }}
      >
        {point ? null : (
          <Button className="place" variant="line" size="sm" onClick={() => put(middle)}>
            İğneyi haritanın ortasına koy
          </Button>
        )}
      </MapCanvas>
    </Box>
  );
}

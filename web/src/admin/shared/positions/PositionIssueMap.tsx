import { useState } from 'react';
import { areaAround } from '../../../../../domain/map/viewArea.ts';
import { isolated } from '../../../../../domain/text/bidi.ts';
import { MapCanvas } from '../../../ui/map/MapCanvas.tsx';
import type { MapView } from '../../../ui/map/useMapLibre.ts';
import { useMapStyleUrl } from '../../../ui/map/useMapStyleUrl.ts';
import { turkishMapTexts } from '../map/turkishMapTexts.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

interface SuspectPin extends Point {
  id: number;
  name: string;
}

interface PositionIssueMapProps {
  pins: readonly SuspectPin[];
  selectedId: number | null;
  /** New position of the selected listing's pin; null if it was not moved. */
  draft: Point | null;
  activeId: number | null;
  onSelect: (id: number | null) => void;
  onActive: (id: number | null) => void;
  onDraft: (point: Point) => void;
}

/** A listing and its surroundings. */
const CLOSE = 9;
/** Six decimals are about 10 cm. */
const rounded = (degrees: number) => Number(degrees.toFixed(6));
const isInside = ({ latitude, longitude }: Point, view: ReturnType<typeof areaAround>) =>
  latitude >= view.south && latitude <= view.north && longitude >= view.west && longitude <= view.east;

/** Implausible positions as pins. That of the selected listing is dragged, or moved by the arrow keys. */
export function PositionIssueMap(props: PositionIssueMapProps) {
  const { pins, selectedId, draft, activeId, onSelect, onActive, onDraft } = props;
  const styleUrl = useMapStyleUrl('tr');
  const selected = pins.find(({ id }) => id === selectedId);
  const point = selected ? (draft ?? selected) : null;
  const pageKey = pins.map(({ id }) => id).join();
  const [shown, setShown] = useState<{
    pageKey: string;
    view: MapView;
    area: ReturnType<typeof areaAround> | null;
  }>(() => ({ pageKey, view: viewOfAll(pins), area: null }));
  const [target, setTarget] = useState<{ id: number; latitude: number; longitude: number } | null>(null);
  if (shown.pageKey !== pageKey) setShown({ pageKey, view: viewOfAll(pins), area: null });
  const isNew =
    target?.id !== selected?.id ||
    target?.latitude !== point?.latitude ||
    target?.longitude !== point?.longitude;
  if (isNew) {
    setTarget(
      selected && point ? { id: selected.id, latitude: point.latitude, longitude: point.longitude } : null,
    );
    // A visible pin stays where it is.
    const isOther = target?.id !== selected?.id;
    if (point && (isOther || !shown.area || !isInside(point, shown.area)))
      setShown({
        ...shown,
        view: { center: { latitude: point.latitude, longitude: point.longitude }, zoom: CLOSE },
      });
  }
  return (
    <MapCanvas
      label="Şüpheli konumlar haritası"
      styleUrl={styleUrl}
      view={shown.view}
      texts={turkishMapTexts}
      isCooperative
      pins={pins
        .filter(({ id }) => id !== selectedId)
        .map(({ id, name, latitude, longitude }) => ({ id, latitude, longitude, label: isolated(name) }))}
      activeId={activeId}
      onSelect={(id) => onSelect(id === null ? selectedId : Number(id))}
      onActive={(id) => onActive(id === null ? null : Number(id))}
      onMove={({ area }) => setShown((before) => ({ ...before, area }))}
      {...(selected && point
        ? {
            draggablePin: {
              latitude: point.latitude,
              longitude: point.longitude,
              label: `${isolated(selected.name)}: konum iğnesi. Sürükleyin ya da ok tuşlarıyla taşıyın.`,
            },
            onPinMove: ({ latitude, longitude }: Point) =>
              onDraft({ latitude: rounded(latitude), longitude: rounded(longitude) }),
          }
        : {})}
    />
  );
}

function viewOfAll(pins: readonly Point[]): MapView {
  const area = areaAround(
    pins.map(({ latitude, longitude }) => ({
      south: latitude,
      north: latitude,
      west: longitude,
      east: longitude,
    })),
  );
  return { bounds: area };
}

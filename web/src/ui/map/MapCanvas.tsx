import './mapLibre.css';
import type { Map as MapLibre } from 'maplibre-gl';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { MapArea } from '../../../../domain/map/mapArea.ts';
import { Button } from '../form/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ClusterButton, MapFrame, PinButton, PinDrop } from './mapMarks.tsx';
import { MapConsent } from './MapConsent.tsx';
import { MapMarker } from './MapMarker.tsx';
import { MapPopup } from './MapPopup.tsx';
import { englishMapTexts, type MapTexts } from './mapTexts.ts';
import { showView, useMapLibre, type MapView, type MovedMap } from './useMapLibre.ts';

interface Position {
  latitude: number;
  longitude: number;
}

export interface MapPin extends Position {
  id: number | string;
  /** Accessible name, isolated. */
  label: string;
}

export interface MapCluster extends Position {
  bounds: MapArea;
  count: number;
  /** Text in the disc. */
  text: string;
  /** Accessible name. */
  label: string;
}

interface MapCanvasProps {
  /** Accessible name of the map. */
  label: string;
  /** Address of the style; see `useMapStyleUrl`. */
  styleUrl: string;
  /** Initial view. A new object moves the map. */
  view: MapView;
  pins?: readonly MapPin[];
  clusters?: readonly MapCluster[];
  /** The selected pin, and its card. */
  selectedId?: MapPin['id'] | null;
  card?: ReactNode;
  /** The pin in front, such as that of the hovered listing. */
  activeId?: MapPin['id'] | null;
  /** The map stopped moving. Also called once at the start. */
  onMove?: (moved: MovedMap) => void;
  /** A pin was selected by click or keyboard; null: a click beside all pins, or Escape. */
  onSelect?: (id: MapPin['id'] | null, byKeyboard: boolean) => void;
  /** Called for a selected cluster. Without it, or if it does not return true, the map zooms into the cluster. */
  onClusterPress?: (cluster: MapCluster) => boolean;
  /** Hover or focus entered a pin, or left it: null. */
  onActive?: (id: MapPin['id'] | null) => void;
  /** False for a still picture without controls. */
  interactive?: boolean;
  /** For a map in a page that scrolls: plain scrolling stays the page's. */
  isCooperative?: boolean;
  /** A pin that can be dragged, or moved by the arrow keys: one pixel per key press, ten with Shift. */
  draggablePin?: Position & { label: string };
  onPinMove?: (position: Position) => void;
  texts?: MapTexts;
  /** Drawn over the map, such as a button. */
  children?: ReactNode;
}

const plusIcon = 'M12 5v14M5 12h14';
const minusIcon = 'M5 12h14';

const arrows: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * A map drawn by WebGL, with pins and clusters as buttons. It fills its parent, and it brings the map library along:
 * import it when a map is opened.
 */
export function MapCanvas(props: MapCanvasProps) {
  const { label, styleUrl, view, pins = [], clusters = [], selectedId, activeId, card, children } = props;
  const { interactive = true, isCooperative = false, draggablePin, texts = englishMapTexts } = props;
  const { onMove, onSelect, onActive, onClusterPress, onPinMove } = props;
  const container = useRef<HTMLDivElement>(null);
  const { map, state, retry } = useMapLibre(container, {
    label,
    styleUrl,
    view,
    interactive,
    isCooperative,
    texts,
    onMove,
    onPress: () => onSelect?.(null, false),
  });
  const selected = pins.find(({ id }) => id === selectedId);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !selected) return;
    onSelect?.(null, false);
    // The card closes, and the focus is lost with it.
    container.current?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(String(selected.id))}"]`)?.focus();
  }
  if (state === 'unavailable')
    return (
      <MapFrame role="group" aria-label={label}>
        <p className="unavailable" role="status">
          {texts.unavailable}
        </p>
      </MapFrame>
    );
  return (
    <MapFrame data-map={state} onKeyDown={handleKeyDown}>
      <div ref={container} className="map" />
      {map ? (
        <>
          {clusters.map((cluster) => (
            <ClusterMarker
              key={`${cluster.latitude},${cluster.longitude},${cluster.count}`}
              map={map}
              cluster={cluster}
              onPress={onClusterPress}
            />
          ))}
          {pins.map((pin) => (
            <PinMarker
              key={pin.id}
              map={map}
              pin={pin}
              isSelected={pin.id === selectedId}
              isActive={pin.id === activeId}
              onSelect={onSelect}
              onActive={onActive}
            />
          ))}
          {draggablePin ? <DraggableMarker map={map} pin={draggablePin} onMove={onPinMove} /> : null}
          {selected && card ? (
            <MapPopup map={map} latitude={selected.latitude} longitude={selected.longitude}>
              {card}
            </MapPopup>
          ) : null}
          {interactive ? <ZoomButtons map={map} texts={texts} /> : null}
        </>
      ) : null}
      {state === 'incomplete' ? (
        <div className="notice" role="status">
          {texts.incomplete}
          <Button variant="ghost" size="sm" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      ) : null}
      {interactive ? <MapConsent texts={texts} /> : null}
      {children}
    </MapFrame>
  );
}

interface ClusterMarkerProps {
  map: MapLibre;
  cluster: MapCluster;
  onPress: MapCanvasProps['onClusterPress'];
}

function ClusterMarker({ map, cluster, onPress }: ClusterMarkerProps) {
  const { latitude, longitude, bounds, count, text, label } = cluster;
  return (
    <MapMarker map={map} latitude={latitude} longitude={longitude} anchor="center">
      <ClusterButton
        type="button"
        size={count < 100 ? 'small' : count < 10_000 ? 'medium' : 'large'}
        aria-label={label}
        data-cluster={count}
        onClick={(event) => {
          event.stopPropagation();
          // By a key: the cluster goes as the map comes closer.
          if (event.detail === 0) map.getCanvas().focus({ preventScroll: true });
          if (!onPress?.(cluster)) showView(map, { bounds }, event.nativeEvent);
        }}
      >
        <span>{text}</span>
      </ClusterButton>
    </MapMarker>
  );
}

interface PinMarkerProps {
  map: MapLibre;
  pin: MapPin;
  isSelected: boolean;
  isActive: boolean;
  onSelect: MapCanvasProps['onSelect'];
  onActive: MapCanvasProps['onActive'];
}

function PinMarker({ map, pin, isSelected, isActive, onSelect, onActive }: PinMarkerProps) {
  const { id, latitude, longitude, label } = pin;
  return (
    <MapMarker
      map={map}
      latitude={latitude}
      longitude={longitude}
      anchor="bottom"
      isRaised={isSelected || isActive}
    >
      <PinButton
        type="button"
        aria-label={label}
        aria-expanded={onSelect ? isSelected : undefined}
        data-pin={id}
        data-active={isActive ? '' : undefined}
        onClick={(event) => {
          event.stopPropagation();
          // A key press is a click without a position.
          onSelect?.(id, event.detail === 0);
        }}
        onMouseEnter={() => onActive?.(id)}
        onMouseLeave={() => onActive?.(null)}
        onFocus={() => onActive?.(id)}
        onBlur={() => onActive?.(null)}
      >
        <PinDrop />
      </PinButton>
    </MapMarker>
  );
}

interface DraggableMarkerProps {
  map: MapLibre;
  pin: Position & { label: string };
  onMove: MapCanvasProps['onPinMove'];
}

function DraggableMarker({ map, pin, onMove }: DraggableMarkerProps) {
  function handleKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 10 : 1;
    const { x, y } = map.project([pin.longitude, pin.latitude]);
    const { lat, lng } = map.unproject([x + arrow[0] * step, y + arrow[1] * step]).wrap();
    onMove?.({ latitude: lat, longitude: lng });
  }
  return (
    <MapMarker map={map} {...pin} anchor="bottom" isRaised onDragEnd={onMove}>
      <PinButton type="button" aria-label={pin.label} data-drag="" onKeyDown={handleKeyDown}>
        <PinDrop />
      </PinButton>
    </MapMarker>
  );
}

function ZoomButtons({ map, texts }: { map: MapLibre; texts: MapTexts }) {
  return (
    <div className="controls">
      <Button
        variant="line"
        size="icon"
        aria-label={texts.zoomIn}
        onClick={({ nativeEvent }) => map.zoomIn({}, { originalEvent: nativeEvent })}
      >
        <Icon path={plusIcon} />
      </Button>
      <Button
        variant="line"
        size="icon"
        aria-label={texts.zoomOut}
        onClick={({ nativeEvent }) => map.zoomOut({}, { originalEvent: nativeEvent })}
      >
        <Icon path={minusIcon} />
      </Button>
    </div>
  );
}

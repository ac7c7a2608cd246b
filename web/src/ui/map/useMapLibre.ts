import {
  AttributionControl,
  LngLat,
  Map as MapLibre,
  MercatorCoordinate,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { MapArea } from '../../../../domain/map/mapArea.ts';
import { areaOfView, viewOfArea } from '../../../../domain/map/viewArea.ts';
import type { MapTexts } from './mapTexts.ts';

/**
 * View of a map: an area, with some room around it unless it is exact, or a point at a zoom (tiles of 512
 * pixels).
 */
export type MapView =
  | { bounds: MapArea; isExact?: boolean }
  | { center: { latitude: number; longitude: number }; zoom: number };

export interface MovedMap {
  area: MapArea;
  zoom: number;
  /** False if the page moved the map, or its size changed. */
  byVisitor: boolean;
}

export interface MapLibreOptions {
  /** Accessible name. */
  label: string;
  styleUrl: string;
  /** A new object moves the map. */
  view: MapView;
  interactive: boolean;
  /** Leaves plain scrolling to the page. */
  isCooperative: boolean;
  texts: MapTexts;
  onMove?: ((moved: MovedMap) => void) | undefined;
  onPress?: (() => void) | undefined;
}

/** `incomplete`: the style or some tiles could not be loaded; `retry` loads them again. */
export type DrawingState = 'loading' | 'drawn' | 'incomplete' | 'unavailable';

const maxZoom = 19;
/** A phone is narrower than the world at zoom 0. */
const minZoom = -1;
const tileSize = 512;
const padding = 40;

const boundsOf = (area: MapArea): [number, number, number, number] => {
  const { south, west, north, east } = viewOfArea(area);
  return [west, south, east, north];
};

/**
 * A view between the poles. The library would not zoom out so far that the world is lower than the map, and so would cut off
 * what is in the east and west of a tall one.
 */
function withinWorld(height: number, center: LngLat, zoom: number): { center: LngLat; zoom: number } {
  const bounded = Math.min(maxZoom, Math.max(minZoom, zoom));
  const half = Math.min(0.5, height / 2 / (tileSize * 2 ** bounded));
  const { x, y, z } = MercatorCoordinate.fromLngLat(center);
  const { lat } = new MercatorCoordinate(x, Math.min(1 - half, Math.max(half, y)), z).toLngLat();
  return { center: new LngLat(center.lng, lat), zoom: bounded };
}

const centreOf = ({ latitude, longitude }: { latitude: number; longitude: number }): [number, number] => [
  longitude,
  latitude,
];

function fitting(element: HTMLElement, isExact = false) {
  if (isExact) return { padding: 0, maxZoom };
  // A small map has no room for padding.
  return { padding: Math.min(padding, element.clientWidth / 8, element.clientHeight / 8), maxZoom: 16 };
}

function firstCamera(view: MapView, element: HTMLElement) {
  return 'bounds' in view
    ? { bounds: boundsOf(view.bounds), fitBoundsOptions: fitting(element, view.isExact) }
    : { center: centreOf(view.center), zoom: view.zoom };
}

/** Moves a map to a view; immediately where motion is not wanted. */
export function showView(map: MapLibre, view: MapView, originalEvent?: Event): void {
  const event = originalEvent && { originalEvent };
  if ('bounds' in view) {
    const options = { ...fitting(map.getContainer(), view.isExact), linear: true, duration: 300 };
    map.fitBounds(boundsOf(view.bounds), options, event);
  } else {
    map.easeTo({ center: centreOf(view.center), zoom: view.zoom, duration: 300 }, event);
  }
}

/** A map in an element, made when it is mounted and removed with it. Null while there is none. */
export function useMapLibre(container: RefObject<HTMLElement | null>, options: MapLibreOptions) {
  const [map, setMap] = useState<MapLibre | null>(null);
  const [state, setState] = useState<DrawingState>('loading');
  const { styleUrl, view } = options;
  const shown = useRef({ styleUrl, view });

  const create = useEffectEvent((element: HTMLElement) => {
    const { interactive, isCooperative, label, texts } = options;
    setWorkerUrl(workerUrl);
    const made = new MapLibre({
      container: element,
      style: styleUrl,
      ...firstCamera(view, element),
      interactive,
      minZoom,
      maxZoom,
      transformConstrain: (center, zoom) => withinWorld(element.clientHeight, center, zoom),
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      rollEnabled: false,
      cooperativeGestures: isCooperative,
      attributionControl: false,
      fadeDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
      locale: {
        'Map.Title': label,
        'CooperativeGesturesHandler.WindowsHelpText': texts.scrollHint,
        'CooperativeGesturesHandler.MacHelpText': texts.scrollHintMac,
        'CooperativeGesturesHandler.MobileHelpText': texts.touchHint,
      },
    });
    made.touchZoomRotate.disableRotation();
    made.keyboard.disableRotation();
    made.addControl(new AttributionControl({ compact: false }), 'bottom-right');
    if (interactive) made.addControl(new ScaleControl({ maxWidth: 128 }), 'bottom-left');
    return made;
  });
  const moved = useEffectEvent((at: MapLibre, byVisitor: boolean) => {
    options.onMove?.({ area: shownArea(at), zoom: at.getZoom(), byVisitor });
  });
  const pressed = useEffectEvent(() => options.onPress?.());

  useEffect(() => {
    if (!container.current) return undefined;
    let made: MapLibre;
    try {
      made = create(container.current);
    } catch {
      // No WebGL: switched off, blocked, or more contexts open than the browser allows.
      queueMicrotask(() => setState('unavailable'));
      return undefined;
    }
    made.on('moveend', (event) => moved(made, 'originalEvent' in event && event.originalEvent !== undefined));
    made.on('click', () => pressed());
    made.on('error', () => setState('incomplete'));
    made.on('idle', () => setState((now) => (now === 'loading' ? 'drawn' : now)));
    queueMicrotask(() => {
      setMap(made);
      moved(made, false);
    });
    return () => {
      setMap(null);
      made.remove();
    };
  }, [container]);

  useEffect(() => {
    if (!map) return;
    const before = shown.current;
    shown.current = { styleUrl, view };
    if (before.styleUrl !== styleUrl) map.setStyle(styleUrl);
    if (before.view !== view) showView(map, view);
  }, [map, styleUrl, view]);

  function retry() {
    setState('loading');
    map?.setStyle(styleUrl, { diff: false });
  }
  return { map, state, retry };
}

function shownArea(map: MapLibre): MapArea {
  const bounds = map.getBounds();
  return areaOfView({
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  });
}

import { Marker, type Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface MapMarkerProps {
  map: MapLibre;
  latitude: number;
  longitude: number;
  /** The part of the content that is at the position. */
  anchor: 'bottom' | 'center';
  /** Above its neighbours. */
  isRaised?: boolean;
  /** Called with the new position each time that it was dragged somewhere. */
  onDragEnd?: ((at: { latitude: number; longitude: number }) => void) | undefined;
  children: ReactNode;
}

/** React content at a position of a map. */
export function MapMarker({
  map,
  latitude,
  longitude,
  anchor,
  isRaised = false,
  onDragEnd,
  children,
}: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  const [marker] = useState(() => new Marker({ element, anchor }));
  const place = useEffectEvent(() => marker.setLngLat([longitude, latitude]).addTo(map));
  const dragged = useEffectEvent(() => {
    const { lat, lng } = marker.getLngLat().wrap();
    onDragEnd?.({ latitude: lat, longitude: lng });
  });
  useEffect(() => {
    place();
    marker.on('dragend', () => dragged());
    return () => void marker.remove();
  }, [map, marker]);
  useEffect(() => void marker.setLngLat([longitude, latitude]), [marker, latitude, longitude]);
  const isDraggable = onDragEnd !== undefined;
  useEffect(() => void marker.setDraggable(isDraggable), [marker, isDraggable]);
  useEffect(() => {
    if (isRaised) marker.addClassName('raised');
    else marker.removeClassName('raised');
  }, [marker, isRaised]);
  return createPortal(children, element);
}

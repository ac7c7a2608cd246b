import { Popup, type Map as MapLibre, type PositionAnchor } from 'maplibre-gl';
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Px from the tip of the pin, for each side of the card that may stand at it. */
const offsets = Object.fromEntries(
  ['center', 'top', 'top-left', 'top-right', 'bottom', 'bottom-left', 'bottom-right', 'left', 'right'].map(
    (anchor): [string, [number, number]] => [
      anchor,
      anchor.startsWith('bottom') ? [0, -42] : anchor.startsWith('top') ? [0, 6] : [0, 0],
    ],
  ),
) as Record<PositionAnchor, [number, number]>;

/** Px of the map that a card keeps free: the controls stand at the right. */
const room = { top: 8, right: 64, bottom: 8, left: 8 };

interface MapPopupProps {
  map: MapLibre;
  latitude: number;
  longitude: number;
  children: ReactNode;
}

/** React content that points at a pin, on the side of it that has room. */
export function MapPopup({ map, latitude, longitude, children }: MapPopupProps) {
  const [element] = useState(() => document.createElement('div'));
  const [popup] = useState(
    () =>
      new Popup({
        closeButton: false,
        closeOnClick: false,
        focusAfterOpen: false,
        maxWidth: 'none',
        offset: offsets,
        padding: room,
      }),
  );
  const open = useEffectEvent(() => popup.setLngLat([longitude, latitude]).setDOMContent(element).addTo(map));
  // Before the effects of its content, which may want the focus.
  useLayoutEffect(() => {
    open();
    return () => void popup.remove();
  }, [map, popup]);
  // Its side is chosen by the size of its content.
  useLayoutEffect(() => void (popup.isOpen() && popup.setLngLat([longitude, latitude])));
  return createPortal(children, element);
}

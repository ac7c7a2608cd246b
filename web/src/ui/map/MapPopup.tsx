import { Popup, type Map as MapLibre, type PositionAnchor } from 'maplibre-gl';
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

/** Distance from the tip of the pin in px, for each side of the card that may point at it. */
const offsets = Object.fromEntries(
  ['center', 'top', 'top-left', 'top-right', 'bottom', 'bottom-left', 'bottom-right', 'left', 'right'].map(
    (anchor): [string, [number, number]] => [
      anchor,
      anchor.startsWith('bottom') ? [0, -42] : anchor.startsWith('top') ? [0, 6] : [0, 0],
    ],
  ),
) as Record<PositionAnchor, [number, number]>;

/** Margin of the map in px that a card keeps free: buttons are at the top and at the right. */
const room = { top: 56, right: 64, bottom: 8, left: 8 };
/** A map of fewer px has no side of a pin with room for a card beside the buttons. */
const narrow = 420;
/** Px of a pin. */
const pin = { height: 44, width: 44 };

/** Px at the lower edge that the sources of the map take, and a gap above them. */
function footOf(map: MapLibre): number {
  const sources = map.getContainer().querySelector('.maplibregl-ctrl-attrib');
  const bottom = map.getContainer().getBoundingClientRect().bottom;
  return bottom - (sources?.getBoundingClientRect().top ?? bottom) + 4;
}

interface MapPopupProps {
  map: MapLibre;
  latitude: number;
  longitude: number;
  children: ReactNode;
}

/** A card of a pin: beside the pin, on a narrow map at its lower edge. */
export function MapPopup(props: MapPopupProps) {
  const [isNarrow] = useState(() => props.map.getContainer().clientWidth < narrow);
  return isNarrow ? <DockedCard {...props} /> : <PointingCard {...props} />;
}

const Dock = styled(
  'div',
  cva({
    base: {
      position: 'absolute',
      left: '3',
      // Beside the buttons.
      right: '16',
      zIndex: 'header',
      borderRadius: 'control',
      bg: 'surface',
      boxShadow: 'float',
      '& > a, & > div': { w: 'full', maxW: 'full' },
    },
  }),
);

/** Its pin is moved above it where it, or a button, would cover the pin. */
function DockedCard({ map, latitude, longitude, children }: MapPopupProps) {
  const card = useRef<HTMLDivElement>(null);
  const [foot] = useState(() => footOf(map));
  useLayoutEffect(() => {
    const { clientHeight, clientWidth } = map.getContainer();
    const free = clientHeight - (card.current?.offsetHeight ?? 0) - foot;
    const { x, y } = map.project([longitude, latitude]);
    const seen = {
      x: Math.min(clientWidth - room.right - pin.width / 2, Math.max(pin.width / 2, x)),
      y: y > free || y < pin.height ? (free + pin.height) / 2 : y,
    };
    if (seen.x !== x || seen.y !== y) map.panBy([x - seen.x, y - seen.y], { duration: 300 });
  }, [map, latitude, longitude, foot]);
  return (
    <Dock ref={card} data-docked="" style={{ bottom: foot }}>
      {children}
    </Dock>
  );
}

/** Points at the pin from the side that has room. */
function PointingCard({ map, latitude, longitude, children }: MapPopupProps) {
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

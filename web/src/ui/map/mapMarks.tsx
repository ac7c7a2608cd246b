import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

/** A pin: the tip of the drop is at the position. */
export const PinButton = styled(
  'button',
  cva({
    base: {
      display: 'grid',
      placeItems: 'end center',
      boxSize: '11',
      color: 'accent',
      borderRadius: 'control',
      '& svg': { display: 'block', filter: 'drop-shadow(0 1px 2px rgb(0 0 0 / .35))' },
      '& .drop': { fill: 'currentColor', stroke: 'surface', strokeWidth: '2' },
      '& .eye': { fill: 'surface' },
      '&:hover, &[data-active], &[aria-expanded=true]': { color: 'text' },
      '&[data-drag]': { cursor: 'grab', touchAction: 'none' },
    },
  }),
);

export function PinDrop() {
  return (
    <svg width="30" height="38" viewBox="0 0 30 38" aria-hidden="true">
      <path className="drop" d="M15 36.5C7.6 29 2 22.6 2 15a13 13 0 0 1 26 0c0 7.6-5.6 14-13 21.5Z" />
      <circle className="eye" cx="15" cy="15" r="4.5" />
    </svg>
  );
}

/** Listings that are close together. The larger their number, the larger the disc. */
export const ClusterButton = styled(
  'button',
  cva({
    base: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '11',
      borderRadius: 'pill',
      '& span': {
        display: 'grid',
        placeItems: 'center',
        boxSize: '9',
        borderRadius: 'pill',
        bg: 'accent',
        color: 'onAccent',
        textStyle: 'sm',
        fontWeight: 'bold',
        fontVariantNumeric: 'tabular-nums',
        boxShadow: '0 0 0 2px {colors.surface}, 0 1px 4px 2px rgb(0 0 0 / .25)',
      },
      '&:hover span, &[data-active] span': { bg: 'text', color: 'surface' },
    },
    variants: {
      size: {
        small: {},
        medium: { '& span': { boxSize: '11' } },
        large: { boxSize: '13', '& span': { boxSize: '13' } },
      },
    },
  }),
);

/** The frame of a map, with what the map library draws in it in colours of the theme. */
export const MapFrame = styled(
  'div',
  cva({
    base: {
      position: 'relative',
      w: 'full',
      h: 'full',
      overflow: 'hidden',
      // A tall map of the world ends in the Arctic Ocean and in Antarctica.
      background: 'linear-gradient({colors.map.water} 50%, {colors.map.land} 50%)',
      color: 'text',
      '& > .map': { h: 'full' },
      '& .raised': { zIndex: '2' },
      '& .maplibregl-marker:hover, & .maplibregl-marker:focus-within': { zIndex: '3' },
      '& .maplibregl-popup': { zIndex: '4' },
      // The library's style sheet is in no layer, so it overrides all rules that are not important.
      '& .maplibregl-popup-content': {
        p: '0!',
        bg: 'surface!',
        borderRadius: 'control!',
        boxShadow: 'float!',
      },
      '& .maplibregl-popup-tip': { display: 'none!' },
      '& .maplibregl-ctrl-attrib, & .maplibregl-ctrl-scale': {
        bg: 'color-mix(in srgb, {colors.surface} 82%, transparent)!',
        color: 'text!',
        fontSize: 'inherit!',
      },
      '& .maplibregl-ctrl-attrib a': { color: 'text!', textDecoration: 'underline' },
      '& .maplibregl-ctrl-scale': {
        borderColor: 'muted!',
        px: '0!',
        textAlign: 'center',
        whiteSpace: 'nowrap',
      },
      '& .maplibregl-ctrl': { textStyle: 'xs' },
      // The scale is beside the sources, or above them if there is no room for both.
      '& .maplibregl-control-container': {
        position: 'absolute',
        left: '0',
        right: '0',
        bottom: '0',
        zIndex: '2',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        pointerEvents: 'none',
      },
      '& .maplibregl-ctrl-bottom-left, & .maplibregl-ctrl-bottom-right': { position: 'static!' },
      '& .maplibregl-ctrl-bottom-right': { ml: 'auto' },
      // A card at the lower edge leaves room only for its pin.
      '&:has([data-docked]) .over, &:has([data-docked]) .maplibregl-ctrl-scale': { visibility: 'hidden' },
      '& .controls': {
        position: 'absolute',
        top: '3',
        right: '3',
        // Above a card that a small map has no other room for.
        zIndex: 'header',
        display: 'grid',
        gap: '2',
        '& button': { boxShadow: 'float' },
      },
      '& .notice': {
        position: 'absolute',
        bottom: '10',
        left: '3',
        right: '3',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '3',
        w: 'fit-content',
        px: '3',
        py: '1',
        borderRadius: 'control',
        bg: 'surface',
        boxShadow: 'float',
        textStyle: 'sm',
      },
      '& .unavailable': {
        display: 'grid',
        placeItems: 'center',
        h: 'full',
        p: '6',
        textAlign: 'center',
        color: 'text',
      },
    },
  }),
);

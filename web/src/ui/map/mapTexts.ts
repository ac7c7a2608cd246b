/** Texts of a map. Operators' screens pass their own. */
export interface MapTexts {
  zoomIn: string;
  zoomOut: string;
  loading: string;
  /** Shown if the browser cannot draw maps. */
  unavailable: string;
  /** Shown if the map, or a part of it, could not be loaded. */
  incomplete: string;
  retry: string;
  /** Shown where a still map asks for more than a plain gesture. */
  scrollHint: string;
  scrollHintMac: string;
  touchHint: string;
  /** Texts of the consent question, if another company provides the street map. */
  streetsFrom: (hosts: string) => string;
  showStreets: string;
  /** Takes the agreement back, where no other page does. */
  hideStreets?: string;
}

export const englishMapTexts: MapTexts = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  loading: 'Loading the map…',
  unavailable: 'This browser cannot draw the map. Maps need WebGL, which may be switched off.',
  incomplete: 'Parts of the map could not be loaded.',
  retry: 'Try again',
  scrollHint: 'Use Ctrl + scroll to zoom the map',
  scrollHintMac: 'Use ⌘ + scroll to zoom the map',
  touchHint: 'Use two fingers to move the map',
  streetsFrom: (hosts) => `Streets come from ${hosts}.`,
  showStreets: 'Show streets',
};

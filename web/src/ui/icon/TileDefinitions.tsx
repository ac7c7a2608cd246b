import { awning, scales } from './tilePaths.ts';

const BRICKS =
  'M0 120h400M0 152h400M0 184h400M0 216h400M40 88v32M120 88v32M200 88v32M280 88v32M360 88v32M80 120v32M160 120v32M240 120v32M320 120v32M40 152v32M360 152v32M80 184v32M320 184v32M40 216v28M360 216v28';
const RAYS =
  'M51 216 6 210M61 179 19 161M81 145 45 117M109 117 81 81M143 97 125 55M180 87 174 42M220 87 226 42M257 97 275 55M291 117 319 81M319 145 355 117M339 179 381 161M349 216 394 210';
const WAVE = 'q50-26 100 0t100 0 100 0 100 0';

/** The three patterns of drawn photos, once per document; each tile refers to one and sets its own hue. */
export function TileDefinitions() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <symbol id="tile-0" viewBox="0 0 400 300">
        <path d="M0 0h400v300H0z" fill="var(--w)" />
        <path d="M0 244h400v56H0z" fill="var(--m)" opacity=".38" />
        <path d={BRICKS} stroke="var(--m)" strokeWidth="1.5" opacity=".55" />
        <path d="M110 300V190a90 90 0 0 1 180 0v110z" fill="var(--d-colors-lite)" />
        <path d={awning(-4, 0, 408, 50, 9, true)} fill="var(--m)" />
        <path d={awning(-4, 0, 408, 50, 9, false)} fill="var(--d-colors-lite)" />
        <path d="M0 0h400v10H0z" fill="var(--i)" opacity=".16" />
      </symbol>
      <symbol id="tile-1" viewBox="0 0 400 300">
        <path d="M0 0h400v300H0z" fill="var(--w)" />
        <path d={RAYS} stroke="var(--m)" strokeWidth="7" strokeLinecap="round" opacity=".7" />
        <circle cx="200" cy="236" r="128" fill="var(--m)" opacity=".75" />
        <circle cx="200" cy="236" r="98" fill="var(--d-colors-lite)" />
        <path d={`M0 300v-42${WAVE}v42z`} fill="var(--m)" />
        <path d={`M0 300v-18${WAVE}v18z`} fill="var(--w)" />
      </symbol>
      <symbol id="tile-2" viewBox="0 0 400 300">
        <path d="M0 0h400v300H0z" fill="var(--w)" />
        <path d={scales()} fill="none" stroke="var(--m)" strokeWidth="2.5" opacity=".75" />
        <rect x="112" y="62" width="176" height="176" rx="56" fill="var(--sign)" />
      </symbol>
    </svg>
  );
}

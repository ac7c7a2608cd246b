import { hueStyle } from '../ui/icon/hueStyle.ts';
import { awning } from '../ui/icon/tilePaths.ts';

const LITE = 'var(--d-colors-lite)';
const SLATS = [150, 163, 176, 189, 202, 215, 228, 241, 254].map((y) => `M60 ${y}h200`).join('');

/** A shop with its shutter down; decoration. */
export function ClosedShop() {
  return (
    <svg viewBox="0 0 320 300" width="100%" style={hueStyle('clay')} aria-hidden="true" fill="none">
      <path d="M0 282h320" stroke="var(--d-colors-line)" strokeWidth="3" strokeLinecap="round" />
      <rect x="36" y="34" width="248" height="248" rx="4" fill="var(--w)" />
      <rect x="28" y="30" width="264" height="12" rx="3" fill="var(--m)" />
      <rect x="60" y="52" width="200" height="36" rx="6" fill="var(--i)" />
      <text
        x="164"
        y="78"
        textAnchor="middle"
        style={{ fontSize: 22, fontWeight: 600, letterSpacing: 8 }}
        fill="var(--w)"
      >
        404
      </text>
      <path d="M60 130h200v152H60z" fill={LITE} />
      <path d={SLATS} stroke="var(--m)" strokeWidth="2.5" />
      <path d="M60 268h200v14H60z" fill="var(--m)" />
      <path d={awning(44, 98, 232, 26, 11, true)} fill="var(--m)" />
      <path d={awning(44, 98, 232, 26, 11, false)} fill={LITE} />
      <g transform="rotate(-4 160 196)">
        <path d="M160 150l-34 28M160 150l34 28" stroke="var(--i)" strokeWidth="2" />
        <circle cx="160" cy="150" r="3.5" fill="var(--i)" />
        <rect x="112" y="178" width="96" height="40" rx="8" fill="var(--i)" />
        <text x="160" y="204" textAnchor="middle" style={{ fontSize: 16, fontWeight: 600 }} fill="var(--w)">
          Moved
        </text>
      </g>
      <g style={hueStyle('sage')}>
        <path d="M302 282v-40" stroke="var(--i)" strokeWidth="3" opacity=".7" />
        <circle cx="302" cy="226" r="18" fill="var(--m)" />
      </g>
    </svg>
  );
}

/** Fictional streets, a park and water, as the placeholder of a map. */
export function MapArt() {
  const color = (name: string) => `var(--d-colors-map-${name})`;
  return (
    <svg
      viewBox="0 0 360 260"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
      fill="none"
    >
      <rect width="360" height="260" fill={color('land')} />
      <path d="M-10 203C72 177 130 234 209 213S324 172 370 187V270H-10Z" fill={color('water')} />
      <path d="M223 16h86l22 52-50 26-72-10z" fill={color('park')} />
      <path d="M18 130l58-13 18 36-54 16z" fill={color('park')} />
      <g stroke={color('road')} strokeLinecap="round">
        <path d="M-10 78C108 94 216 109 370 130M108-10C122 78 144 130 166 218" strokeWidth="9" />
        <path
          d="M-10 31 202-10M-10 161 370 52M36-10 72 192M202-10 252 208M302-10 324 182M7 114 180 172M173 31 370 94"
          strokeWidth="4.5"
        />
      </g>
      <g transform="translate(180 130)">
        <path d="M0 0c-9-9-14-15-14-22a14 14 0 0 1 28 0c0 7-5 13-14 22Z" fill="var(--d-colors-text)" />
        <circle cy="-22" r="5" fill="var(--d-colors-surface)" />
      </g>
    </svg>
  );
}

import { adSizes, type AdBox } from '../../../../domain/ads/ads.ts';

/** Height of the label above an ad, in CSS pixels. */
const LABEL = 24;

/** Rules for the content of the boxes; colours and sizes come from the theme. */
const parts = `
[data-ad]{position:relative;contain:strict;margin-inline:auto;text-align:center}
main [data-ad]{margin-block:var(--d-spacing-10)}
[data-ad=SIDEBAR],article [data-ad=MIDDLE],[data-ad=INLINE]{margin-block:0!important}
[data-ad=INLINE]{grid-column:span 2}[data-ad=INLINE][data-wide]{grid-column:1/-1}
ul:has(>[data-ad]){grid-auto-flow:dense}
.ad-label{height:${LABEL}px;overflow:hidden;font-size:.75rem;line-height:${LABEL}px;color:var(--d-colors-muted)}
.ad-frame{display:flex;align-items:center;justify-content:center;overflow:hidden;border-radius:var(--d-radii-control);background:var(--d-colors-sunken)}
.ad-note{padding:0 var(--d-spacing-4);font-size:.875rem;line-height:1.25rem;color:var(--d-colors-muted)}
.ad-note a{color:var(--d-colors-accent);text-decoration:underline}
.ad-house{display:flex;align-items:center;justify-content:center;gap:var(--d-spacing-2);width:100%;height:100%;padding:var(--d-spacing-3) var(--d-spacing-4);background:var(--d-colors-surface);border:1px solid var(--d-colors-line);border-radius:inherit}
.ad-house:focus-visible{outline-offset:-3px}
.ad-words{min-width:0;max-width:100%;overflow-wrap:anywhere}
.ad-words>*{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:var(--ad-lines);overflow:hidden}
.ad-title{font-weight:var(--d-font-weights-bold)}
.ad-text{font-size:.875rem;line-height:1.25rem;color:var(--d-colors-muted)}
.ad-press{flex:none;padding:var(--d-spacing-2) var(--d-spacing-4);border-radius:var(--d-radii-control);background:var(--d-colors-accent);color:var(--d-colors-on-accent);font-size:.875rem;font-weight:var(--d-font-weights-medium)}
.ad-house:hover .ad-press{background:var(--d-colors-accent-hover)}
`;

/**
 * Rules of the boxes: each has its place from the first paint on, so that nothing moves when an ad comes. A box that is
 * not on, or that nothing could fill, takes none.
 */
export function adStyles(boxes: readonly AdBox[]): string {
  const none = '[data-ad]{display:none}';
  if (boxes.length === 0) return none;
  const rules = boxes.map(({ placement, format }) => {
    const { width, height } = adSizes[format];
    const isFlat = height <= adSizes.AUTO.height;
    const box = `[data-ad=${placement}]`;
    return [
      `${box}{display:block;width:min(${width ? `${width}px` : 'var(--d-sizes-content)'},100% - ${width ? 0 : 2}rem);height:${height + LABEL}px}`,
      `${box} .ad-frame{height:${height}px}`,
      `${box} .ad-house{flex-direction:${isFlat ? 'row' : 'column'};justify-content:${isFlat ? 'space-between' : 'center'};text-align:${isFlat ? 'start' : 'center'};--ad-lines:${height < 100 ? 1 : isFlat ? 3 : 6}}`,
    ].join('');
  });
  return [
    none,
    parts.replaceAll('\n', ''),
    ...rules,
    // A phone shows the page's own content first.
    '@media (width < 48rem){[data-ad=TOP]{display:none}}',
    // The page of a listing with a plan has no ads of others: an undrawn box never scrolls into view.
    '[data-ad-free] [data-ad]{display:none!important}',
    // Without script no ad ever comes.
    '@media (scripting: none){[data-ad]{display:none!important}}',
  ].join('');
}

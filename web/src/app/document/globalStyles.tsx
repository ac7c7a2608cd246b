import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentSystem } from '../../ui/theme/documentSystem.ts';

/** Reset, tokens and base rules of the theme as one text, the same on every page. */
function renderGlobalStyles(): string {
  const markup = renderToStaticMarkup(
    <CacheProvider value={createCache({ key: 'g' })}>
      <Global styles={documentSystem.layers.atRule} />
      {documentSystem._global.map((styles, index) => (
        <Global key={index} styles={styles} />
      ))}
    </CacheProvider>,
  );
  return markup.replace(/<\/?style[^>]*>/g, '');
}

export const globalStyles = renderGlobalStyles();

import { useEffect, useState, type ComponentType } from 'react';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice.tsx';
import type { ListMapProps } from './listMapProps.ts';

/** The map beside a list. It and the library that draws it are loaded when it is opened. */
export function MapPane(props: ListMapProps) {
  const [chunk, setChunk] = useState<{ ListMap: ComponentType<ListMapProps> } | 'failed' | null>(null);
  useEffect(() => {
    import('./ListMap.tsx').then(setChunk, () => setChunk('failed'));
  }, []);
  return (
    <section className="pane" aria-label="Map" data-needs-script="">
      <a className="skip" href="#after-map">
        Skip the map
      </a>
      {chunk === 'failed' ? (
        <ErrorNotice title="The map could not be loaded" retryHref="" />
      ) : chunk ? (
        <chunk.ListMap {...props} />
      ) : (
        <p className="waiting">Loading the map…</p>
      )}
      <span id="after-map" tabIndex={-1} />
    </section>
  );
}

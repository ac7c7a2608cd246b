import type { AdBox } from '../../../../domain/ads/ads.ts';

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

interface NetworkEvents {
  onFilled: () => void;
  /** It has no ad, or can't be reached. */
  onEmpty: () => void;
  onPress: () => void;
}

type Network = Window & { adsbygoogle?: object[] };

let loading: Promise<void> | undefined;

/** Whether the network's script was added to this page; it runs until the page is reloaded. */
export function isNetworkLoaded(): boolean {
  return loading !== undefined;
}

/** Once for all boxes; a blocker of ads makes it fail. */
function loadScript(client: string): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${SCRIPT}?client=${encodeURIComponent(client)}`;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The ad network could not be loaded.')));
    document.head.append(script);
  });
  return loading;
}

/** Has AdSense fill the frame with a unit of the frame's size, and reports the result. */
export function loadAdNetwork(frame: HTMLElement, box: AdBox, events: NetworkEvents): void {
  const unit = document.createElement('ins');
  unit.className = 'adsbygoogle';
  for (const [name, value] of Object.entries(box.adStyle))
    unit.style.setProperty(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      String(value),
    );
  // The unit never outgrows its frame, for any style.
  unit.style.width = `${frame.clientWidth}px`;
  unit.style.height = `${frame.clientHeight}px`;
  unit.dataset['adClient'] = box.adClient ?? '';
  unit.dataset['adSlot'] = box.adSlot ?? '';
  frame.replaceChildren(unit);

  const observer = new MutationObserver(() => {
    const status = unit.dataset['adStatus'];
    if (!status || !unit.isConnected) return;
    observer.disconnect();
    if (status === 'filled') events.onFilled();
    else events.onEmpty();
  });
  observer.observe(unit, { attributeFilter: ['data-ad-status'] });

  loadScript(box.adClient ?? '').then(
    () => {
      // The visitor may have withdrawn their consent meanwhile.
      if (unit.isConnected) ((window as Network).adsbygoogle ??= []).push({});
    },
    (error: unknown) => {
      console.warn(error);
      observer.disconnect();
      events.onEmpty();
    },
  );

  // A click inside a cross-origin frame is visible only as a change of focus.
  const look = () => {
    if (!unit.isConnected) window.removeEventListener('blur', look);
    else if (unit.contains(document.activeElement)) {
      window.removeEventListener('blur', look);
      events.onPress();
    }
  };
  window.addEventListener('blur', look);
}

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

/** Px scrolled before the button shows. */
const THRESHOLD_PX = 300;

// If the button cannot be loaded, the page works without it.
function Nothing() {
  return null;
}

const TopButton = lazy<ComponentType>(() =>
  import('./TopButton.tsx').then(
    (module) => ({ default: module.TopButton }),
    () => ({ default: Nothing }),
  ),
);

/** Shows the button to the top once a page is scrolled, and loads it only then. */
export function ScrollToTop() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const update = () => setIsShown(window.scrollY > THRESHOLD_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!isShown) return null;
  return (
    <Suspense>
      <TopButton />
    </Suspense>
  );
}

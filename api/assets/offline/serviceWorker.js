// Pages come from the network alone. Without a network, a navigation gets the offline page, which says so and shows the
// saved places with the time at which each was read. Nothing else is stored. The server writes `version` above this line:
// it changes with what is stored, and browsers then replace the worker.
const cacheName = `offline-${version}`;
const offlinePage = '/offline';
const stored = [offlinePage, '/offline.js', '/favicon.svg'];
// The back office, the API and files see the network as it is.
const outside = ['admin', 'graphql', 'api', 'assets', 'img', 'map'];
const isOutside = new RegExp(`^/(?:${outside.join('|')})(?:/|$)`);

self.addEventListener('install', (event) => {
  // Where the browser can, these requests bypass the worker: a beacon of a page that is left is lost on the way through it.
  const patterns = outside.flatMap((name) => [`/${name}`, `/${name}/*`]);
  event.addRoutes?.({ condition: { or: patterns.map((urlPattern) => ({ urlPattern })) }, source: 'network' });
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(stored.map((url) => new Request(url, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      removeOtherVersions(),
      // The request of a page then does not wait for this worker to start.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== self.location.origin || isOutside.test(pathname)) return;
  if (event.request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (stored.includes(pathname)) event.respondWith(answerFile(event.request));
});

async function answerPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(offlinePage, { cacheName })) ?? Response.error();
  }
}

async function answerFile(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { cacheName })) ?? Response.error();
  }
}

async function removeOtherVersions() {
  const names = await caches.keys();
  return Promise.all(
    names
      .filter((name) => name.startsWith('offline-') && name !== cacheName)
      .map((name) => caches.delete(name)),
  );
}

// SERVICE_WORKER=off: a browser that has the worker replaces it by this one, which takes everything away.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('offline-')).map((name) => caches.delete(name))),
      )
      .then(() => self.registration.unregister()),
  );
});

/**
 * Keeps the shell of the house: the page itself and its hashed assets, nothing else. Tables, lists and words
 * come from the server or not at all, so nothing old is ever shown as if it were now.
 */
const SHELL = 'funduk-shell-1';
const PAGE = '/';
const MOST_ASSETS = 200;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((shell) => shell.add(new Request(PAGE, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page as the server has it now; the kept one only where there is no server to ask. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const shell = await caches.open(SHELL);
      await shell.put(PAGE, answer.clone());
    }
    return answer;
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** An asset's name changes with its contents, so a kept one is never old. */
async function asset(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await shell.put(request, answer.clone());
    const all = await shell.keys();
    const assets = all.filter((one) => new URL(one.url).pathname.startsWith('/assets/'));
    await Promise.all(assets.slice(0, -MOST_ASSETS).map((one) => shell.delete(one)));
  }
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

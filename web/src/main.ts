import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte';
import { words } from './lib/words.svelte';
import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';

const RELOADED = 'funduk-reloaded';
const ONCE_IN = 30_000;
// The house was renovated while this page was open: its rooms have new names, so it is fetched anew, once.
addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < ONCE_IN) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  event.preventDefault();
  location.reload();
});

prefs.show();
await words.need('common', 'web');
mount(App, { target: document.getElementById('app')! });

// The shell is kept so that the house opens at once and can be installed; tables never are.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/service-worker.js').catch(() => {});

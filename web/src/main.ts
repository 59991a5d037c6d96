import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte';
import { words } from './lib/words.svelte';
import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';

prefs.show();
await words.need('common', 'web');
mount(App, { target: document.getElementById('app')! });

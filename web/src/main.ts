import './app.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { router } from './lib/router.svelte';
import { texts } from './lib/text.svelte';
import { shade } from './lib/theme.svelte';

// A server that was updated has no pieces of the page of yesterday: fetch today's, but never in a circle.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('vernissage.reloaded'));
  if (Date.now() - last < 30_000) return;
  sessionStorage.setItem('vernissage.reloaded', String(Date.now()));
  location.reload();
});

// Theme and words first: nothing is drawn in the wrong colours or without a language.
shade.start();
router.start();
await texts.start();
mount(App, { target: document.getElementById('app')! });

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The server serves this folder; it is built, never committed.
    outDir: '../src/vernissage/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy allows no `data:` fonts or scripts: keep every asset a file.
    assetsInlineLimit: 0,
  },
  server: {
    // The texts live with the Python that shares them.
    fs: { allow: ['.', '../src/vernissage/text'] },
    proxy: { '/api': process.env.API ?? 'http://127.0.0.1:8000' },
  },
  test: { include: ['tests/**/*.test.ts'] },
});

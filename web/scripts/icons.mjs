// Draws the PNG icons from the SVG with a headless chromium: `npm run icons` (CHROMIUM names another one).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const svg = readFileSync(here('icon-app.svg'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'icons-'));
const page = join(folder, 'icon.html');
writeFileSync(page, `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);

for (const size of [192, 512]) {
  execFileSync(process.env.CHROMIUM ?? 'chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    `--user-data-dir=${folder}`,
    `--window-size=${size},${size}`,
    `--screenshot=${here(`../public/icon-${size}.png`)}`,
    page,
  ], { stdio: 'ignore' });
}

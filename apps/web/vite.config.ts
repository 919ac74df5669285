import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { viteStaticCopy } from 'vite-plugin-static-copy';
import { chunkGroups, modulePreload } from './vite/chunks.ts';
import { compressFiles } from './vite/compress.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { preloadPages } from './vite/preload-pages.ts';
import { prerenderLanding } from './vite/prerender.ts';
import { texts } from './vite/texts.ts';
import { withoutUnusedParts } from './vite/unused-parts.ts';

const server = process.env.WEEKWISE_SERVER ?? 'http://127.0.0.1:4400';

/** Paths of the server; everything else is a page of the app. Some spec paths carry no `/api` prefix. */
const serverPaths = ['/api', '/activity-execution', '/folder-agent', '/chat'];

/** What pdf.js fetches by name while it draws: character maps, standard fonts, decoders, colour profiles. */
const pdfAssets = ['cmaps', 'standard_fonts', 'wasm', 'iccs'].map((folder) => ({
  src: normalizePath(`${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/${folder}/*`),
  dest: `pdfjs/${folder}`,
}));

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: { 'rehype-raw': fileURLToPath(import.meta.resolve('./src/ui/markdown/no-raw-html.ts')) },
  },
  plugins: [
    texts(),
    react(),
    tailwindcss(),
    withoutUnusedParts(),
    viteStaticCopy({ targets: pdfAssets }),
    prerenderLanding(),
    preloadFonts(),
    preloadPages(),
    compressFiles(),
  ],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(serverPaths.map((path) => [`^${path}(/|$)`, { target: server }])),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // e2e/bundle.spec.ts weighs the pages by it.
    manifest: true,
    modulePreload,
    // pdf.js is over 500 kB by nature and arrives only with the document viewer.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // A visitor's first page holds the landing page; everybody else's is empty and starts with the app.
      input: ['index.html', 'landing.html'].map((page) => fileURLToPath(import.meta.resolve(`./${page}`))),
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.WEEKWISE_SERVER ?? 'http://127.0.0.1:4400';

/** Paths of the server; everything else is a page of the app. Some spec paths carry no `/api` prefix. */
const serverPaths = ['/api', '/activity-execution', '/folder-agent', '/chat'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(serverPaths.map((path) => [`^${path}(/|$)`, { target: server }])),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // pdf.js is over 500 kB by nature and arrives only with the document viewer.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
            { name: 'data', test: /node_modules[\\/](@tanstack|zod)[\\/]|packages[\\/]contracts[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
});

import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { texts } from './texts.ts';

const place = /(<div id="root">)<!--.*?-->(<\/div>)/s;

/** Draws the landing page into `landing.html` when the app is built. */
export function prerenderLanding(): Plugin {
  return {
    name: 'weekwise-prerender-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        if (path !== '/landing.html') return html;
        if (!place.test(html)) throw new Error('landing.html has no place for the landing page');
        const drawn = await drawLanding();
        // A function: `$` in the text stands for itself.
        return html.replace(place, (_, open: string, close: string) => open + drawn + close);
      },
    },
  };
}

async function drawLanding(): Promise<string> {
  const server = await createServer({
    configFile: false,
    root: new URL('..', import.meta.url).pathname,
    plugins: [texts(), react()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { landingHtml } = (await server.ssrLoadModule('/src/app/prerender-landing.tsx')) as {
      landingHtml: () => Promise<string>;
    };
    return await landingHtml();
  } finally {
    await server.close();
  }
}

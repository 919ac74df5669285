import type { Plugin, Rolldown } from 'vite';
import { askAhead } from './ahead.ts';

/** Pages that a visit begins with and that the empty `index.html` is sent for. */
const pages = [
  { path: '^/syllabus/[^/]+/?$', module: 'src/routes/course/course.tsx' },
  { path: '^/(dashboard/?)?$', module: 'src/routes/dashboard/dashboard.tsx' },
  { path: '^/demo/?$', module: 'src/routes/demo/demo.tsx' },
];

/** Has the scripts and the first answers of a page come along with those of the app instead of after them. */
export function preloadPages(): Plugin {
  let script = '';
  return {
    name: 'weekwise-preload-pages',
    apply: 'build',
    // Before the pages are written, which name this file.
    enforce: 'pre',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const known = pages.map(({ path, module }) => ({ path, scripts: scriptsOf(chunks, module) }));
      const source = `(${askAhead})(${JSON.stringify(known)});`;
      script = this.getFileName(this.emitFile({ type: 'asset', name: 'ahead.js', source }));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { path }) =>
        path === '/index.html'
          ? [{ tag: 'script', attrs: { src: `/${script}` }, injectTo: 'head-prepend' as const }]
          : [],
    },
  };
}

/** What a page's module imports, without what every page begins with. */
function scriptsOf(chunks: readonly Rolldown.OutputChunk[], module: string): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = (first: Rolldown.OutputChunk | undefined): Set<string> => {
    const found = new Set<string>();
    const reach = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || found.has(chunk.fileName)) return;
      found.add(chunk.fileName);
      for (const name of chunk.imports) reach(byName.get(name));
    };
    reach(first);
    return found;
  };
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!page) throw new Error(`No chunk is the page ${module}`);
  const everywhere = reached(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('index.html')));
  return [...reached(page)].filter((name) => !everywhere.has(name)).map((name) => `/${name}`);
}

import type { Plugin } from 'vite';

/** The two voices of every page, in the letters that most pages are written in: how their files are called. */
const fonts = ['source-serif-4-latin-opsz-normal', 'figtree-latin-wght-normal'];

/**
 * Has the browser fetch the fonts beside the styles that name them, and wait a moment for them with the words. Else the
 * first paint is in another font, smaller, and the page moves, or is painted anew, once its own is here.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'weekwise-preload-fonts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@fontsource-variable[\\/].*\.css$/ },
      handler: (code) =>
        code.replace(/@font-face\s*\{[^}]*\}/g, (face) =>
          fonts.some((font) => face.includes(font))
            ? face.replace(/font-display:\s*swap/, 'font-display: block')
            : face,
        ),
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        return fonts.map((font) => {
          const file = Object.keys(bundle).find((name) => name.includes(font) && name.endsWith('.woff2'));
          if (!file) throw new Error(`No file is the font ${font}`);
          const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' };
          return { tag: 'link', attrs, injectTo: 'head' as const };
        });
      },
    },
  };
}

import type { Plugin } from 'vite';

/** The two voices of every page, in the letters that most pages are written in. */
const fonts = [/source-serif-4-latin-opsz-normal.*\.woff2$/, /figtree-latin-wght-normal.*\.woff2$/];

/**
 * Has the browser fetch the fonts beside the styles that name them. Else the first paint is in another font, and the page
 * moves, or is painted larger, once its own is here.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'weekwise-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        return fonts.map((font) => {
          const file = Object.keys(bundle).find((name) => font.test(name));
          if (!file) throw new Error(`No file is the font ${font}`);
          const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' };
          return { tag: 'link', attrs, injectTo: 'head' as const };
        });
      },
    },
  };
}

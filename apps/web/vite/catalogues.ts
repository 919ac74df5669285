import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import type { Message } from '../src/lib/language/message.ts';
import { compile, namesIn } from './message-key.ts';
import { type Pseudo, pseudoText } from './pseudo.ts';

const po = formatter();

/**
 * `import('./de.po')`: a catalogue as the app reads it. `./en.po?accented` and `?mirrored` are made of the English one.
 */
export function catalogues(): Plugin {
  return {
    name: 'weekwise-catalogues',
    enforce: 'pre',
    load: {
      filter: { id: /\.po(\?(accented|mirrored))?$/ },
      async handler(id) {
        const [file = '', pseudo] = id.split('?');
        this.addWatchFile(file);
        const catalogue = compileCatalogue(await readFile(file, 'utf8'), pseudo as Pseudo | undefined);
        return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))})`, moduleType: 'js' };
      },
    },
  };
}

/** Translation by English text, both compiled. What has no translation yet is left out: it is shown in English. */
export function compileCatalogue(file: string, pseudo?: Pseudo): Record<string, Message> {
  const entries = po.parse(file, { locale: 'en', sourceLocale: 'en', filename: '' }) as Record<
    string,
    { message?: string; translation?: string }
  >;
  return Object.fromEntries(
    Object.values(entries).flatMap(({ message, translation }) => {
      if (!message) return [];
      const names = namesIn(message);
      const key = compile(message, names);
      const name = typeof key === 'string' ? key : JSON.stringify(key);
      if (pseudo) return [[name, compile(message, names, (text) => pseudoText(text, pseudo))]];
      return translation ? [[name, compile(translation, names)]] : [];
    }),
  );
}

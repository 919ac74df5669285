import { fileURLToPath } from 'node:url';
import macros from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { type ESTree, type Plugin, Visitor } from 'vite';

const configPath = fileURLToPath(new URL('../lingui.config.ts', import.meta.url));
const linguiConfig = getConfig({ configPath });

/** More than half of the files use no macro: Babel does not read those. */
const macrosWhereUsed = {
  preset: () => ({ plugins: [[macros, { linguiConfig, descriptorFields: 'all' }]] }),
  rolldown: { filter: { id: /apps\/web\/src\/.*\.tsx?$/, code: /@lingui\/\w+\/macro/ } },
};

/**
 * Lingui's macros and catalogues. The macros leave the English text in the code: English loads no catalogue. Babel runs
 * them: Lingui's native step asks for a Node newer than that of who installs (docs/decisions/142).
 */
export const texts = () => [lingui({ configPath }), babel({ presets: [macrosWhereUsed] }), compiledTexts];

/**
 * Compiles the English texts in the code as Lingui's plugin compiles those of a catalogue. Lingui would compile them
 * in the browser, with a parser of 7 kB.
 */
const compiledTexts: Plugin = {
  name: 'weekwise-compiled-texts',
  transform: {
    filter: { code: '#lingui' },
    handler(code) {
      const found: { start: number; end: number; value: string }[] = [];
      new Visitor({
        ObjectExpression({ properties }) {
          const [id, message] = ['id', 'message'].map((name) => literalOf(properties, name));
          if (id && message) found.push(message);
        },
      }).visit(this.parse(code));
      // From the end of the file: what comes before keeps its place.
      const compiled = found
        .sort((a, b) => b.start - a.start)
        .reduce((all, { start, end, value }) => all.slice(0, start) + compile(value) + all.slice(end), code);
      return { code: compiled, map: null };
    },
  },
};

function compile(text: string): string {
  const parts = compileMessageOrThrow(text);
  return JSON.stringify(parts.length === 1 && parts[0] === text ? text : parts);
}

function literalOf(properties: ESTree.ObjectExpression['properties'], name: string) {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== name) continue;
    const { start, end, ...literal } = property.value;
    if ('value' in literal && typeof literal.value === 'string') return { start, end, value: literal.value };
  }
}

import type { Plugin } from 'vite';

/**
 * Leaves out of the app how zod writes its schemas as JSON Schema. Every schema refers to it, so that no bundler can see that
 * only the server asks for it. In the app the method throws.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'weekwise-without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: /zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/ },
      handler(code) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
        if (names.length === 0) throw new Error('zod keeps JSON Schema elsewhere now');
        const absent = "const absent = () => () => { throw new Error('The app has no JSON Schema.'); };";
        return { code: [absent, ...names.map((name) => `export const ${name} = absent;`)].join('\n'), map: null };
      },
    },
  };
}

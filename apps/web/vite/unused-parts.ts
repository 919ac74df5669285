import type { Plugin } from 'vite';

/** Methods of a zod string that bring a format. The contracts write `z.email()`, which brings that one alone. */
const formats =
  'email|url|jwt|emoji|guid|uuid|uuidv4|uuidv6|uuidv7|nanoid|cuid|cuid2|ulid|base64|base64url|xid|ksuid|ipv4|ipv6|cidrv4|cidrv6|e164|datetime|date|time|duration';

/**
 * Leaves out of the app what libraries bring and nothing of ours asks for, but refer to in a way that no bundler can
 * see through:
 * every schema of zod to its JSON Schema, which the server asks for; every string to all formats; every issue to its
 * English; the router to what watches it.
 * What is missing throws where it is called.
 */
export function withoutUnusedParts(): Plugin[] {
  return [
    without('json-schema', /zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/, (code) => {
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      const absent = "const absent = () => () => { throw new Error('The app has no JSON Schema.'); };";
      return names.length > 0 && [absent, ...names.map((name) => `export const ${name} = absent;`)].join('\n');
    }),
    without('string-formats', /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/, (code) => {
      const methods = /(export const ZodString = (?:(?!\n\}).)*?\n\}, \{)(?:(?!\n\}\)).)*(\n\}\);)/s;
      return methods.test(code) && code.replace(methods, '$1$2');
    }),
    // The contracts word what a student may read; of the rest the place of an issue is enough.
    without('english-issues', /zod[\\/]v4[\\/]locales[\\/]en\.js$/, (code) => {
      const isLocale = /export default function\s*\w*\(\)/.test(code);
      return isLocale && "export default () => ({ localeError: () => 'Invalid input' });";
    }),
    without('watched-router', /react-router[\\/].*[\\/]router[\\/]instrumentation\.js$/, (code) => {
      const names = /^export \{ (.*) \};$/m.exec(code)?.[1]?.split(', ');
      // The router asks whether it is watched at each step.
      const asked = 'consumeInstrumentationClientResultMetaReceiver';
      return (
        names?.includes(asked) &&
        names
          .map(
            (name) =>
              `export const ${name} = ${name === asked ? '() => undefined' : '"The app has no watched router."'};`,
          )
          .join('\n')
      );
    }),
    {
      name: 'weekwise-formats-by-name',
      transform: {
        filter: { id: /(?:apps[\\/]web|packages[\\/]contracts)[\\/]src[\\/].*\.tsx?$/, code: /\bz\s*\.string\(/ },
        handler(code) {
          const found = new RegExp(`\\bz\\s*\\.string\\(\\)(?:\\s*\\.\\w+\\([^()]*\\))*\\s*\\.(?:${formats})\\(`).exec(
            code,
          );
          if (found)
            this.error(`The app's strings have no methods for formats, so that ${found[0]} would fail: ask z itself.`);
        },
      },
    },
  ];
}

/** @param less the module without what is unused; nothing where it is written otherwise than thought. */
function without(what: string, id: RegExp, less: (code: string) => string | false | undefined): Plugin {
  return {
    name: `weekwise-without-${what}`,
    apply: 'build',
    transform: {
      filter: { id },
      handler(code) {
        const left = less(code);
        if (!left) this.error(`What is left out of the app as ${what} stands elsewhere now.`);
        return { code: left, map: null };
      },
    },
  };
}

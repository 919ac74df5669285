import { fileURLToPath } from 'node:url';
import type { PluginObj, PluginPass, types as Types } from '@babel/core';
import lingui from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import babel from '@rolldown/plugin-babel';
import { compile, namesIn } from './message-key.ts';

const linguiConfig = getConfig({
  configPath: fileURLToPath(new URL('../lingui.config.ts', import.meta.url)),
  skipValidation: true,
});

/** Turns the macros of Lingui into calls of `src/lib/language/lingui.tsx`, in the files that use them. */
export function texts() {
  return babel({
    plugins: [[lingui, { linguiConfig, descriptorFields: 'message' }], compiledMessages],
    include: /apps\/web\/src\/.*\.tsx?$/,
  });
}

/**
 * What the macros leave, as short as can be: the English text is the key of its translations, so that it has no other,
 * and it is compiled here. `i18n._({ id, message, values })` becomes `say(message, values)`.
 */
function compiledMessages({ types: t }: { types: typeof Types }): PluginObj<PluginPass> {
  const propertiesOf = (node: Types.Node | null | undefined) => {
    if (!t.isObjectExpression(node)) throw new Error('The macro left no descriptor');
    return new Map(
      node.properties.flatMap((property) =>
        t.isObjectProperty(property) ? [[nameOf(property.key), property.value as Types.Expression] as const] : [],
      ),
    );
  };
  const nameOf = (key: Types.Node): string => {
    if (t.isIdentifier(key)) return key.name;
    if (t.isStringLiteral(key) || t.isNumericLiteral(key)) return String(key.value);
    throw new Error('The macro left a value without a name');
  };
  const messageOf = (properties: Map<string, Types.Expression>) => {
    const message = properties.get('message');
    if (!t.isStringLiteral(message)) throw new Error('The macro left no message');
    return message.value;
  };
  /** Numbers in place of names: those of the English text, in its order. */
  const compiled = (properties: Map<string, Types.Expression>) => {
    const source = messageOf(properties);
    const names = namesIn(source);
    const values = properties.has('values') ? propertiesOf(properties.get('values')) : new Map();
    return {
      message: t.valueToNode(compile(source, names)),
      values: t.arrayExpression(names.map((name) => values.get(name) ?? null)),
    };
  };
  return {
    visitor: {
      Program: {
        enter(program) {
          program.traverse({
            CallExpression(path) {
              const { callee } = path.node;
              if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.object, { name: '_i18n' })) return;
              const { message, values } = compiled(propertiesOf(path.node.arguments[0]));
              const call = t.callExpression(callee.object, [message, ...(values.elements.length > 0 ? [values] : [])]);
              // A table of texts that a page does not use is left out of it.
              path.replaceWith(t.addComment(call, 'leading', '#__PURE__'));
            },
            JSXSpreadAttribute(path) {
              const element = path.parentPath.node;
              if (!t.isJSXOpeningElement(element) || !t.isJSXIdentifier(element.name, { name: '_Trans' })) return;
              const properties = propertiesOf(path.node.argument);
              const { message, values } = compiled(properties);
              properties.set('message', message).delete('id');
              if (properties.has('values')) properties.set('values', values);
              path.replaceWithMultiple(
                [...properties].map(([name, value]) =>
                  t.jsxAttribute(t.jsxIdentifier(name), t.jsxExpressionContainer(value)),
                ),
              );
            },
          });
        },
      },
    },
  };
}

import type { JsonSchema } from './model-call.ts';

/** The schema without references and `allOf`. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (schema.$ref) {
    const steps = schema.$ref.replace(/^#\/?/, '').split('/').filter(Boolean);
    const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], root);
    return resolved((target ?? {}) as JsonSchema, root);
  }
  if (!schema.allOf) return schema;
  const { allOf, ...rest } = schema;
  const parts = [rest, ...allOf.map((each) => resolved(each, root))];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** The alternatives of a schema, whichever way they are written. */
export function optionsOf(schema: JsonSchema): JsonSchema[] | undefined {
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return schema.anyOf ?? schema.oneOf;
}

/** The constant that tells an option of a union from the others. */
export function tagOf({ properties = {} }: JsonSchema): unknown {
  const tag = Object.values(properties).find((each) => each.const !== undefined || each.enum?.length === 1);
  return tag?.const ?? tag?.enum?.[0];
}

/** A number within the schema's bounds, whole where it says so. */
export function bounded(value: number, schema: JsonSchema): number {
  const step = schema.type === 'integer' ? 1 : Number.EPSILON;
  const least = schema.minimum ?? (schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY) + step;
  const most = schema.maximum ?? (schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY) - step;
  return Math.min(most, Math.max(least, schema.type === 'integer' ? Math.round(value) : value));
}

/** Cut at a word within `maxLength`, repeated up to `minLength`. */
export function fitted(text: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema): string {
  let fit = text;
  while (fit.length < minLength) fit = `${fit} ${text || 'more'}`;
  if (fit.length <= maxLength) return fit;
  const cut = fit.slice(0, maxLength);
  const space = cut.lastIndexOf(' ');
  return space >= minLength && space > 0 ? cut.slice(0, space) : cut;
}

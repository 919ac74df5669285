import type { JsonSchema } from './model-call.ts';
import { RequestProblem } from './protocol.ts';

/**
 * With `strict: true` OpenAI takes a subset of JSON Schema only and refuses the rest:
 * https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
 */
export function checkStrictSchema(schema: JsonSchema, name: string): void {
  if (schema.type !== 'object')
    refuse(name, [], `schema must be a JSON Schema of 'type: "object"', got 'type: "${schema.type}"'.`);
  check(schema, name, []);
}

function check(schema: JsonSchema, name: string, path: string[]): void {
  if (schema.oneOf) refuse(name, path, "'oneOf' is not permitted.");
  if (schema.allOf) refuse(name, path, "'allOf' is not permitted.");
  if (schema.properties) {
    if (schema.additionalProperties !== false) {
      refuse(name, path, "'additionalProperties' is required to be supplied and to be false.");
    }
    const missing = Object.keys(schema.properties).find((key) => !schema.required?.includes(key));
    if (missing) {
      refuse(
        name,
        path,
        `'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`,
      );
    }
  } else if (schema.type === 'object' && schema.additionalProperties !== false) {
    refuse(name, path, "'additionalProperties' is required to be supplied and to be false.");
  }
  for (const [key, child] of Object.entries(schema.properties ?? {})) check(child, name, [...path, 'properties', key]);
  for (const [key, child] of Object.entries((schema.$defs ?? {}) as Record<string, JsonSchema>)) {
    check(child, name, [...path, '$defs', key]);
  }
  if (schema.items && !Array.isArray(schema.items)) check(schema.items, name, [...path, 'items']);
  schema.anyOf?.forEach((child, i) => {
    check(child, name, [...path, 'anyOf', `${i}`]);
  });
}

function refuse(name: string, path: string[], why: string): never {
  const context = path.map((step) => `'${step}'`).join(', ');
  throw new RequestProblem({
    kind: 'bad-request',
    message: `Invalid schema for response_format '${name}': In context=(${context}), ${why}`,
  });
}

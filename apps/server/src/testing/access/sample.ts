import { z } from 'zod';

export interface ContractSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: ContractSchema[];
  oneOf?: ContractSchema[];
  properties?: Record<string, ContractSchema>;
  required?: string[];
  items?: ContractSchema;
  format?: string;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** What the caller has for fields by their names. */
export interface Named {
  /** undefined leaves the field to its type. */
  valueOf(name: string): string | undefined;
  /** Hears of every value that is used. */
  used(name: string): void;
}

/**
 * A plain value that a schema takes. A field that `named` knows gets its value, also where the field may be left out:
 * what may be named must be safe to name.
 */
export function sampleOf(schema: z.ZodType, named: Named): unknown {
  return sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ContractSchema, '', named);
}

function sample(schema: ContractSchema, name: string, named: Named): unknown {
  // One of a list names nobody's property.
  const given = schema.enum ? undefined : named.valueOf(name);
  if (given !== undefined && (schema.type === 'string' || schema.anyOf?.some(({ type }) => type === 'string'))) {
    named.used(name);
    return given;
  }
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sample(first, name, named);
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, named);
    case 'array':
      // "item_ids" holds what "item_id" names.
      return schema.items && (schema.minItems || named.valueOf(singular(name)) !== undefined)
        ? [sample(schema.items, singular(name), named)]
        : [];
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, schema.minimum ?? 1), schema.maximum ?? Infinity);
    case 'boolean':
      return true;
    default:
      return sampleText(schema.format);
  }
}

function sampleObject({ properties = {}, required = [] }: ContractSchema, named: Named): Record<string, unknown> {
  const wanted = Object.entries(properties).filter(
    ([name]) =>
      required.includes(name) || named.valueOf(name) !== undefined || named.valueOf(singular(name)) !== undefined,
  );
  return Object.fromEntries(wanted.map(([name, schema]) => [name, sample(schema, name, named)]));
}

export const singular = (name: string): string => name.replace(/s$/, '');

const texts: Record<string, string> = {
  email: 'matrix@example.edu',
  date: '2026-01-05',
  'date-time': '2026-01-05T09:00:00.000Z',
  uri: 'https://example.edu/',
};

export const sampleText = (format: string | undefined): string => texts[format ?? ''] ?? 'Sample';

import type { Contract } from '@weekwise/contracts/contract.ts';
import { xssPayloads } from '@weekwise/contracts/testing/xss-payloads.ts';
import fc from 'fast-check';
import { z } from 'zod';
import type { JsonSchema } from './sample.ts';

const texts = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202egnp.exe',
  'x'.repeat(5_000),
  '🧨'.repeat(300),
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  "'; drop table users; --",
  '{{7*7}}',
  '$where',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  '-1',
  '1e999',
  'NaN',
  'undefined',
  '[object Object]',
  'http://127.0.0.1:1/',
  'file:///etc/passwd',
  '(a+)+$',
  'a@b.example',
  ...xssPayloads.slice(0, 10),
];
const numbers = [0, -0, -1, 1, 0.5, 99, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324];

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, ...numbers, ...texts),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    { length: 3 },
    { toString: 1 },
    Array(200).fill(0),
    Array(50).fill({}),
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Texts that are no JSON, or are spelled so that a parser may stumble. */
const raw: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '{',
    '[1,',
    '"',
    'nul',
    '\uFEFF{}',
    '{"a":1}{"b":2}',
    '{"a":1,"a":2}',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    `${'['.repeat(5_000)}`,
    `{"a":${'{"a":'.repeat(45)}1${'}'.repeat(45)}}`,
    `[${'1,'.repeat(4_000)}1]`,
    '{"a":1e99999}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
  ),
  fc.string({ maxLength: 200 }),
);

/** Values that a schema takes, as far as its JSON form tells; texts may be names of real things. */
function valid(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((one) => valid(one, known)));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valid(field, known)]);
      return fc.record(Object.fromEntries(fields), { requiredKeys: (schema.required ?? []) as never[] });
    }
    case 'array':
      return fc.array(valid(schema.items ?? {}, known), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom(...numbers));
    case 'boolean':
      return fc.boolean();
    default:
      return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, fc.string(), fc.constantFrom(...texts));
  }
}

/** A valid body in which one field is something else, missing or new. */
const spoiled = (body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(body, fc.nat(), hostile, fc.nat(3)).map(([value, place, other, way]) => {
    if (typeof value !== 'object' || value === null) return other;
    const names = Object.keys(value);
    const name = names[place % Math.max(1, names.length)] ?? 'extra';
    if (way === 0) return Object.fromEntries(Object.entries(value).filter(([field]) => field !== name));
    return { ...value, [way === 1 ? 'extra' : name]: other };
  });

/** Bodies for a call, valid, spoiled and hostile, as texts; the same `seed` gives the same ones. */
export function hostileBodies(
  contract: Contract,
  { known, count, seed }: { known: readonly string[]; count: number; seed: number },
): string[] {
  const schema = z.toJSONSchema(contract.body ?? z.object({}), { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const body = valid(schema, known);
  const json = fc.oneof({ weight: 3, arbitrary: body }, { weight: 4, arbitrary: spoiled(body) }, hostile);
  const text = fc.oneof({ weight: 6, arbitrary: json.map((value) => JSON.stringify(value)) }, raw);
  // A change of nothing is one that a client may well send.
  return ['{}', ...fc.sample(text, { numRuns: count, seed })];
}

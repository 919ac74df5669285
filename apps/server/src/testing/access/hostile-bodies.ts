import type { Contract } from '@weekwise/contracts/contract.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { xssPayloads } from '@weekwise/contracts/testing/xss-payloads.ts';
import fc from 'fast-check';
import { z } from 'zod';
import { longText } from './long-texts.ts';
import { kindOf } from './requests.ts';
import { type ContractSchema, sampleText, singular } from './sample.ts';

export const hostileTexts: readonly string[] = [
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
  fc.constantFrom<unknown>(null, true, false, ...numbers, ...hostileTexts),
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

/** What a body is made for. */
interface Wanted {
  /** What the caller has, by the kind of thing. */
  ids: Readonly<Record<string, string>>;
  /** Characters of a body's longest texts. */
  longest: number;
}

/** Values that a schema takes, as far as its JSON form tells; texts may be names of real things. */
function valid(schema: ContractSchema, name: string, wanted: Wanted): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((one) => valid(one, name, wanted)));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valid(field, name, wanted)]);
      return fc.record(Object.fromEntries(fields), { requiredKeys: (schema.required ?? []) as never[] });
    }
    case 'array': {
      const one = valid(schema.items ?? {}, singular(name), wanted);
      return fc.oneof({ weight: 4, arbitrary: fc.array(one, { maxLength: 4 }) }, manyOf(one, schema, wanted));
    }
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom(...numbers));
    case 'boolean':
      return fc.boolean();
    default:
      return text(schema, name, wanted);
  }
}

/** A list as long as it may be: of one value, because what it costs to make many is none of what is tried. */
const manyOf = (one: fc.Arbitrary<unknown>, { maxItems }: ContractSchema, { longest }: Wanted): fc.Arbitrary<unknown> =>
  one.map((value) => {
    const most = longest / (JSON.stringify(value ?? null).length + 1);
    return Array(Math.floor(Math.min(maxItems ?? Infinity, most, limits.bodyValues / 2))).fill(value);
  });

function text({ maxLength, format }: ContractSchema, name: string, { ids, longest }: Wanted): fc.Arbitrary<string> {
  const own = ids[kindOf(name)];
  const any: fc.WeightedArbitrary<string>[] = [
    { weight: 2, arbitrary: fc.constantFrom(...Object.values(ids)) },
    { weight: 2, arbitrary: fc.string() },
    { weight: 2, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: 1, arbitrary: longText(Math.min(maxLength ?? Infinity, longest)) },
  ];
  if (own !== undefined) any.push({ weight: 12, arbitrary: fc.constant(own) });
  if (format !== undefined) any.push({ weight: 6, arbitrary: fc.constant(sampleText(format)) });
  return fc.oneof(...any);
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

/** Bodies that take room: they fill what a call may have, or go beyond it. */
const filling = (longest: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('[', '{"a":', '1,', '[],', '{},', '"a":1,', '"\\u0000",', '{"__proto__":', '\ud800'),
      fc.nat(2),
    )
    .map(([part, begin]) => (['', '[', '{"a":['][begin] ?? '') + part.repeat(longest / part.length));

const json = 'application/json';
const types = [
  `${json}; charset=utf-16`,
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/cbor',
  '',
  '*/*',
];
const type: fc.Arbitrary<string> = fc.oneof(
  { weight: 30, arbitrary: fc.constant(json) },
  fc.constantFrom(...types, 'multipart/form-data; boundary=a', 'multipart/form-data', `${json};`.repeat(100)),
);

export interface HostileBody {
  text: string;
  /** The content type that it is sent as. */
  type: string;
}

/** Bodies for a call, valid, spoiled and hostile; the same `seed` gives the same ones. */
export function hostileBodies(
  contract: Contract,
  { count, seed, ...wanted }: Wanted & { count: number; seed: number },
): HostileBody[] {
  const schema = z.toJSONSchema(contract.body ?? z.object({}), {
    io: 'input',
    unrepresentable: 'any',
  }) as ContractSchema;
  const body = valid(schema, '', wanted);
  const value = fc.oneof({ weight: 3, arbitrary: body }, { weight: 4, arbitrary: spoiled(body) }, hostile);
  const text = fc.oneof(
    { weight: 12, arbitrary: value.map((one) => JSON.stringify(one)) },
    raw,
    filling(wanted.longest),
  );
  // A change of nothing is one that a client may well send.
  return [{ text: '{}', type: json }, ...fc.sample(fc.record({ text, type }), { numRuns: count, seed })];
}

/** Of a stack trace, or of a place in our files. */
export const tellsOfInside = /\bat .*:\d+:\d+\)?|node_modules|\.ts:\d+/;
/** An answer of ours that nobody foresaw. */
export const isUnforeseen = /"(?:code|error)":\s?"internal"/;

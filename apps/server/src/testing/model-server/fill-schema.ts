import { type SourcedSentence, sentencesOfPassages } from './facts.ts';
import { fillNumber } from './fill-number.ts';
import { fillString } from './fill-string.ts';
import { describedCount, orderedCount } from './item-count.ts';
import { bounded, fitted, optionsOf, resolved, tagOf } from './json-schema.ts';
import type { JsonSchema } from './model-call.ts';
import type { PromptPassage } from './passage-formats.ts';
import { factsOfCourse, linesOfList } from './syllabus-words.ts';

interface Filling {
  root: JsonSchema;
  facts: SourcedSentence[];
  /** The whole prompt, where dates and names are looked for. */
  prompt: string;
}

interface Place {
  /** The property's name; that of the list for its items. */
  key: string;
  /** Which fact, and which of several values from it. */
  fact: number;
  variant: number;
  depth: number;
  /** The list whose item is filled, and the fact that its next item begins with. */
  list: string;
  until: number;
  /** The words that are looked for in the fact. */
  words?: RegExp;
}

const usualItems = 4;
const deepest = 12;

/**
 * Valid JSON for a schema, out of the materials: the fields of one object come from one sentence, so that its quote
 * supports its words; the next item of a list comes from the next sentence.
 */
export function fillSchema(schema: JsonSchema, passages: readonly PromptPassage[], prompt: string): unknown {
  const facts = sentencesOfPassages(passages);
  const nothing = { passage: { number: 1, id: '1', text: prompt }, sentence: prompt.trim() || 'Nothing was given.' };
  const filling = { root: schema, facts: facts.length > 0 ? facts : [nothing], prompt };
  return fill(schema, filling, { key: '', fact: 0, variant: 0, depth: 0, list: '', until: filling.facts.length });
}

function fill(given: JsonSchema, filling: Filling, place: Place): unknown {
  const schema = resolved(given, filling.root);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chosen(schema.enum, filling, place);
  const options = optionsOf(schema);
  if (options) return fillOption(options, filling, place);
  if (schema.type === 'object' || schema.properties) return fillObject(schema, filling, place);
  if (schema.type === 'array') return fillArray(schema, filling, place);
  if (schema.type === 'null') return null;
  const fact = factAt(filling, place);
  if (schema.type === 'boolean') {
    const isSaid = new RegExp(`\\b${place.key}\\b`, 'i').test(fact.sentence);
    return isSaid || /answer|true|correct|support|sufficient|found|cover|relevant/i.test(place.key);
  }
  if (schema.type === 'integer' || schema.type === 'number') return bounded(fillNumber(fact, place) ?? 0, schema);
  return textFor(schema, filling, place) ?? fitted('', schema);
}

const factAt = ({ facts }: Filling, { fact }: { fact: number }): SourcedSentence =>
  facts[fact % facts.length] as SourcedSentence;

function textFor(schema: JsonSchema, filling: Filling, place: Place): string | undefined {
  const elsewhere = factAt(filling, { fact: place.fact + 1 }).sentence;
  return fillString(schema, factAt(filling, place), { ...place, elsewhere, prompt: filling.prompt });
}

/** The value that the prompt names, as where it asks for one kind of activity. */
const named = (values: unknown[], prompt: string): unknown =>
  values.find((value) => typeof value === 'string' && value !== '' && prompt.includes(value));

/** The value that the line of a list or the prompt names, else one after the other. */
function chosen(values: unknown[], filling: Filling, place: Place): unknown {
  if (linesOfList(place.list)) {
    const { sentence } = factAt(filling, place);
    return named(values, sentence.toLowerCase()) ?? values.find((value) => value === 'other') ?? values[0];
  }
  return named(values, filling.prompt) ?? values[place.fact % values.length];
}

/** Null only where the materials have nothing; else the option whose tag the prompt names, or the first. */
function fillOption(options: JsonSchema[], filling: Filling, place: Place): unknown {
  const some = options.map((option) => resolved(option, filling.root)).filter(({ type }) => type !== 'null');
  const nullable = some.length < options.length;
  if (nullable && (place.depth > deepest || some.length === 0)) return null;
  const asked = named(some.map(tagOf), filling.prompt);
  const option = some.find((each) => asked === undefined || tagOf(each) === asked) ?? {};
  const isWords = option.type === 'string' && !option.enum && option.const === undefined;
  if (nullable && isWords) return textFor(option, filling, place) ?? null;
  if (nullable && option.type === 'number') return fillNumber(factAt(filling, place), place) ?? null;
  const words = nullable && option.properties ? factsOfCourse[place.key] : undefined;
  if (words) {
    const fact = filling.facts.findIndex(({ sentence }) => words.test(sentence));
    return fact < 0 ? null : fill(option, filling, { ...place, fact, words });
  }
  return fill(option, filling, place);
}

function fillObject(schema: JsonSchema, filling: Filling, place: Place): unknown {
  const { properties = {}, additionalProperties, required = [] } = schema;
  const depth = place.depth + 1;
  const wanted = Object.entries(properties).filter(([key]) => depth <= deepest || required.includes(key));
  if (wanted.length === 0 && typeof additionalProperties === 'object') {
    return { [place.key || 'key']: fill(additionalProperties, filling, { ...place, depth }) };
  }
  return Object.fromEntries(wanted.map(([key, child]) => [key, fill(child, filling, { ...place, key, depth })]));
}

function fillArray(schema: JsonSchema, filling: Filling, place: Place): unknown[] {
  const { items, prefixItems, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const tuple = prefixItems ?? (Array.isArray(items) ? items : undefined);
  const depth = place.depth + 1;
  if (tuple) return tuple.map((item, variant) => fill(item, filling, { ...place, variant, depth }));
  const item = items && !Array.isArray(items) ? items : {};
  const { key, until } = place;
  const line = linesOfList(key);
  if (line && minItems === 0) {
    const starts = filling.facts.flatMap(({ sentence }, i) =>
      i >= place.fact && i < until && line.test(sentence) ? [i] : [],
    );
    return starts.map((fact, i) =>
      fill(item, filling, { key, fact, variant: i, depth, list: key, until: starts[i + 1] ?? until }),
    );
  }
  const ordered = (depth <= 2 && orderedCount(filling.prompt)) || usualItems;
  const wanted = depth > deepest ? 0 : (describedCount(schema) ?? Math.min(filling.facts.length, ordered));
  const count = Math.min(maxItems, Math.max(minItems, wanted));
  return Array.from({ length: count }, (_, i) =>
    fill(item, filling, { ...place, fact: place.fact + i, variant: place.variant + i, depth }),
  );
}

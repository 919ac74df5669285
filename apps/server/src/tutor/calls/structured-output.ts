import { z } from 'zod';
import type { Ability } from '../../adapters/models/models.port.ts';
import { CallFailure } from './call-failure.ts';
import { type Converse, type ConverseOptions, notUsable } from './conversation.ts';
import type { ModelCalls, Prompt } from './model-calls.ts';

type ResponseFormat = NonNullable<ConverseOptions['responseFormat']>;
type JsonSchema = NonNullable<Extract<ResponseFormat, { type: 'json' }>['schema']>;
type Parsed<T> = { value: T; why: null } | { value: null; why: string };
type Answer<T> = Parsed<T> & { text: string };

/**
 * One JSON value: constrained where the model can be, asked for in words where it cannot, sent back once to be
 * repaired.
 */
export function structuredOutput(converse: Converse, modelOf: (ability: Ability) => string): ModelCalls['object'] {
  /** Models that refused a schema and then answered without. */
  const withoutSchemas = new Set<string>();

  async function ask<T>(prompt: Prompt, schema: z.ZodType<T>, options: ConverseOptions): Promise<Answer<T>> {
    let text = '';
    let parsed: Parsed<T> = { value: null, why: '' };
    const isUsable = () => {
      parsed = parsedValue(text, schema);
      return parsed.why === null;
    };
    try {
      for await (const piece of converse(prompt, { ...options, isUsable }))
        if (piece.type === 'text') text += piece.text;
    } catch (error) {
      if (!(error instanceof CallFailure && error.detail === notUsable)) throw error;
    }
    return { ...parsed, text };
  }

  async function constrained<T>(prompt: Prompt, schema: z.ZodType<T>, name: string): Promise<Answer<T>> {
    const model = modelOf(prompt.ability);
    if (withoutSchemas.has(model)) return ask(askedInText(prompt, schema), schema, {});
    try {
      return await ask(prompt, schema, { responseFormat: { type: 'json', name, schema: jsonSchemaOf(schema) } });
    } catch (error) {
      if (!(error instanceof CallFailure && (error.status === 400 || error.status === 422))) throw error;
      const answer = await ask(askedInText(prompt, schema), schema, {});
      withoutSchemas.add(model);
      return answer;
    }
  }

  return async ({ schema, schemaName, ...prompt }) => {
    const first = await constrained(prompt, schema, schemaName);
    if (first.why === null) return first.value;
    if (first.text.trim() !== '') {
      const second = await constrained(askedToRepair(prompt, first.text, first.why), schema, schemaName);
      if (second.why === null) return second.value;
    }
    throw new CallFailure('unusable', { detail: notUsable });
  };
}

/** For a model that cannot be constrained: the same, asked for in words. */
function askedInText(prompt: Prompt, schema: z.ZodType): Prompt {
  const asked = `Answer with one JSON value and nothing else. It fits this JSON Schema:\n${JSON.stringify(jsonSchemaOf(schema))}`;
  return { ...prompt, system: `${prompt.system}\n\n${asked}` };
}

/** The same conversation with the value that did not fit, and why. */
function askedToRepair(prompt: Prompt, text: string, why: string): Prompt {
  const messages: Prompt['messages'] = [
    { role: 'assistant', content: text },
    { role: 'user', content: `This does not fit what was asked for:\n${why}\nAnswer with the corrected JSON alone.` },
  ];
  return { ...prompt, messages: [...prompt.messages, ...messages] };
}

/** The value of a text that holds JSON, perhaps in a code fence or between sentences. */
function parsedValue<T>(text: string, schema: z.ZodType<T>): Parsed<T> {
  const json = jsonIn(text);
  if (json === undefined) return { value: null, why: 'It is no JSON.' };
  const parsed = schema.safeParse(json);
  return parsed.success ? { value: parsed.data, why: null } : { value: null, why: z.prettifyError(parsed.error) };
}

function jsonIn(text: string): unknown {
  const from = text.search(/[{[]/);
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  for (const candidate of [text, from < 0 ? '' : text.slice(from, to + 1)]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next one.
    }
  }
  return undefined;
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' });
  return rest as JsonSchema;
}

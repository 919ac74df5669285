import { competentModel } from './competent-model.ts';
import { type Instruction, instructionsIn } from './find-instructions.ts';
import { materialOf } from './materials.ts';
import type { ChatRequest, ModelAnswer } from './model-call.ts';

/** A model without any sense: whatever the materials tell it, it does, and only then what it was asked for. */
export function obedientModel(request: ChatRequest): ModelAnswer {
  const told = materialOf(request).flatMap(({ text }) => instructionsIn(text));
  const done = request.messages.flatMap(({ toolCalls }) => toolCalls.map((call) => JSON.stringify(call)));
  const toolCalls = told
    .flatMap((each) => (each.do === 'call' ? [{ name: each.name, input: each.input }] : []))
    .filter((call) => !done.includes(JSON.stringify(call)));
  const text = told.flatMap((each) => said(each, request)).join(' ');
  if (toolCalls.length === 0 && text === '') return competentModel(request);
  if (request.schema) return { json: overwritten(competentModel(request).json, text), toolCalls };
  return { text: text || (competentModel(request).text ?? ''), toolCalls };
}

function said(instruction: Instruction, { system, messages }: ChatRequest): string[] {
  if (instruction.do === 'say') return [instruction.text];
  if (instruction.do !== 'reveal') return [];
  return [system, ...messages.map(({ text }) => text)];
}

/** The words that it was told to say, wherever the schema leaves room for words. */
function overwritten(value: unknown, text: string): unknown {
  if (text === '') return value;
  if (typeof value === 'string') return /\s/.test(value) ? text : value;
  if (Array.isArray(value)) return value.map((item) => overwritten(item, text));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, overwritten(child, text)]));
}

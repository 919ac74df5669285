import { sentencesOfPassages } from './facts.ts';
import { fillSchema } from './fill-schema.ts';
import { givenPassages, materialOf, questionOf } from './materials.ts';
import type { ChatRequest, ModelAnswer, ModelTool } from './model-call.ts';
import { wordsOf } from './trouble.ts';
import { stemsIn, wordsIn } from './word-vector.ts';

const mostSentences = 2;

/** A small model that does honestly what any of our prompts asks for, out of what the prompt gives. */
export function competentModel(request: ChatRequest): ModelAnswer {
  if (request.schema) return { json: fillSchema(request.schema, materialOf(request), wordsOf(request)) };
  const tool = toolAskedFor(request);
  if (tool) {
    const question = questionOf(request);
    const input = fillSchema(tool.schema, [{ number: 1, id: '1', text: question }], question);
    return { toolCalls: [{ name: tool.name, input }] };
  }
  const last = request.messages.at(-1);
  const passages = givenPassages(request);
  if (last?.role === 'tool' && passages.length === 0) return { text: `That is done: ${last.text}` };
  return { text: answerFrom(request, passages) };
}

/** The sentences that share most words with the question, each with the number of its passage. */
function answerFrom(request: ChatRequest, passages: ReturnType<typeof givenPassages>): string {
  const asked = new Set(stemsIn(questionOf(request)));
  const ranked = sentencesOfPassages(passages)
    .map(({ passage, sentence }) => ({ number: passage.number, sentence }))
    .map((each) => ({ ...each, shared: new Set(stemsIn(each.sentence).filter((stem) => asked.has(stem))).size }))
    .sort((x, y) => y.shared - x.shared);
  const [best, ...others] = ranked;
  if (!best || best.shared === 0) return nothingFound(request);
  const chosen = [best, ...others.filter(({ shared }) => shared > 0)].slice(0, mostSentences);
  return chosen.map(({ sentence, number }) => `${sentence} [${number}]`).join(' ');
}

/** In the word that the prompt wants for it, as "reply with NOT_FOUND". */
const nothingFound = ({ system }: ChatRequest): string =>
  system.match(/\breply with ([A-Z][A-Z_]{5,})\b/)?.[1] ?? 'The materials that I was given say nothing about that.';

/** "Make activities for week 3" asks for `make_activities`: the first word and one more are in the tool's name. */
function toolAskedFor({ tools, toolChoice, messages }: ChatRequest): ModelTool | undefined {
  if (typeof toolChoice === 'object') return tools.find(({ name }) => name === toolChoice.name);
  if (toolChoice === 'none' || messages.at(-1)?.role !== 'user') return undefined;
  const [verb, ...others] = stemsIn(questionOf({ messages }));
  const asked = tools.find(({ name }) => {
    const parts = wordsIn(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')).flatMap(stemsIn);
    return parts[0] === verb && parts.slice(1).some((part) => others.includes(part));
  });
  return asked ?? (toolChoice === 'required' ? tools[0] : undefined);
}

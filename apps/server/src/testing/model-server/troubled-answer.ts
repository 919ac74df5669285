import type { ChatRequest, ModelAnswer } from './model-call.ts';
import type { TroubleKind } from './trouble.ts';

/** What the model says instead of its answer. */
export function troubledAnswer(answer: ModelAnswer, trouble: TroubleKind | null, request: ChatRequest): ModelAnswer {
  switch (trouble?.kind) {
    case 'invalid-json': {
      const text = JSON.stringify(answer.json ?? { text: answer.text });
      return { text: `Here is the JSON: ${text.slice(0, -Math.ceil(text.length / 4))}` };
    }
    case 'wrong-shape':
      return request.schema ? { json: { unexpected: [{ shape: 'of another schema' }] } } : answer;
    case 'cite-unknown':
      return answer.json === undefined ? citeUnknown(answer) : { ...answer, json: inventSources(answer.json) };
    case 'truncated': {
      const text = answer.json === undefined ? (answer.text ?? '') : JSON.stringify(answer.json);
      return { text: text.slice(0, Math.ceil(text.length / 2)), finish: 'length' };
    }
    case 'refusal':
      return { text: '', finish: 'refusal' };
    case 'empty':
      return { text: '' };
    case 'unknown-tool':
      return { toolCalls: [{ name: 'delete_everything', input: { confirm: true } }] };
    default:
      return answer;
  }
}

function citeUnknown({ text = '', ...rest }: ModelAnswer): ModelAnswer {
  const cited = text.replaceAll(/\[\d+\]/g, '[99]');
  return { ...rest, text: cited.includes('[99]') ? cited : `${cited} [99]` };
}

const numbersOfSources = /passage|source|citation|cite|number|line|block/i;
const wordsOfSources = /quote|evidence|excerpt|source|passage|citation/i;

/** Fields that name a source name one that nobody gave. */
function inventSources(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => inventSources(item, key));
  if (typeof value === 'number') return numbersOfSources.test(key) ? 99 : value;
  if (typeof value === 'string')
    return wordsOfSources.test(key) ? 'These words stand in none of the materials.' : value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, inventSources(child, name)]));
}

import type { AnswerEvent, TutorTool } from '../../tutor.ts';
import type { Citation } from '../citation.ts';
import { sayAnswer } from '../render/say-answer.ts';

/** Runs a tool and answers with its outcome: the message, and below it the passages that it rests on. */
export async function* runTool(
  tool: TutorTool,
  input: unknown,
  source: string,
  signal?: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const outcome = await tool.run(input);
  if (signal?.aborted) return;
  const { citations: cited } = outcome.detail;
  const citations = Array.isArray(cited) ? (cited as Citation[]) : [];
  const claims = citations.map(({ quote }, citation) => ({
    text: quote,
    citation,
    isItem: false,
    isQuote: true as const,
  }));
  const text = [outcome.message, ...sayAnswer({ claims }).map((said) => said.trim())].join('\n\n');
  yield { type: 'tool', tool: tool.name, input, outcome };
  yield { type: 'chunk', text };
  yield { type: 'citations', citations };
  yield { type: 'complete', text, citations, abstained: false, source, fallback: null };
}

import type { AnswerEvent, TutorTool } from '../../tutor.ts';

/** Runs a tool and answers with its outcome. */
export async function* runTool(
  tool: TutorTool,
  input: unknown,
  source: string,
  signal?: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const outcome = await tool.run(input);
  if (signal?.aborted) return;
  yield { type: 'tool', tool: tool.name, input, outcome };
  yield { type: 'chunk', text: outcome.message };
  yield { type: 'citations', citations: [] };
  yield { type: 'complete', text: outcome.message, citations: [], abstained: false, source, fallback: null };
}

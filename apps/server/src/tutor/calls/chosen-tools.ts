import type { Converse } from './conversation.ts';
import type { ModelCalls } from './model-calls.ts';

/** Offers the tools with no way to run them, and takes down which the model would. */
export function chosenTools(converse: Converse): ModelCalls['chooseTools'] {
  return async ({ tools, ...prompt }) => {
    const chosen: { tool: string; input: string }[] = [];
    const offered = tools.map(({ name, description, input }) => ({
      type: 'function' as const,
      name,
      description,
      inputSchema: input,
    }));
    const isUsable = () => chosen.every(({ input }) => parsed(input) !== undefined);
    for await (const piece of converse(prompt, { tools: offered, toolChoice: { type: 'auto' }, isUsable })) {
      if (piece.type !== 'tool' || !tools.some(({ name }) => name === piece.tool)) continue;
      chosen.push({ tool: piece.tool, input: piece.input });
    }
    return chosen.map(({ tool, input }) => ({ tool, input: parsed(input) }));
  };
}

/** undefined where it is no JSON. A tool without input may be called with nothing at all. */
function parsed(input: string): unknown {
  try {
    return JSON.parse(input === '' ? '{}' : input);
  } catch {
    return undefined;
  }
}

import { ModelCallFailed, type ModelCalls, type Prompt } from '../tutor/calls/model-calls.ts';

export interface ScriptedModelCalls extends ModelCalls {
  /** What was asked, in order. */
  prompts: (Prompt & { schemaName: string })[];
}

/**
 * Calls of structured work that answer what the script says; what does not fit the schema fails as the real calls fail.
 */
export function scriptedModelCalls(
  script: (prompt: Prompt & { schemaName: string }) => unknown,
  model: string | null = 'scripted-model',
): ScriptedModelCalls {
  const prompts: ScriptedModelCalls['prompts'] = [];
  return {
    prompts,
    modelFor: () => model,
    async object({ schema, ...prompt }) {
      prompt.signal?.throwIfAborted();
      prompts.push(prompt);
      const parsed = schema.safeParse(await script(prompt));
      if (!parsed.success) throw new ModelCallFailed('unusable', { cause: parsed.error });
      return parsed.data;
    },
    streamText: () => {
      throw new Error('Nothing is streamed here.');
    },
    chooseTools: () => Promise.reject(new Error('No tool is chosen here.')),
  };
}

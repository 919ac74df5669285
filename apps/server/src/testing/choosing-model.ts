import type { Ability } from '../adapters/models/models.port.ts';
import type { ModelCalls, Prompt } from '../tutor/calls/model-calls.ts';

/** A model that chooses these tools and says nothing. */
export class ChoosingModel implements ModelCalls {
  chosen: { tool: string; input: unknown }[] = [];
  readonly prompts: Prompt[] = [];

  modelFor(ability: Ability): string | null {
    return ability === 'answering' ? 'm-1' : null;
  }

  async *streamText(prompt: Prompt): AsyncGenerator<string> {
    this.prompts.push(prompt);
    yield 'NOT_IN_MATERIALS';
  }

  object(): Promise<never> {
    return Promise.reject(new Error('not asked for'));
  }

  async chooseTools(prompt: Prompt): Promise<{ tool: string; input: unknown }[]> {
    this.prompts.push(prompt);
    return this.chosen;
  }
}

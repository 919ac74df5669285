import { once } from 'node:events';
import { competentModel } from './competent-model.ts';
import type { ChatRequest, Embedder, EmbeddingRequest, ModelAnswer, ModelScript } from './model-call.ts';
import { obedientModel } from './obedient-model.ts';
import { RequestLog } from './request-log.ts';
import { ModelTroubles } from './trouble.ts';
import { wordVector } from './word-vector.ts';

/** Scripts that another process can ask for by name. */
export const namedScripts = { competent: competentModel, obedient: obedientModel } satisfies Record<
  string,
  ModelScript
>;
export type ScriptName = keyof typeof namedScripts;

/** What the server is told: who answers, which troubles come, and what came in. */
export class ModelDesk {
  readonly troubles = new ModelTroubles();
  log = new RequestLog();
  private script: ModelScript = competentModel;
  private embedder: Embedder = wordVector;
  private held = new EventTarget();
  private lastId = 0;

  nextId(): number {
    this.lastId++;
    return this.lastId;
  }

  answerWith(script: ModelScript | ScriptName): void {
    this.script = typeof script === 'string' ? namedScripts[script] : script;
  }

  embedWith(embedder: Embedder): void {
    this.embedder = embedder;
  }

  async answer(request: ChatRequest): Promise<ModelAnswer> {
    return (await this.script(request)) ?? competentModel(request);
  }

  embed(request: EmbeddingRequest): number[][] {
    return request.input.map((text) => this.embedder(text, request));
  }

  /** Lets go on what stalls and what is silent. */
  release(): void {
    this.held.dispatchEvent(new Event('release'));
  }

  async released(signal: AbortSignal): Promise<void> {
    this.log.hold();
    try {
      await once(this.held, 'release', { signal });
    } finally {
      this.log.letGo();
    }
  }

  /** As after the start; requests under way go on. */
  reset(): void {
    this.script = competentModel;
    this.embedder = wordVector;
    this.troubles.clear();
    this.log = new RequestLog();
  }
}

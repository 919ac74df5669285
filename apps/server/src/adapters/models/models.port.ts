import type { LanguageModel } from 'ai';
import type { ComponentHealth } from '../health.ts';

/** What a model may be chosen for, each by its own setting. */
export const abilities = ['reading', 'answering', 'activities', 'guides', 'dialogue', 'suggestions'] as const;
export type Ability = (typeof abilities)[number];

/** `openai`: any server that speaks its protocol. */
export const providers = ['openai', 'anthropic', 'google'] as const;
export type Provider = (typeof providers)[number];

/** A language model as the settings name it. */
export interface ChatModel {
  provider: Provider;
  /** As the provider calls it; shown to students as the source of what it made. */
  name: string;
  model: Extract<LanguageModel, { specificationVersion: 'v4' }>;
}

export interface ModelHealth {
  provider: Provider;
  model: string;
  health: ComponentHealth;
}

/** The language models that are configured. */
export interface Models {
  /** null: the engine does it. */
  for(ability: Ability): ChatModel | null;
  /** Asks whether each configured model answers to its key; says nothing of the key. Empty where none is configured. */
  health(): Promise<ModelHealth[]>;
}

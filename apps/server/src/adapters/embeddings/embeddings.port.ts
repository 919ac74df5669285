import type { ComponentHealth } from '../health.ts';

/** What the settings say of the model that embeds. */
export interface EmbeddingModel {
  /** As the provider calls it. */
  name: string;
  /** How long its vectors are to be; null: as long as the model makes them. */
  dimension: number | null;
}

export interface Embedded {
  /** One for each text, in their order, all of one dimension and finite. */
  vectors: Float32Array[];
  /** As the provider counts them; null where it does not say. */
  tokens: number | null;
  /** Requests that were sent. */
  attempts: number;
}

export interface EmbedOptions {
  signal?: AbortSignal;
  /** Milliseconds for the whole of it, retries and their pauses included. */
  timeout: number;
  /** How often an error that may pass is tried again at once. */
  retries: number;
}

/** Turns texts into vectors: what means the same points the same way. */
export interface Embeddings {
  readonly model: EmbeddingModel;
  /**
   * One request for all texts, none of them empty. Throws `EmbeddingsError`, or the signal's reason when the caller
   * stopped it.
   */
  embed(texts: readonly string[], options: EmbedOptions): Promise<Embedded>;
  check(): Promise<ComponentHealth>;
}

export type EmbeddingsFault =
  /** No answer, an error of the server, or an answer that broke off. */
  | 'unreachable'
  | 'timed-out'
  | 'rate-limited'
  /** An answer that is not what was asked for: too few vectors, of another dimension, not numbers. */
  | 'unusable'
  /** The server does not take these texts: one may be too long for the model. */
  | 'input-refused'
  /** The server does not take the key, or does not have the model. */
  | 'refused';

/** Holds neither the key nor the texts nor the provider's own words, which may repeat both. */
export class EmbeddingsError extends Error {
  override readonly name = 'EmbeddingsError';
  readonly fault: EmbeddingsFault;
  /** Whether the same request may go well later. */
  readonly retryable: boolean;
  /** Requests that were sent. */
  attempts = 1;

  constructor(fault: EmbeddingsFault, detail: string, retryable: boolean) {
    super(`Embeddings ${fault}: ${detail}`);
    this.fault = fault;
    this.retryable = retryable;
  }

  /** Whether the model may have worked on the texts. */
  get mayHaveCost(): boolean {
    return this.fault === 'timed-out' || this.fault === 'unusable';
  }
}

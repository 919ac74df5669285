import { pino } from 'pino';
import { openAiEmbeddings } from '../adapters/embeddings/openai-embeddings.ts';
import { EmbeddingCalls } from '../features/retrieval/embedding-calls.ts';
import type { MeteredCall, Metering } from '../tutor/calls/metering.ts';
import type { ModelServer } from './model-server/model-server.ts';

interface TestEmbeddingsOptions {
  name?: string;
  dimension?: number;
  questionTimeout?: number;
  refusal?: Metering['refusal'];
}

/** Calls to the model server as `main.ts` makes them to a provider; `records` is what would be metered. */
export function testEmbeddings(
  server: ModelServer,
  { name = 'weekwise-embedding', dimension, refusal = async () => null, ...options }: TestEmbeddingsOptions = {},
): { embeddings: EmbeddingCalls; records: MeteredCall[] } {
  const { baseURL: baseUrl, apiKey } = server.openai;
  const records: MeteredCall[] = [];
  const record = async (call: MeteredCall): Promise<void> => {
    records.push(call);
  };
  const embeddings = new EmbeddingCalls({
    embeddings: openAiEmbeddings({ name, dimension: dimension ?? null, baseUrl, apiKey }),
    metering: { refusal, record },
    logger: pino({ level: 'silent' }),
    clock: () => new Date(),
    ...options,
  });
  return { embeddings, records };
}

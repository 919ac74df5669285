import { generateText, Output, streamText } from 'ai';
import { z } from 'zod';
import type { Provider } from '../../adapters/models/models.port.ts';
import type { ModelServer } from './model-server.ts';
import { chatModel } from './sdk-models.ts';

/** What the AI SDK's stream says, with its errors among it. */
export async function streamed(server: ModelServer, provider: Provider) {
  const { stream, finishReason } = streamText({
    model: chatModel[provider](server),
    prompt: 'What helps?',
    maxRetries: 0,
    onError: () => {},
  });
  let said = '';
  const errors: unknown[] = [];
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') said += part.text;
      if (part.type === 'error') errors.push(part.error);
    }
  } catch (error) {
    // A connection that breaks is thrown, not said.
    errors.push(error);
  }
  return { said, errors, finishReason: await Promise.resolve(finishReason).catch(() => 'none') };
}

export const whole = (server: ModelServer, provider: Provider) =>
  generateText({ model: chatModel[provider](server), prompt: 'What helps?', maxRetries: 0 });

const schema = z.object({ term: z.string(), passage: z.number() });

export const structured = (server: ModelServer, provider: Provider) =>
  generateText({
    model: chatModel[provider](server),
    prompt: 'A term.',
    output: Output.object({ schema }),
    maxRetries: 0,
  });

import { lazyModule } from '../../lib/lazy-module.tsx';

/**
 * How an answer is asked for and followed is seen by nobody: it comes once the screen is at rest, or with the first
 * question.
 */
const conversation = lazyModule(() => import('./conversation.ts'), { soon: true });
type Conversation = Awaited<ReturnType<typeof conversation.load>>;

export const ask = async (...question: Parameters<Conversation['ask']>): Promise<void> =>
  (await conversation.load()).ask(...question);

export const stop = async (...which: Parameters<Conversation['stop']>): Promise<void> =>
  (await conversation.load()).stop(...which);

export const decide = async (...decision: Parameters<Conversation['decide']>): Promise<void> =>
  (await conversation.load()).decide(...decision);

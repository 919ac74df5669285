import { and, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/client.ts';
import { chatMessages } from '../../../db/schema/chat.ts';

/** Milliseconds after which another process may take a question up whose process is heard of no more. */
const lifetime = 10_000;
export const renewalInterval = 3_000;
/** Somebody who waits elsewhere asks again well before this. */
const awaited = 5_000;

/** By the database's clock: that of the processes may differ. */
const inMilliseconds = (milliseconds: number): SQL =>
  sql`now() + ${sql.raw(String(milliseconds))} * interval '1 millisecond'`;

/** When a lease that begins now ends, unless it is renewed. */
export const leaseEnd = (): SQL => inMilliseconds(lifetime);

/** Takes a stored question up that nobody answers and that has no whole answer. False where that is not so. */
export async function claim(db: Executor, position: number, answerId: string): Promise<boolean> {
  const answers = alias(chatMessages, 'answers');
  const answered = db
    .select({ one: sql`1` })
    .from(answers)
    .where(
      and(
        eq(answers.threadId, chatMessages.threadId),
        eq(answers.parentMessageId, chatMessages.messageId),
        eq(answers.type, 'assistant'),
        sql`${answers.metadata}->>'interrupted' IS NULL`,
      ),
    );
  const claimed = await db
    .update(chatMessages)
    .set({ answeringBy: answerId, answeringUntil: leaseEnd() as never, awaitedUntil: null })
    .where(
      and(
        eq(chatMessages.position, position),
        or(isNull(chatMessages.answeringUntil), lt(chatMessages.answeringUntil, sql`now()`)),
        sql`NOT EXISTS ${answered}`,
      ),
    )
    .returning({ position: chatMessages.position });
  return claimed.length > 0;
}

/** The answers whose leases go on: not those that were stopped elsewhere, taken over, or whose question is gone. */
export async function renew(
  db: Executor,
  held: readonly { position: number; answerId: string }[],
): Promise<Set<string | null>> {
  const positions = held.map(({ position }) => position);
  const answerIds = held.map(({ answerId }) => answerId);
  const renewed = await db
    .update(chatMessages)
    .set({ answeringUntil: leaseEnd() as never })
    .where(and(inArray(chatMessages.position, positions), inArray(chatMessages.answeringBy, answerIds)))
    .returning({ answerId: chatMessages.answeringBy });
  return new Set(renewed.map(({ answerId }) => answerId));
}

/** Ends a lease, whosever it is or only that of one answer. Answers whether there was one. */
export async function release(db: Executor, position: number, answerId?: string): Promise<boolean> {
  const released = await db
    .update(chatMessages)
    .set({ answeringBy: null, answeringUntil: null })
    .where(
      and(
        eq(chatMessages.position, position),
        answerId === undefined ? undefined : eq(chatMessages.answeringBy, answerId),
        gt(chatMessages.answeringUntil, sql`now()`),
      ),
    )
    .returning({ position: chatMessages.position });
  return released.length > 0;
}

/** Lets the process that answers know that somebody waits for it elsewhere. False where the question is gone. */
export async function awaitAnswer(db: Executor, position: number): Promise<boolean> {
  const waiting = await db
    .update(chatMessages)
    .set({ awaitedUntil: inMilliseconds(awaited) as never })
    .where(eq(chatMessages.position, position))
    .returning({ position: chatMessages.position });
  return waiting.length > 0;
}

export async function isAwaited(db: Executor, position: number): Promise<boolean> {
  const found = await db
    .select({ position: chatMessages.position })
    .from(chatMessages)
    .where(and(eq(chatMessages.position, position), gt(chatMessages.awaitedUntil, sql`now()`)));
  return found.length > 0;
}

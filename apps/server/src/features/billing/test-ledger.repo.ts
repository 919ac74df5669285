import { eq } from 'drizzle-orm';
import type { PaymentFact } from '../../adapters/payments/payments.port.ts';
import type { Executor } from '../../db/client.ts';
import { testPayments } from '../../db/schema/billing.ts';

export async function keepTestPayment(db: Executor, sessionId: string, fact: PaymentFact): Promise<void> {
  await db.insert(testPayments).values({ sessionId, fact }).onConflictDoNothing();
}

export async function findTestPayment(db: Executor, sessionId: string): Promise<PaymentFact | null> {
  const [row] = await db.select().from(testPayments).where(eq(testPayments.sessionId, sessionId));
  return row?.fact ?? null;
}

import type { PaymentFact } from '../../adapters/payments/payments.port.ts';
import type { Deps } from '../../deps.ts';
import { receiveEvent, requireOrder } from './orders.service.ts';

/** What a bank would say, said by the student on the page of test purchases. Each is told once. */
export async function decide(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'newId'>,
  userId: string,
  sessionId: string,
  decision: 'pay' | 'refuse' | 'refund',
): Promise<void> {
  const { id: orderId, amount, standing } = await requireOrder(deps.db, userId, sessionId);
  if (decision === 'refund' && standing.paidAt === null) return;
  const at = deps.clock().toISOString();
  const facts: Record<typeof decision, PaymentFact> = {
    pay: { type: 'paid', amount, at },
    refuse: { type: 'failed', at },
    refund: { type: 'refunded', total: amount, at },
  };
  await receiveEvent(deps, { id: `test:${orderId}:${decision}`, orderId, fact: facts[decision] });
}

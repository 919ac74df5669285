import type { TestDecision, TestNotification } from '@weekwise/domain/billing.ts';
import type { PaymentFact } from '../../adapters/payments/payments.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { tellTestPaymentJob } from '../../jobs/definitions.ts';
import { findOrder, type OrderRow } from './orders.repo.ts';
import { receiveEvent, requireOrder } from './orders.service.ts';
import { keepTestPayment } from './test-ledger.repo.ts';

type TestDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'newId'>;

/** Seconds: long enough to be seen waiting. */
const lateness = 3;

/** What a bank would say, said by the student on the page of test purchases. */
export async function decide(
  deps: TestDeps,
  userId: string,
  sessionId: string,
  { decision, notification }: { decision: TestDecision; notification: TestNotification },
): Promise<void> {
  const order = await requireOrder(deps.db, userId, sessionId);
  if (order.provider !== 'test') throw new AppError('order_not_found');
  if (decision === 'pay') return pay(deps, order, notification);
  if (decision === 'refund' && order.standing.paidAt === null) return;
  const at = deps.clock().toISOString();
  const fact: PaymentFact =
    decision === 'refund' ? { type: 'refunded', total: order.amount, at } : { type: 'failed', at };
  await receiveEvent(deps, { id: `test:${order.id}:${decision}`, orderId: order.id, fact });
}

async function pay(deps: TestDeps, order: OrderRow, notification: TestNotification): Promise<void> {
  const { id: orderId } = order;
  if (notification === 'never') return keepTestPayment(deps.db, order.sessionId, paidNow(deps, order));
  if (notification === 'after') {
    await deps.db.transaction((tx) =>
      deps.jobs.put(tx, tellTestPaymentJob, deps.newId(), { orderId }, { startAfter: lateness }),
    );
    return;
  }
  await tellTestPayment(deps, orderId);
  if (notification !== 'twice') return;
  await tellTestPayment(deps, orderId);
  // Some providers give a repeated message a new id.
  await receiveEvent(deps, { id: `test:${orderId}:pay-again`, orderId, fact: paidNow(deps, order) });
}

/** Once, however often it is told. */
export async function tellTestPayment(deps: TestDeps, orderId: string): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (order) await receiveEvent(deps, { id: `test:${orderId}:pay`, orderId, fact: paidNow(deps, order) });
}

const paidNow = ({ clock }: Pick<Deps, 'clock'>, { amount }: OrderRow): PaymentFact => ({
  type: 'paid',
  amount,
  at: clock().toISOString(),
});

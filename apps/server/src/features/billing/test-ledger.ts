import type { TestLedger } from '../../adapters/payments/test-payments.ts';
import type { Database } from '../../db/client.ts';
import { findTestPayment } from './test-ledger.repo.ts';

/** What the bank of test purchases knows, in our own database: every process that is asked knows the same. */
export const testLedger = (db: Database): TestLedger => ({
  factsOf: async (sessionId) => {
    const fact = await findTestPayment(db, sessionId);
    return fact ? [fact] : [];
  },
});

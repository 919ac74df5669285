import { paymentProviders, subscriptionChangeKinds } from '@weekwise/domain/billing.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaymentFact } from '../../adapters/payments/payments.port.ts';
import { users } from './auth.ts';
import { folders } from './folders.ts';

const moment = () => timestamp({ withTimezone: true });
const ofUser = () => text().references(() => users.id, { onDelete: 'cascade' });

/** What can be bought: kept in step with the configuration at each start. Amounts in minor units. */
export const plans = pgTable('plans', {
  id: text().primaryKey(),
  kind: text({ enum: ['single_folder', 'three_pack'] }).notNull(),
  name: text().notNull(),
  description: text().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  position: integer().notNull(),
  /** Not in the configuration any more: what was bought of it stays. */
  retired: boolean().notNull(),
});

export const promotionCodes = pgTable('promotion_codes', {
  /** In capitals. */
  code: text().primaryKey(),
  /** One of the two: a share, or minor units. */
  percentOff: integer(),
  amountOff: integer(),
  /** null: of every plan. */
  planId: text(),
  expiresAt: moment(),
  /** null: as often as anybody likes. */
  mostUses: integer(),
  retired: boolean().notNull(),
});

/** A purchase as it was offered: a plan that changes later changes nothing of it. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: ofUser().notNull(),
    planId: text().notNull(),
    title: text().notNull(),
    /** Courses that it is for. */
    folders: integer().notNull(),
    listAmount: integer().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    promotionCode: text(),
    folderName: text().notNull(),
    /** A course that is there already and that it opens whole. */
    folderId: text().references(() => folders.id, { onDelete: 'set null' }),
    /** The provider's name of the checkout; our own where nothing is to pay. */
    sessionId: text().notNull().unique('orders_session'),
    createdAt: moment().notNull(),
    /** An order that is not paid by then holds no use of its promotion code. */
    expiresAt: moment().notNull(),
    /** How many of its courses were made or unlocked. They stay used, whatever becomes of them. */
    foldersUsed: integer().notNull().default(0),
    /** When the first of them was. */
    deployedAt: moment(),
    /** Who takes its money: nobody where nothing is to pay. */
    provider: text({ enum: paymentProviders }).notNull().default('none'),
    /** When the student asked for the money back, which the rules allowed then. */
    refundRequestedAt: moment(),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_promotion').on(table.promotionCode).where(sql`${table.promotionCode} is not null`),
  ],
);

/**
 * What a provider told of an order's payment, each message once. Never changed: an order's state follows from all of
 * them.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** Of the provider. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fact: jsonb().$type<PaymentFact>().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [index('payment_events_order').on(table.orderId)],
);

/** What opens a folder. A folder without a row was made while nobody asked for money, and is open whole. */
export const folderPlans = pgTable(
  'folder_plans',
  {
    folderId: text()
      .primaryKey()
      .references(() => folders.id, { onDelete: 'cascade' }),
    userId: ofUser().notNull(),
    kind: text({ enum: ['free_test', 'trial', 'paid'] }).notNull(),
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    /** Which of an order's courses it is, from 0: each is made once. */
    slot: integer(),
    /** Weeks that an admin opened beside those of a trial. */
    moreWeeks: integer().array(),
    createdAt: moment().notNull(),
  },
  (table) => [unique('folder_plans_slot').on(table.orderId, table.slot), index('folder_plans_user').on(table.userId)],
);

/** Who has had their free test folder. It stays used when that folder is deleted. */
export const freeTests = pgTable('free_tests', {
  userId: ofUser().primaryKey(),
  usedAt: moment().notNull(),
});

/** The making of courses in the background. Its state is nobody's any more an hour after its last change (spec §4). */
export const deployments = pgTable(
  'deployments',
  {
    /** Also the id of its task, for whoever asks how far it is. */
    id: text().primaryKey(),
    userId: ofUser().notNull(),
    /** null: a course that no checkout names. */
    orderId: text()
      .references(() => orders.id, { onDelete: 'cascade' })
      .unique('deployments_order'),
    name: text().notNull(),
    nameKey: text().notNull(),
    connectionId: text(),
    freeTest: text({ enum: ['if_left', 'required'] }).notNull(),
    /** Made with one of the courses that were paid for earlier. */
    usesCredit: boolean().notNull().default(false),
    /** How many courses of its order are asked for; of a pack, one or all. */
    folders: integer().notNull().default(1),
    status: text({ enum: ['processing', 'completed', 'failed'] }).notNull(),
    errorCode: text(),
    folderIds: text().array().notNull(),
    startedAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // Whoever asks for the same course again while it is being made joins.
    uniqueIndex('deployments_free')
      .on(table.userId, table.nameKey)
      .where(sql`${table.orderId} is null and ${table.status} = 'processing'`),
    index('deployments_updated').on(table.updatedAt),
  ],
);

/** What an admin changed of what a student may use. Only ever added to. */
export const subscriptionChanges = pgTable(
  'subscription_changes',
  {
    id: text().primaryKey(),
    userId: ofUser().notNull(),
    /** Stays when the admin's account goes. */
    adminId: text().notNull(),
    kind: text({ enum: subscriptionChangeKinds }).notNull(),
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    folderId: text().references(() => folders.id, { onDelete: 'set null' }),
    weeks: integer().array(),
    reason: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('subscription_changes_user').on(table.userId, table.createdAt)],
);

/** What happened to test purchases at their bank, which is ours too: what we were not told of is asked for here. */
export const testPayments = pgTable('test_payments', {
  sessionId: text()
    .primaryKey()
    .references(() => orders.sessionId, { onDelete: 'cascade' }),
  fact: jsonb().$type<PaymentFact>().notNull(),
});

import type { Client } from 'pg';
import { insertDemoBusinesses } from './demo-businesses.ts';
import { insertDemoCustomers } from './demo-customers.ts';
import { insertDemoUsers, type DemoRights } from './demo-users.ts';
import { moveSequence } from './insert-rows.ts';

export interface DemoOptions {
  /** Dates are relative to it. */
  now: Date;
  /** The hash of the demo password, as the sign-in engine makes it; the same for all demo users. */
  passwordHash: string;
  rights: DemoRights;
}

const tablesWithIds = [
  'app.community',
  'app.business',
  'app.customer',
  'app.customer_account',
  'app.recurring_payment',
  'app.transaction',
  'app.system_user',
  'app.role',
];

/**
 * Fills an empty database with the demo: communities 1, 10 and 20, their businesses, customers with accounts,
 * schedules and payments, and the six demo sign-ins, and marks the database as a demo. The same `now` gives the same
 * data. Does nothing and answers false where there is any community.
 */
export async function seedDemo(owner: Client, options: DemoOptions): Promise<boolean> {
  await owner.query('begin');
  try {
    await owner.query('lock table app.community in share row exclusive mode');
    const found = await owner.query('select from app.community limit 1');
    if (found.rowCount === 0) await insertDemo(owner, options);
    await owner.query('commit');
    return found.rowCount === 0;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function insertDemo(owner: Client, { now, passwordHash, rights }: DemoOptions): Promise<void> {
  await insertDemoBusinesses(owner, now);
  await insertDemoCustomers(owner, now);
  await insertDemoUsers(owner, now, passwordHash, rights);
  for (const table of tablesWithIds) await moveSequence(owner, table);
  await owner.query('update app.clock set demo_seeded = true');
  await owner.query('analyze');
}

import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

const offset = preparedQuery('clock.offset', () => build.selectFrom('app.clock').select('offset_ms as milliseconds'));

/** How far the demo clock is ahead of real time, in milliseconds. */
export async function readClockOffset(db: Reader): Promise<number> {
  return (await db.first(offset, {}))?.milliseconds ?? 0;
}

const demo = preparedQuery('clock.demo', () => build.selectFrom('app.clock').select('demo_seeded as seeded'));

/** Whether the database was made with demo data: only then are its sign-ins known and its clock movable. */
export async function isDemoSeeded(db: Reader): Promise<boolean> {
  return (await db.first(demo, {}))?.seeded === true;
}

/** Marks a database as made with demo data; for the user who seeds it. */
export async function markDemoSeeded(trx: WriteTransaction): Promise<void> {
  await trx.updateTable('app.clock').set({ demo_seeded: true }).execute();
}

/** Moves the demo clock. The database refuses it where there is no demo data. */
export async function writeClockOffset(trx: WriteTransaction, milliseconds: number): Promise<void> {
  await trx.updateTable('app.clock').set({ offset_ms: milliseconds }).execute();
}

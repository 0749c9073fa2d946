import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

const DEADLOCK = '40P01';

/**
 * Runs a statement as the owner of the database, again after each deadlock: it shares its rows with transactions of
 * the product, which lock them in orders of their own, and the one that PostgreSQL ends has changed nothing.
 */
export async function changeAsOwner(owner: Client, sql: string, values: unknown[] = []): Promise<void> {
  for (;;) {
    try {
      await owner.query(sql, values);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK) throw error;
    }
  }
}

/** Makes every job of these kinds due now. It waits for no row while it holds another, so that it can't deadlock. */
export async function wakeDueJobs(owner: Client, kinds: readonly string[]): Promise<void> {
  const idsOf = async (sql: string, values: unknown[]) =>
    (await owner.query<{ id: string }>(sql, values)).rows.map(({ id }) => id);
  const later = 'select id from app.due_job where due_at > clock_timestamp()';
  let ids = await idsOf(`${later} and kind = any ($1)`, [kinds]);
  while (ids.length > 0) {
    const woken = await idsOf(
      `update app.due_job set due_at = clock_timestamp()
       where id in (${later} and id = any ($1) for update skip locked) returning id`,
      [ids],
    );
    // Those that a transaction of the product holds have their turn when it ends
    const held = ids.filter((id) => !woken.includes(id));
    ids = await idsOf(`${later} and id = any ($1)`, [held]);
    if (ids.length > 0) await sleep(5);
  }
}

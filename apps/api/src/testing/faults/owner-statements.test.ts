import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@quickportal/db/testing/test-database';
import { changeAsOwner, wakeDueJobs } from './owner-statements.ts';

let database: TestDatabase;
/** Another session, as a transaction of the product is, and one outside of transactions that sees what they do. */
let product: Client;
let observer: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  product = new Client(database.ownerConfig);
  observer = new Client(database.ownerConfig);
  await product.connect();
  await observer.connect();
  // Of two that wait for each other the statement of the owner is the one that ends
  await product.query(`set deadlock_timeout = '1min'`);
});
afterAll(async () => {
  await product.end();
  await observer.end();
  await database.drop();
});

async function plan(...objects: number[]): Promise<void> {
  await database.owner.query('delete from app.due_job');
  await database.owner.query(
    `insert into app.due_job (kind, object_id, time_zone, due_at)
     select 'faults', id, 'UTC', now() + interval '1 day' from unnest($1::bigint[]) id`,
    [objects],
  );
}
const due = async () =>
  (
    await observer.query<{ object: number }>(
      'select object_id::int as object from app.due_job where due_at <= clock_timestamp() order by 1',
    )
  ).rows.map(({ object }) => object);
const touch = (object: number) =>
  product.query(`update app.due_job set time_zone = 'UTC' where object_id = $1`, [object]);
const isWaiting = async () => {
  const { rows } = await observer.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length > 0;
};

it('jobs are woken without waiting for a row while others are held', async () => {
  await plan(1, 2);
  await product.query('begin');
  await touch(2);
  const woken = wakeDueJobs(database.owner, ['faults']);
  // The first one is free again while the second is held
  await expect.poll(due).toEqual([1]);
  await touch(1);
  await product.query('commit');
  await woken;
  expect(await due()).toEqual([1, 2]);
});

it('a statement of the owner that ends in a deadlock is repeated', async () => {
  await plan(1, 2);
  await product.query('begin');
  await touch(2);
  const later = (object: number) => `update app.due_job set due_at = '2020-01-01Z' where object_id = ${object};`;
  const changed = changeAsOwner(database.owner, `do $$ begin ${later(1)} ${later(2)} end $$`);
  await expect.poll(isWaiting).toBe(true);
  await touch(1);
  await product.query('commit');
  await changed;
  expect(await due()).toEqual([1, 2]);
});

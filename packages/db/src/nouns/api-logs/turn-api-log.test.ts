import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';

/** On this day 400 days have passed since the end of January 2025. */
const ENDS = '2026-03-08';
const DAY_BEFORE = '2026-03-07';

let test: TestDatabase;
let clients: Client[];
beforeEach(async () => {
  test = await createTestDatabase();
  clients = [];
  for (const id of [7, 8, 9]) await insertCommunity(test.owner, { id });
  await test.owner.query(`select app.turn_api_log('2025-01-15', '2025-03-15')`);
  // 7 keeps the usual 400 days, 8 only 30
  await keep(8, 30);
  for (const community of [7, 8])
    for (const day of ['2025-01-01', '2025-01-31', '2025-02-28']) await insertCall(community, day);
});
afterEach(async () => {
  for (const client of clients) await client.end().catch(() => undefined);
  await test.drop();
});

const keep = (community: number, days: number) =>
  test.owner.query(
    `insert into app.api_key_config (community_id, log_retention_days, updated_at) values ($1, $2, $3)
     on conflict (community_id) do update set log_retention_days = excluded.log_retention_days`,
    [community, days, testTime],
  );
const insertCall = (community: number, day: string) =>
  test.owner.query(
    `insert into app.api_log (community_id, api_key_id, requested_at, http_method, request_url, http_status, duration_ms,
       request_headers, response_headers, request_id)
     values ($1::bigint, 1, $2::text::timestamp at time zone 'UTC', 'GET', '/', 200, 1, '{}', '{}', $1::bigint || ' ' || $2::text)`,
    [community, day],
  );

/** A worker's own connection. */
async function worker(role: 'jobs' | 'staff' = 'jobs'): Promise<Client> {
  const client = new Client(test.db.connectionConfig(role));
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}
async function turn(day: string, client?: Client): Promise<number> {
  const by = client ?? (await worker());
  const { rows } = await by.query<{ months: number }>('select app.turn_api_log($1, $1) as months', [day]);
  return rows[0]?.months ?? Number.NaN;
}
const requestIds = async (table: string): Promise<string[]> => {
  const { rows } = await test.owner.query<{ id: string }>(`select request_id as id from app.${table} order by 1`);
  return rows.map(({ id }) => id);
};
/** January 2025: whether it is still there, part of the log, and since when it is not. */
async function january() {
  const { rows } = await test.owner.query<{ partition: boolean; comment: string | null }>(
    `select relispartition as partition, obj_description(oid, 'pg_class') as comment from pg_class
     where oid = to_regclass('app.api_log_202501')`,
  );
  return rows[0];
}

describe('a month of the request log', () => {
  it('is detached with its calls when 400 days have passed since its end', async () => {
    expect(await turn(DAY_BEFORE)).toBe(0);
    expect(await requestIds('api_log')).toEqual(['7 2025-01-01', '7 2025-01-31', '7 2025-02-28']);
    expect(await turn(ENDS)).toBe(1);
    expect(await requestIds('api_log')).toEqual(['7 2025-02-28']);
    expect(await january()).toEqual({ partition: false, comment: `Detached ${ENDS}` });
    expect(await requestIds('api_log_202501')).toEqual(['7 2025-01-01', '7 2025-01-31']);
    expect(await turn(ENDS)).toBe(0);
  });

  it('stays as long as the longest retention of a facility, and loses the calls of the others', async () => {
    await keep(9, 1100);
    await insertCall(9, '2025-01-20');
    expect(await turn(ENDS)).toBe(0);
    expect(await january()).toEqual({ partition: true, comment: null });
    expect(await requestIds('api_log_202501')).toEqual(['9 2025-01-20']);
    // 1,100 days after 1 February 2025
    expect(await turn('2028-02-05')).toBe(0);
    expect(await turn('2028-02-06')).toBe(1);
    expect(await requestIds('api_log_202501')).toEqual(['9 2025-01-20']);
  });

  it('can be read by no role of the product once it is detached', async () => {
    await turn(ENDS);
    for (const role of ['jobs', 'staff'] as const)
      await expect((await worker(role)).query('select from app.api_log_202501')).rejects.toThrow('permission denied');
  });

  it('is dropped 35 days after it was detached, unless its comment was removed', async () => {
    await turn(ENDS);
    await turn('2026-04-11');
    expect(await january()).toBeDefined();
    await test.owner.query('comment on table app.api_log_202501 is null');
    await turn('2026-04-12');
    expect(await january()).toBeDefined();
    await test.owner.query(`comment on table app.api_log_202501 is 'Detached ${ENDS}'`);
    await turn('2026-04-12');
    expect(await january()).toBeUndefined();
  });
});

describe('the job that turns the request log', () => {
  it('returns at once where another worker does it, which detaches the month', async () => {
    const first = await worker();
    await first.query('begin');
    expect(await turn(ENDS, first)).toBe(1);
    expect(await turn(ENDS)).toBe(0);
    await first.query('commit');
    expect(await january()).toMatchObject({ partition: false });
    expect(await turn(ENDS)).toBe(0);
  });

  it('leaves nothing half done when its worker is killed, and the next run does all of it', async () => {
    const killed = await worker();
    await killed.query('begin');
    expect(await turn(ENDS, killed)).toBe(1);
    const { rows } = await killed.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid;
    await test.owner.query('select pg_terminate_backend($1)', [pid]);
    await expect
      .poll(async () => (await test.owner.query('select from pg_stat_activity where pid = $1', [pid])).rowCount)
      .toBe(0);
    expect(await january()).toEqual({ partition: true, comment: null });
    expect(await requestIds('api_log')).toHaveLength(6);
    expect(await turn(ENDS)).toBe(1);
  });

  it('leaves making and detaching months to the next run where a reader holds the log', async () => {
    const reader = await worker('staff');
    await reader.query('begin');
    await reader.query('select from app.api_log');
    expect(await turn(ENDS)).toBe(0);
    expect(await january()).toMatchObject({ partition: true });
    // What needs no such lock is done all the same
    expect(await requestIds('api_log_202501')).toEqual(['7 2025-01-01', '7 2025-01-31']);
    await reader.query('commit');
    expect(await turn(ENDS)).toBe(1);
    await insertCall(7, ENDS);
    expect(await requestIds('api_log_202603')).toEqual([`7 ${ENDS}`]);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IsolationError } from '../connect/errors.ts';
import type { Scope } from '../connect/scope.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertCommunity, testTime } from '../testing/test-rows.ts';

let test: TestDatabase;
const scope: Scope = { kind: 'community', communityId: 10, auditRights: ['VIEW_CUSTOMERS'] };

beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10 });
});
afterAll(() => test.drop());

const insert = (where: Scope, at: string, communityId: number | null = 10) =>
  test.db.transaction(where, (trx) =>
    trx
      .insertInto('app.audit_entry')
      .values({
        at,
        community_id: communityId,
        actor_kind: 'FACILITY',
        action: 'customers.update',
        object_type: 'customer',
        object_id: '1',
        needed_rights: ['VIEW_CUSTOMERS'],
        description: 'Changed',
        after: JSON.stringify({ city: 'Perth' }),
      })
      .returning(['id', 'xid'])
      .executeTakeFirstOrThrow(),
  );

describe('the audit trail', () => {
  it('takes entries from every role, each with its transaction', async () => {
    const { xid } = await insert(scope, testTime);
    for (const kind of ['staff', 'jobs', 'auth'] as const) {
      const entry = await insert({ kind }, testTime, null);
      expect(BigInt(entry.xid)).toBeGreaterThan(BigInt(xid));
    }
  });

  it('does not take an entry of another community, nor show one', async () => {
    await expect(insert(scope, testTime, 20)).rejects.toBeInstanceOf(IsolationError);
    await expect(insert(scope, testTime, null)).rejects.toBeInstanceOf(IsolationError);
    const seen = await test.db.transaction(scope, (trx) =>
      trx.selectFrom('app.audit_entry').select('community_id').distinct().execute(),
    );
    expect(seen).toEqual([{ community_id: 10 }]);
  });

  it('is append-only, for its owner too', async () => {
    for (const kind of ['staff', 'jobs', 'auth'] as const) {
      const change = test.db.transaction({ kind }, (trx) =>
        sql`update app.audit_entry set description = 'x'`.execute(trx),
      );
      await expect(change).rejects.toBeInstanceOf(IsolationError);
      const removal = test.db.transaction({ kind }, (trx) => sql`delete from app.audit_entry`.execute(trx));
      await expect(removal).rejects.toBeInstanceOf(IsolationError);
    }
    await expect(test.owner.query(`update app.audit_entry set description = 'x'`)).rejects.toThrow('append-only');
    await expect(test.owner.query('delete from app.audit_entry')).rejects.toThrow('append-only');
    await expect(test.owner.query('truncate app.audit_entry')).rejects.toThrow('append-only');
  });

  it('keeps each month in its partition, and far months too', async () => {
    await insert(scope, '2027-02-01T00:00:00.000Z');
    await insert(scope, '2031-05-05T00:00:00.000Z');
    const { rows } = await test.owner.query<{ place: string }>(
      `select (select relname from pg_class c where c.oid = e.tableoid) as place from app.audit_entry e where at > '2027-01-01' order by at`,
    );
    expect(rows.map((row) => row.place)).toEqual(['audit_entry_202702', 'audit_entry_default']);
    const made = await test.db.transaction({ kind: 'jobs' }, (trx) =>
      sql<{ made: number }>`select app.ensure_audit_partitions('2031-04-10', '2031-06-01') as made`.execute(trx),
    );
    expect(made.rows).toEqual([{ made: 2 }]);
    await insert(scope, '2031-06-30T23:59:59.999Z');
    const last = await test.owner.query(
      `select (select relname from pg_class c where c.oid = e.tableoid) as place from app.audit_entry e where at > '2031-06-01'`,
    );
    expect(last.rows).toEqual([{ place: 'audit_entry_203106' }]);
  });

  it('can not be reached through a partition', async () => {
    const read = test.db.transaction(scope, (trx) => sql`select * from app.audit_entry_default`.execute(trx));
    await expect(read).rejects.toBeInstanceOf(IsolationError);
  });
});

const seal = (number: number, previous: number | null) =>
  test.db.transaction({ kind: 'jobs' }, (trx) =>
    trx
      .insertInto('app.audit_seal')
      .values({
        seal_number: number,
        previous_seal_number: previous,
        from_xid: String(number * 100),
        below_xid: String(number * 100 + 100),
        first_entry_number: 1,
        last_entry_number: 1,
        key_id: 'k1',
        previous_mac: Buffer.alloc(32),
        mac: Buffer.alloc(32, 1),
        sealed_at: testTime,
      })
      .execute(),
  );

describe('seals', () => {
  it('are numbered without gaps and never changed', async () => {
    await expect(seal(2, null)).rejects.toThrow('audit_seal');
    await seal(1, null);
    await expect(seal(3, 1)).rejects.toThrow('audit_seal');
    await seal(2, 1);
    await expect(seal(2, 1)).rejects.toThrow('audit_seal');
    await expect(test.owner.query('delete from app.audit_seal')).rejects.toThrow('append-only');
    const foreign = test.db.transaction(scope, (trx) => sql`select * from app.audit_seal`.execute(trx));
    await expect(foreign).rejects.toBeInstanceOf(IsolationError);
  });
});

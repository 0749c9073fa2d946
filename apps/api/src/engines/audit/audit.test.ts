import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { continueAuditAfterRestore } from '@quickportal/db/audit/seal-audit-entries';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testActors, testOrigin } from '../../testing/test-actors.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { SECRET_REMOVED } from '../logs/logger.ts';
import { recordAudit, SecretInAuditError, type AuditRecord } from './audit.ts';
import { dailyAuditHeads, keepDailyHead, storedAuditHeads } from './heads.ts';
import { sealAudit } from './sealing.ts';
import { verifyAudit } from './verify.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await insertCommunity(services.owner, { id: 10 });
});
afterAll(() => services.drop());
beforeEach(async () => {
  await asOwner('delete from app.audit_entry; delete from app.audit_seal');
  rmSync(path.join(services.configuration.dataFolder, 'storage'), { recursive: true, force: true });
});

const { staffViewing, facility, apiKey } = testActors;
const note: AuditRecord = {
  action: 'customers.set-status',
  actor: facility,
  origin: testOrigin,
  communityId: 10,
  objectType: 'customer',
  objectId: '7',
  description: 'Customer disabled.',
  before: { enabled: true },
  after: { enabled: false },
  outcome: 'SUCCESS',
  at: new Date('2026-11-20T09:00:00Z'),
};

/** What an attacker with the owner's password could do. */
const asOwner = (statement: string) =>
  services.owner.query(`set session_replication_role = replica; ${statement}; set session_replication_role = origin`);
const record = (change: Partial<AuditRecord> = {}) =>
  services.db.transaction({ kind: 'community', communityId: 10 }, (trx) => recordAudit(trx, { ...note, ...change }));
const masterKeys = () => [String(services.configuration.masterKey)];
const storedHeads = () => storedAuditHeads(services.storage);
const verify = async () =>
  verifyAudit(services.db, {
    now: services.clock.now(),
    masterKeys: masterKeys(),
    heads: [...dailyAuditHeads(services.configuration.dataFolder), ...(await storedHeads())],
  });

/** Other databases of the test server keep transactions open for moments; they hold the horizon back. */
async function sealEverything(count: number): Promise<void> {
  for (let sealed = 0; sealed < count; await sleep(5)) sealed += await sealAudit(services);
}

async function recordAndSeal(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await record({ objectId: String(n + 1), description: `Change ${n + 1}` });
  await sealEverything(count);
}

describe('what an entry says', () => {
  it('names the person who really acts and whom they view as', async () => {
    await record({ actor: staffViewing });
    const { rows } = await services.owner.query('select * from app.audit_entry');
    expect(rows).toMatchObject([
      {
        actor_kind: 'STAFF',
        actor_user_id: 1,
        actor_login_name: 'staff.one',
        view_as_user_id: 2,
        view_as_login_name: 'facility.two',
        action: 'customers.set-status',
        community_id: 10,
        customer_id: 7,
        before: { enabled: true },
        after: { enabled: false },
        outcome: 'SUCCESS',
        request_id: 'request-1',
        ip: '203.0.113.7',
      },
    ]);
  });

  it('names an API key, and a customer that the object belongs to', async () => {
    await record({ actor: apiKey, objectType: 'customer-account', objectId: '99', customerId: 7 });
    const { rows } = await services.owner.query('select * from app.audit_entry');
    expect(rows).toMatchObject([{ actor_kind: 'API_KEY', actor_name: 'Nightly import', customer_id: 7 }]);
  });

  it('refuses secrets in tests', async () => {
    await expect(record({ after: { user: { password: 'hunter22' } } })).rejects.toThrow(SecretInAuditError);
    await expect(record({ description: 'Paid with 4111 1111 1111 1111' })).rejects.toThrow('description');
    const { rowCount } = await services.owner.query('select from app.audit_entry');
    expect(rowCount).toBe(0);
  });

  it('replaces and reports secrets in production', async () => {
    const reported: unknown[] = [];
    const listen = (message: unknown) => reported.push(message);
    subscribe(SECRET_REMOVED, listen);
    vi.stubEnv('NODE_ENV', 'production');
    await record({ after: { token: 'abc', name: 'Kim' } });
    vi.unstubAllEnvs();
    unsubscribe(SECRET_REMOVED, listen);
    const { rows } = await services.owner.query('select after from app.audit_entry');
    expect(rows).toEqual([{ after: { token: '[removed]', name: 'Kim' } }]);
    expect(reported).toEqual([{ action: 'customers.set-status', paths: ['after.token'] }]);
  });

  it('cannot be changed or removed by any role of the product', async () => {
    await record();
    for (const kind of ['staff', 'jobs', 'auth'] as const) {
      const change = (work: (trx: WriteTransaction) => Promise<unknown>) => services.db.transaction({ kind }, work);
      await expect(change((trx) => trx.deleteFrom('app.audit_entry').execute())).rejects.toThrow(/permission denied/);
      await expect(
        change((trx) => trx.updateTable('app.audit_entry').set({ action: 'a.b' }).execute()),
      ).rejects.toThrow(/permission denied/);
    }
    await expect(services.owner.query('delete from app.audit_entry')).rejects.toThrow('append-only');
  });
});

describe('sealing', () => {
  it('numbers entries without gaps, in the order their transactions were begun in, and verifies', async () => {
    await recordAndSeal(3);
    await record();
    await sealEverything(1);
    const { rows } = await services.owner.query(
      'select seal_number, first_entry_number, last_entry_number from app.audit_seal order by seal_number',
    );
    expect(rows[0]).toMatchObject({ seal_number: 1, first_entry_number: 1 });
    expect(rows.at(-1)).toMatchObject({ last_entry_number: 4 });
    expect(await verify()).toMatchObject({ entries: 4, findings: [] });
    expect(await sealAudit(services)).toBe(0);
  });

  it('never misses an entry of a transaction that commits late', async () => {
    const recorded = Promise.withResolvers<void>();
    const { promise: held, resolve: commit } = Promise.withResolvers<void>();
    const late = services.db.transaction({ kind: 'community', communityId: 10 }, async (trx) => {
      await recordAudit(trx, { ...note, description: 'Late' });
      // The entry is on its way: only the next answer shows that the transaction has its number
      await sql`select`.execute(trx);
      recorded.resolve();
      await held;
    });
    await recorded.promise;
    await record({ description: 'Early' });
    await sealAudit(services);
    const { rows: sealed } = await services.owner.query(
      'select description from app.audit_entry where xid < (select max(below_xid) from app.audit_seal)',
    );
    commit();
    await late;
    expect(sealed).toEqual([]);
    await sealEverything(2);
    expect(await verify()).toMatchObject({ entries: 2, findings: [] });
  });

  it('seals once when several processes do it at the same time, while entries keep coming', async () => {
    const writing = Promise.all(Array.from({ length: 60 }, () => record()));
    await Promise.allSettled(Array.from({ length: 4 }, () => sealAudit(services)));
    await writing;
    while ((await verify()).entries < 60) await sealAudit(services);
    expect(await verify()).toMatchObject({ entries: 60, findings: [] });
  });

  it('keeps a large transaction in one seal and splits many small ones', async () => {
    await services.db.transaction({ kind: 'jobs' }, async (trx) => {
      for (let n = 0; n < 520; n++) await recordAudit(trx, { ...note, objectId: String(n) });
    });
    await record();
    await sealEverything(521);
    const { rows } = await services.owner.query('select last_entry_number from app.audit_seal order by 1');
    expect(rows.map((row: { last_entry_number: number }) => row.last_entry_number)).toEqual([520, 521]);
    expect(await verify()).toMatchObject({ entries: 521, findings: [] });
  });
});

describe('the head of the chain', () => {
  it('is in storage and in the log with every seal, and verify says when it was made', async () => {
    const info = vi.spyOn(services.log, 'info');
    await recordAndSeal(1);
    services.clock.advance(1000);
    await recordAndSeal(1);
    const seals = await services.owner.query('select max(seal_number) as number from app.audit_seal');
    const newest = { sealNumber: seals.rows[0]?.number, at: services.clock.now().toISOString() };
    expect((await storedHeads()).at(-1)).toMatchObject(newest);
    expect((await verify()).lastHead).toMatchObject(newest);
    expect(info.mock.calls.filter(([value]) => 'auditHead' in (value as object))).toHaveLength(newest.sealNumber);
    info.mockRestore();
  });

  it('is the newest one after several processes have sealed at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      await Promise.all(Array.from({ length: 5 }, () => record()));
      await Promise.allSettled(Array.from({ length: 4 }, () => sealAudit(services)));
    }
    while ((await verify()).entries < 50) await sealAudit(services);
    const { seals, findings, lastHead } = await verify();
    expect([findings, lastHead?.sealNumber]).toEqual([[], seals]);
  });
});

describe('a database restored from a dump', () => {
  it('goes on with the numbers of its entries, although its transactions begin again', async () => {
    const numbering = (offset: number, next: string) =>
      asOwner(`update app.audit_numbering set xid_offset = ${offset};
        alter table app.audit_entry alter column xid set default ${next}`);
    // The server that the dump comes from had counted a million transactions more
    await numbering(1_000_000, '((pg_current_xact_id()::text::bigint + 1000000)::text::xid8)');
    await recordAndSeal(2);
    await record({ description: 'Not sealed yet when the dump was made' });
    await numbering(0, 'pg_current_xact_id()');
    const restored = services.db.reader({ kind: 'jobs' });
    expect(await continueAuditAfterRestore(restored)).toBe(true);
    expect(await continueAuditAfterRestore(restored)).toBe(false);
    await record({ description: 'After the restore' });
    await sealEverything(2);
    expect(await verify()).toMatchObject({ entries: 4, findings: [] });
    await numbering(0, 'pg_current_xact_id()');
  });
});

describe('verify finds', () => {
  const problems = async () => (await verify()).findings.map((finding) => finding.problem);
  beforeEach(async () => {
    await recordAndSeal(5);
    await recordAndSeal(1);
  });

  it.each([
    [
      'a changed entry',
      `update app.audit_entry set description = 'Nothing happened' where description = 'Change 3'`,
      /changed or reordered/,
    ],
    [
      'a changed moment',
      `update app.audit_entry set at = at + interval '1 microsecond' where description = 'Change 3'`,
      /changed or reordered/,
    ],
    [
      'an entry moved to another community',
      `update app.audit_entry set community_id = 20 where description = 'Change 3'`,
      /changed or reordered/,
    ],
    [
      'an entry moved to another business',
      `update app.audit_entry set business_id = 101 where description = 'Change 3'`,
      /changed or reordered/,
    ],
    [
      'an entry that another right opens',
      `update app.audit_entry set needed_rights = '{VIEW_WEBHOOKS}' where description = 'Change 3'`,
      /changed or reordered/,
    ],
    [
      'a removed entry',
      `delete from app.audit_entry where description = 'Change 3'`,
      /1 of the entries \d to \d were removed/,
    ],
    [
      'an added entry',
      `insert into app.audit_entry (at, xid, actor_kind, action, object_type, needed_rights, description)
       select at, xid, 'JOB', 'a.b', 'x', needed_rights, 'Forged' from app.audit_entry where description = 'Change 3'`,
      /1 entries were added/,
    ],
    [
      'two entries that changed places',
      `with pair as (select description, xid from app.audit_entry where description in ('Change 3', 'Change 4'))
       update app.audit_entry e set xid = p.xid from pair p where p.description <> e.description and e.description in ('Change 3', 'Change 4')`,
      /changed or reordered/,
    ],
    [
      'a changed seal',
      `update app.audit_seal set sealed_at = sealed_at + interval '1 second' where seal_number = 1`,
      /seal itself/,
    ],
    ['a removed seal', 'delete from app.audit_seal where seal_number = 1', /Seal 1 is missing/],
  ])('%s', async (_, tampering, expected) => {
    await asOwner(tampering);
    expect((await problems()).join(' ')).toMatch(expected);
  });

  const cutLast = () =>
    asOwner(`delete from app.audit_entry where description = 'The last one';
      delete from app.audit_seal where seal_number = (select max(seal_number) from app.audit_seal)`);

  it('an end that was cut off as soon as it had been sealed', async () => {
    await record({ description: 'The last one' });
    await sealEverything(1);
    expect(await problems()).toEqual([]);
    await cutLast();
    expect(await problems()).toEqual([expect.stringMatching(/its end was cut off/)]);
  });

  it('a chain that was made again, also after the cut was sealed over', async () => {
    await record({ description: 'The last one' });
    await sealEverything(1);
    const before = await storedHeads();
    await cutLast();
    services.clock.advance(1000);
    for (let n = 0; n < 10; n++) {
      await record({ description: `Something else ${n}` });
      await sealEverything(1);
    }
    expect((await problems()).join(' ')).toMatch(/was replaced/);
    expect(await storedHeads()).toEqual(expect.arrayContaining(before.slice(-1)));
  });

  it('a cut against the head of a day, where storage was lost as well', async () => {
    await record({ description: 'The last one' });
    await sealEverything(1);
    await keepDailyHead(services);
    await cutLast();
    rmSync(path.join(services.configuration.dataFolder, 'storage'), { recursive: true });
    expect((await problems()).join(' ')).toMatch(/its end was cut off/);
    rmSync(path.join(services.configuration.dataFolder, 'audit-heads.jsonl'));
  });

  it('entries that have waited for a seal for more than a minute', async () => {
    const at = services.clock.now();
    await record({ at });
    services.clock.advance(60_000);
    expect(await problems()).toEqual([]);
    services.clock.advance(1);
    expect(await problems()).toEqual([expect.stringMatching(/^1 entries older than a minute are not sealed/)]);
    await sealEverything(1);
    expect(await problems()).toEqual([]);
  });

  it('seals of a key that is not known', async () => {
    const { findings } = await verifyAudit(services.db, {
      now: services.clock.now(),
      masterKeys: ['another key of thirty-two bytes or more'],
    });
    expect(findings[0]?.problem).toMatch(/not known here/);
  });
});

import type { InstrumentCode } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { enableInstruments, setUpDirectEntry } from '../supplier-accounts.fixture.ts';

/** What each kind needs and can do by these calls, written down once more: not read from the rules. */
const kinds = {
  AU_BANK: {
    currency: 'AUD',
    table: 'au_bank',
    columns: { direct_entry_id: '361204', apca_user_name: 'X' },
    needs: 'DIRECT_ENTRY',
    enables: ['DISABLED'],
  },
  AU_MERCHANT: {
    currency: 'AUD',
    table: 'au_merchant',
    columns: { merchant_id: 'M00001', merchant_name: 'A' },
    needs: 'TANDEM',
    enables: ['DISABLED'],
  },
  TANDEM_MERCHANT: {
    currency: 'AUD',
    table: 'tandem_merchant',
    columns: { merchant_id: 'M00002', merchant_name: 'B' },
    needs: 'TANDEM',
    enables: ['DISABLED'],
  },
  NZ_BANK: {
    currency: 'NZD',
    table: 'nz_bank',
    columns: { account_type: 'NZ_DIRECT_ENTRY' },
    needs: 'NZ_TRUST_DIRECT',
    enables: ['DISABLED'],
  },
  NZ_MERCHANT: {
    currency: 'NZD',
    table: 'nz_merchant',
    columns: { merchant_id: 'M00003', merchant_name: 'C' },
    needs: 'MPGS',
    enables: ['DISABLED'],
  },
  PAYID_BILLER: {
    currency: 'AUD',
    table: 'payid_biller',
    columns: { supplier_reference: 'P' },
    needs: 'PAYID',
    enables: [],
  },
  PAYTO_PAYEE: {
    currency: 'AUD',
    table: 'payto_payee',
    columns: { payee_alias: 'P' },
    needs: 'PAYTO',
    enables: [],
  },
  SIMULATOR: {
    currency: 'AUD',
    table: 'simulator',
    columns: { return_status: 'APPROVED' },
    needs: 'SIMULATOR',
    enables: ['DISABLED'],
  },
} as const;
type Kind = keyof typeof kinds;

const everyInstrument = [...new Set(Object.values(kinds).map(({ needs }) => needs))] as InstrumentCode[];
const bools = [true, false] as const;
const cases = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  (kind === 'PAYTO_PAYEE' ? ['ENABLED', 'DISABLED', 'BLOCKED'] : ['ENABLED', 'DISABLED']).flatMap((status) =>
    (['enable', 'disable'] as const).flatMap((action) =>
      bools.flatMap((mayChange) =>
        bools.flatMap((isPending) =>
          bools.map((hasInstrument) => ({ kind, status, action, mayChange, isPending, hasInstrument })),
        ),
      ),
    ),
  ),
);
type Case = (typeof cases)[number];

/** What the server must respond with. */
function expected({ kind, status, action, mayChange, isPending, hasInstrument }: Case): number {
  if (!mayChange) return 403;
  if (isPending || !hasInstrument) return 409;
  const { enables } = kinds[kind];
  if (action === 'enable') return (enables as readonly string[]).includes(status) ? 200 : 409;
  return kind !== 'PAYTO_PAYEE' && status === 'ENABLED' ? 200 : 409;
}

let server: TestServer;
let callers: Record<'manager' | 'viewer', ApiCaller>;
let requesterId: number;
beforeAll(async () => {
  server = await createTestServer();
  const staff = (loginName: string, right: 'MANAGE_ACCOUNTS' | 'VIEW_ACCOUNTS') =>
    server.signIn({ loginName, communityId: null, rights: [right], chooses: 10 });
  const manager = await staff('manager', 'MANAGE_ACCOUNTS');
  requesterId = manager.userId;
  callers = {
    manager: apiCaller(server, manager),
    viewer: apiCaller(server, await staff('viewer', 'VIEW_ACCOUNTS')),
  };
  await setUpDirectEntry(server.services.owner, 10);
  await server.rows(`update app.settlement_account set status = 'DISABLED' where business_id = 101`);
});
afterAll(() => server.close());

async function insertAccount({ kind, status }: Case): Promise<number> {
  const { currency, table, columns } = kinds[kind];
  const [row] = await server.rows<{ id: number }>(
    `insert into app.settlement_account (community_id, business_id, kind, account_alias, display_name, currency, status,
       created_at, updated_at, status_changed_at)
     values (10, 101, $1, 'Of the matrix', 'Of the matrix', $2, $3, now(), now(), now()) returning id`,
    [kind, currency, status],
  );
  const id = Number(row?.id);
  const names = Object.keys(columns).join(', ');
  await server.rows(
    `insert into app.settlement_${table} (community_id, business_id, settlement_account_id, ${names})
     values (10, 101, $1, ${Object.values(columns)
       .map((_, at) => `$${at + 2}`)
       .join(', ')})`,
    [id, ...Object.values(columns)],
  );
  return id;
}

const insertRequest = (id: number) =>
  server.rows(
    `insert into app.proposal (community_id, audience, kind, object_type, object_key, object_id, title, change_type, change,
       change_hash, base_hash, differences, requested_by, requested_by_name, requested_by_login, requested_at, expires_at)
     values (10, 'STAFF', 'supplier-accounts.update', 'settlement-account', $1::text, $1::bigint, 'Edit', 'Edit', '{}', '', '',
       '[]', $2, 'Manager', 'manager', now(), now() + interval '7 days')`,
    [id, requesterId],
  );

async function respond(each: Case): Promise<number> {
  // Other rows of the business may be in use
  const mine = `select id from app.settlement_account where account_alias = 'Of the matrix'`;
  const details = Object.values(kinds).map(
    ({ table }) => `delete from app.settlement_${table} where settlement_account_id in (${mine})`,
  );
  await server.rows(
    ['delete from app.proposal', ...details, `delete from app.settlement_account where id in (${mine})`].join('; '),
  );
  const { needs } = kinds[each.kind];
  await enableInstruments(server.services.owner, 10, everyInstrument);
  if (!each.hasInstrument)
    await server.rows(`update app.payment_instrument set enabled = false where code = $1`, [needs]);
  const id = await insertAccount(each);
  if (each.isPending) await insertRequest(id);
  const caller = each.mayChange ? callers.manager : callers.viewer;
  return (await caller.post(`supplier-business/101/accounts/${id}/${each.action}`, {})).status;
}

it('enables and disables accounts of each kind as state, request, instrument and right allow, in all cases', async () => {
  expect(cases).toHaveLength(272);
  const wrong: object[] = [];
  for (const each of cases) {
    const status = await respond(each);
    if (status !== expected(each)) wrong.push({ ...each, status });
  }
  expect(wrong).toEqual([]);
});

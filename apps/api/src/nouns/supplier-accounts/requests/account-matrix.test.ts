import type { InstrumentCode } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { AU_MERCHANT, TANDEM } from '../../merchant-accounts/merchant-accounts.fixture.ts';
import { PAYTO } from '../../payto-accounts/payto-accounts.fixture.ts';
import {
  AU_BANK,
  enableInstruments,
  NZ_BANK,
  NZ_MERCHANT,
  PAYID,
  setUpDirectEntry,
  SIMULATOR,
} from '../supplier-accounts.fixture.ts';

/** What each kind needs and can do by these calls, written down once more: not read from the rules. */
const kinds = {
  AU_BANK: {
    currency: 'AUD',
    table: 'au_bank',
    columns: { direct_entry_id: '361204', apca_user_name: 'X' },
    needs: 'DIRECT_ENTRY',
    enables: ['DISABLED'],
    disables: ['ENABLED'],
    edits: ['ENABLED', 'DISABLED'],
    form: ['au-bank-accounts', AU_BANK],
  },
  AU_MERCHANT: {
    currency: 'AUD',
    table: 'au_merchant',
    columns: { merchant_id: 'M00001', merchant_name: 'A' },
    needs: 'TANDEM',
    enables: ['DISABLED'],
    disables: ['ENABLED'],
    edits: ['ENABLED', 'DISABLED'],
    form: ['au-merchant-accounts', AU_MERCHANT],
  },
  TANDEM_MERCHANT: {
    currency: 'AUD',
    table: 'tandem_merchant',
    columns: { merchant_id: 'M00002', merchant_name: 'B' },
    needs: 'TANDEM',
    enables: ['DISABLED'],
    disables: ['ENABLED'],
    edits: ['ENABLED', 'DISABLED'],
    form: ['tandem-merchant-accounts', TANDEM],
  },
  NZ_BANK: {
    currency: 'NZD',
    table: 'nz_bank',
    columns: { account_type: 'NZ_DIRECT_ENTRY' },
    needs: 'NZ_TRUST_DIRECT',
    enables: ['DISABLED'],
    disables: ['ENABLED'],
    edits: ['ENABLED', 'DISABLED'],
    form: ['nz-bank-accounts', NZ_BANK],
  },
  NZ_MERCHANT: {
    currency: 'NZD',
    table: 'nz_merchant',
    columns: { merchant_id: 'M00003', merchant_name: 'C' },
    needs: 'MPGS',
    enables: ['DISABLED'],
    disables: ['ENABLED'],
    edits: ['ENABLED', 'DISABLED'],
    form: ['nz-merchant-accounts', NZ_MERCHANT],
  },
  PAYID_BILLER: {
    currency: 'AUD',
    table: 'payid_biller',
    columns: { supplier_reference: 'P' },
    needs: 'PAYID',
    enables: [],
    disables: ['ENABLED'],
    edits: ['ENABLED'],
    only: ['ENABLED'],
    form: ['payid', PAYID],
  },
  PAYTO_PAYEE: {
    currency: 'AUD',
    table: 'payto_payee',
    columns: { payee_alias: 'P' },
    needs: 'PAYTO',
    enables: [],
    disables: [],
    edits: ['ENABLED'],
    only: ['ENABLED', 'BLOCKED'],
    form: ['payto', PAYTO],
  },
  SIMULATOR: {
    currency: 'AUD',
    table: 'simulator',
    columns: { return_status: 'APPROVED' },
    needs: 'SIMULATOR',
    enables: ['DISABLED'],
    disables: ['ENABLED'],
    edits: ['ENABLED', 'DISABLED'],
    form: ['simulator-merchants', SIMULATOR],
  },
} as const satisfies Record<string, KindFacts>;
type Kind = keyof typeof kinds;

interface KindFacts {
  currency: string;
  table: string;
  columns: object;
  needs: string;
  /** States in which it is enabled, disabled and edited. */
  enables: readonly string[];
  disables: readonly string[];
  edits: readonly string[];
  /** A business has one account in these states. */
  only?: readonly string[];
  /** The end of the path of its form, and what is entered. */
  form: readonly [string, object];
}
const factsOf = (kind: Kind): KindFacts => kinds[kind];

const everyInstrument = [...new Set(Object.values(kinds).map(({ needs }) => needs))] as InstrumentCode[];
const actions = ['add', 'edit', 'enable', 'disable', 'block', 'unblock'] as const;
const bools = [true, false] as const;
const cases = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  (kind === 'PAYTO_PAYEE' ? ['ENABLED', 'DISABLED', 'BLOCKED'] : ['ENABLED', 'DISABLED']).flatMap((status) =>
    actions.flatMap((action) =>
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
  const { enables, disables, edits, only = [] } = factsOf(kind);
  if (!mayChange) return 403;
  const isBlocking = action === 'block' || action === 'unblock';
  // No other kind has these calls
  if (isBlocking && kind !== 'PAYTO_PAYEE') return 404;
  if (!hasInstrument) return 409;
  // A request for an account stops no other one; a request to add the only one does
  if (action === 'add') return only.includes(status) || (isPending && only.length > 0) ? 409 : 201;
  if (isPending) return 409;
  const states = { edit: edits, enable: enables, disable: disables, block: ['ENABLED'], unblock: ['BLOCKED'] };
  return states[action].includes(status) ? 200 : 409;
}

let server: TestServer;
let callers: Record<'manager' | 'viewer', ApiCaller>;
let requesterId: number;
/** Ids of the accounts that are no part of the matrix. */
let others: string;
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
  const before = await server.rows<{ id: number }>('select id from app.settlement_account');
  others = [0, ...before.map(({ id }) => id)].join(', ');
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

const insertRequest = (id: number, key: string) =>
  server.rows(
    `insert into app.proposal (community_id, audience, kind, object_type, object_key, object_id, title, change_type, change,
       change_hash, base_hash, differences, requested_by, requested_by_name, requested_by_login, requested_at, expires_at)
     values (10, 'STAFF', 'supplier-accounts.update', 'settlement-account', $3, $1::bigint, 'Edit', 'Edit', '{}', '', '',
       '[]', $2, 'Manager', 'manager', now(), now() + interval '7 days')`,
    [id, requesterId, key],
  );

async function respond(each: Case): Promise<number> {
  // Other rows of the business may be in use
  const mine = `select id from app.settlement_account where business_id = 101 and id not in (${others})`;
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
  const { only } = factsOf(each.kind);
  const isForAddition = each.action === 'add' && only !== undefined;
  if (each.isPending) await insertRequest(id, isForAddition ? `new ${each.kind} 101` : String(id));
  return (await send(each, id)).status;
}

function send({ kind, action, mayChange }: Case, id: number) {
  const caller = mayChange ? callers.manager : callers.viewer;
  const accounts = 'supplier-business/101/accounts';
  const [path, entered] = factsOf(kind).form;
  if (action === 'add') return caller.post(`${accounts}/${path}`, entered);
  if (action === 'edit') return caller.patch(`${accounts}/${path}/${id}`, entered);
  const isBlocking = action === 'block' || action === 'unblock';
  return caller.post(`${accounts}/${isBlocking ? 'payto/' : ''}${id}/${action}`, {});
}

it('takes each action on each kind of account as state, request, instrument and right allow, in all cases', async () => {
  expect(cases).toHaveLength(816);
  const wrong: object[] = [];
  for (const each of cases) {
    const status = await respond(each);
    if (status !== expected(each)) wrong.push({ ...each, status });
  }
  expect(wrong).toEqual([]);
});

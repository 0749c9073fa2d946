import type { PaymentTerm } from '@quickportal/contracts/payment-terms/payment-term';
import { findSettlementTarget } from '@quickportal/db/payments/find-settlement-target';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller, type ApiResponse } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  enableInstruments,
  insertAuBankAccount,
  insertNzAccount,
  insertSimulatorAccount,
  setUpDirectEntry,
} from '../supplier-accounts/supplier-accounts.fixture.ts';
import { insertPaymentTerm } from './payment-terms.fixture.ts';

let server: TestServer;
let manager: ApiCaller;
let approver: ApiCaller;
let reader: ApiCaller;
let elsewhere: ApiCaller;
let facility: ApiCaller;
const TERMS = 'business/101/payment-terms';

beforeAll(async () => {
  server = await createTestServer();
  const staff = async (loginName: string, rights: Parameters<typeof server.signIn>[0]['rights'], chooses = 10) =>
    apiCaller(server, await server.signIn({ loginName, communityId: null, rights, chooses }));
  manager = await staff('manager', ['MANAGE_BUSINESSES', 'MANAGE_ACCOUNTS']);
  approver = await staff('approver', ['APPROVE_REQUESTS', 'VIEW_BUSINESSES']);
  reader = await staff('reader', ['VIEW_BUSINESSES']);
  elsewhere = await staff('elsewhere', ['MANAGE_BUSINESSES'], 20);
  facility = apiCaller(
    server,
    await server.signIn({ loginName: 'facility', communityId: 10, rights: ['MANAGE_BUSINESSES'] }),
  );
  await setUpDirectEntry(server.services.owner, 10);
  await enableInstruments(server.services.owner, 10, ['SIMULATOR', 'NZ_TRUST_DIRECT', 'MPGS']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(
    `delete from app.proposal where community_id = 10; delete from app.payment_term where community_id = 10;
     update app.settlement_account set status = 'DISABLED' where community_id = 10;
     insert into app.community_setting (community_id, settings_need_second_person, updated_at) values (10, false, now())
       on conflict (community_id) do update set settings_need_second_person = false`,
  );
});

const owner = () => server.services.owner;
const messagesOf = ({ body }: ApiResponse) =>
  Object.fromEntries(
    (body.errors ?? []).map((error: { field: string; messages: string[] }) => [error.field, error.messages[0]]),
  );
const terms = async () => {
  const { body } = await reader.get('business/101/enablement');
  return (body.paymentTerms as PaymentTerm[]).map(({ product, instrument, accountId }) => [
    product,
    instrument,
    accountId,
  ]);
};
/** The account that a scheduled direct debit of the business settles to. */
const takenBy = async () =>
  (
    await findSettlementTarget(server.services.db.reader({ kind: 'community', communityId: 10 }), {
      businessId: 101,
      product: 'RECURRING',
      accountType: 'DIRECT_DEBIT',
      cardScheme: null,
      currency: 'AUD',
    })
  )?.settlementAccountId;

describe('payment terms of a business', () => {
  it('are added for several products at once, and payments settle to the account from then on [2P009 3P047]', async () => {
    const accountId = await insertAuBankAccount(owner());
    expect(await takenBy()).toBeUndefined();
    await server.audit();
    const added = await manager.post(TERMS, { accountId, products: ['RECURRING', 'BATCH', 'RECURRING'] });
    expect(added.status, added.raw).toBe(201);
    expect(added.body.paymentTerms).toMatchObject([
      {
        product: 'BATCH',
        instrument: 'DIRECT_ENTRY',
        cardScheme: null,
        accountId,
        accountEnabled: true,
        currency: 'AUD',
      },
      { product: 'RECURRING', accountId, version: 1 },
    ]);
    expect(await takenBy()).toBe(accountId);
    expect(await server.audit()).toMatchObject([
      {
        action: 'payment-terms.create',
        description: 'Payment terms of Business 101 added: Bank takes Schedules, Payment files',
        object_type: 'business',
      },
    ]);
    expect(await terms()).toEqual([
      ['BATCH', 'DIRECT_ENTRY', accountId],
      ['RECURRING', 'DIRECT_ENTRY', accountId],
    ]);
    expect(messagesOf(await manager.post(TERMS, { accountId, products: ['RECURRING', 'TERMINAL'] }))).toEqual({
      products: 'The account has this term already: Schedules.',
    });
  });

  it('lead to the oldest enabled account until its term is removed, which says what follows', async () => {
    const first = await insertAuBankAccount(owner());
    const second = await insertAuBankAccount(owner());
    for (const accountId of [first, second])
      expect((await manager.post(TERMS, { accountId, products: ['RECURRING'] })).status).toBe(201);
    expect(await takenBy()).toBe(first);
    const listed = (await reader.get('business/101/enablement')).body.paymentTerms as PaymentTerm[];
    const idOf = (accountId: number) => listed.find((term) => term.accountId === accountId)?.paymentTermId;
    const uses = async (accountId: number) => (await reader.get(`${TERMS}/${idOf(accountId)}/use`)).body;
    expect(await uses(first)).toEqual({ nextAccountAlias: 'Bank', upcomingSchedules: 0 });
    expect((await manager.delete(`${TERMS}/${idOf(first)}?version=2`)).status).toBe(409);
    expect((await manager.delete(`${TERMS}/${idOf(first)}?version=1`)).status).toBe(204);
    expect(await takenBy()).toBe(second);
    expect(await uses(second)).toEqual({ nextAccountAlias: null, upcomingSchedules: 0 });
    expect((await manager.delete(`${TERMS}/${idOf(first)}?version=1`)).status).toBe(404);
    expect((await server.audit()).map(({ action }) => action)).toContain('payment-terms.delete');
  });

  it('of a disabled account are deleted with it and are not made again when it is enabled', async () => {
    const accountId = await insertAuBankAccount(owner());
    expect((await manager.post(TERMS, { accountId, products: ['RECURRING'] })).status).toBe(201);
    const account = `supplier-business/101/accounts/${accountId}`;
    expect((await manager.post(`${account}/disable`, {})).status).toBe(200);
    expect(await terms()).toEqual([]);
    expect(messagesOf(await manager.post(TERMS, { accountId, products: ['RECURRING'] }))).toEqual({
      accountId: 'Choose an account that is enabled.',
    });
    expect((await manager.post(`${account}/enable`, {})).status).toBe(200);
    expect(await terms()).toEqual([]);
  });

  it('name products, schemes and instruments that accounts of the kind have', async () => {
    const bank = await insertAuBankAccount(owner());
    const test = await insertSimulatorAccount(owner());
    const refusals = async (body: object) => messagesOf(await manager.post(TERMS, body));
    expect(await refusals({ accountId: bank, products: ['RECURRING', 'PHONE'] })).toEqual({
      products: 'AU bank accounts take QuickTerminal, REST API, Schedules, Payment files, not Phone.',
    });
    expect(await refusals({ accountId: bank, products: ['RECURRING'], cardScheme: 'VISA' })).toEqual({
      cardScheme: 'AU bank accounts take no cards. Leave this empty.',
    });
    expect(await refusals({ accountId: 201, products: ['RECURRING'] })).toHaveProperty('accountId');
    expect(await refusals({ accountId: bank, products: [] })).toHaveProperty('products');
    expect(await refusals({ accountId: bank, products: ['CASH'] })).toHaveProperty(['products[0]']);
    const scheme = { accountId: test, products: ['ONLINE'], cardScheme: 'AMEX' };
    expect((await manager.post(TERMS, scheme)).status).toBe(201);
    const nzBank = await insertNzAccount(owner(), 'NZ_BANK');
    await server.rows(`update app.settlement_nz_bank set account_type = 'NZ_DIRECT_ENTRY_TRACE'`);
    expect(await refusals({ accountId: nzBank, products: ['RECURRING'] })).toEqual({
      accountId: 'No payment is taken through a trace account.',
    });
    await server.rows(`update app.payment_instrument set enabled = false where code = 'DIRECT_ENTRY'`);
    expect(await refusals({ accountId: bank, products: ['RECURRING'] })).toEqual({
      accountId: "The 'Direct Entry' payment instrument is not enabled for this community.",
    });
    await server.rows(`update app.payment_instrument set enabled = true where code = 'DIRECT_ENTRY'`);
  });

  it('are added once where 16 add them at the same moment', async () => {
    const accountId = await insertAuBankAccount(owner());
    const added = await Promise.all(
      Array.from({ length: 16 }, () => manager.post(TERMS, { accountId, products: ['RECURRING'] })),
    );
    const statuses = added.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 15 }, () => 422)]);
    expect(await terms()).toHaveLength(1);
  });

  it('are offered for enabled accounts of the business, with what each can take', async () => {
    const accountId = await insertAuBankAccount(owner());
    const form = (await manager.get(`forms/post/${TERMS}`)).body;
    expect(JSON.stringify(form)).toContain(
      JSON.stringify({
        value: String(accountId),
        label: 'Bank',
        description: 'AU bank account: QuickTerminal, REST API, Schedules, Payment files',
      }),
    );
  });

  it('wait for a second member of staff where the settings of the community need one', async () => {
    await server.rows(`update app.community_setting set settings_need_second_person = true where community_id = 10`);
    const accountId = await insertAuBankAccount(owner());
    const added = await manager.post(TERMS, { accountId, products: ['RECURRING'] });
    expect(added.status, added.raw).toBe(202);
    expect((await manager.post(TERMS, { accountId, products: ['BATCH'] })).status).toBe(409);
    expect(await terms()).toEqual([]);
    const approve = (proposalId: number) => approver.post(`proposals/${proposalId}/approve`, {});
    expect((await approve(added.body.proposalId)).status).toBe(200);
    expect(await takenBy()).toBe(accountId);
    const [term] = (await reader.get('business/101/enablement')).body.paymentTerms as PaymentTerm[];
    const removed = await manager.delete(`${TERMS}/${term?.paymentTermId}?version=1`);
    expect(removed.status).toBe(202);
    // What followed is not what was shown
    await insertPaymentTerm(owner(), { accountId: await insertAuBankAccount(owner()) });
    expect((await approve(removed.body.proposalId)).status).toBe(409);
    expect(await takenBy()).toBe(accountId);
  });

  it('are for staff with the right, in the community that they work in', async () => {
    const accountId = await insertAuBankAccount(owner());
    const paymentTermId = await insertPaymentTerm(owner(), { accountId });
    const added = { accountId, products: ['BATCH'] };
    expect((await reader.post(TERMS, added)).status).toBe(403);
    expect((await facility.post(TERMS, added)).status).toBe(403);
    expect((await elsewhere.post(TERMS, added)).status).toBe(404);
    expect((await elsewhere.delete(`${TERMS}/${paymentTermId}`)).status).toBe(404);
    expect((await manager.delete(`business/102/payment-terms/${paymentTermId}`)).status).toBe(404);
    expect(await terms()).toHaveLength(1);
  });
});

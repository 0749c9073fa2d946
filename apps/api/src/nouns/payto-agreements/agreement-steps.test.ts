import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setHostility } from '../../engines/gateways/simulator/hostility.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { payToKit, type PayToKit } from '../../testing/payto/payto-kit.ts';
import { passTime } from '../../testing/run-side-effects.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { vaultKit } from '../../testing/vault-kit.ts';
import { insertCustomerAccount } from '@quickportal/db/testing/payment-rows';

// What the steps of creating and amending an agreement refuse, and on which field
const place = { communityId: 10, businessId: 101 };
const party = { payerName: 'Margaret Olsson', payerKind: 'PAYID', payId: 'margaret.olsson@example.com' };
const payment = {
  description: 'Water rates 10023',
  startDate: '2026-11-20',
  agreementType: 'FIXED',
  amount: '50.00',
  frequency: 'MONTHLY',
};
const bank = { payerName: 'Margaret Olsson', payerKind: 'BANK_ACCOUNT', bsb: '062-000', accountNumber: '12345611' };

let server: TestServer;
let officer: ApiCaller;
let viewer: ApiCaller;
let kit: PayToKit;
let accountId: number;
beforeAll(async () => {
  server = await createTestServer();
  kit = await payToKit(server.services);
  const person = { kind: 'CLIENT', communityId: 10 } as const;
  officer = apiCaller(
    server,
    await server.signIn({ ...person, loginName: 'officer', rights: ['MANAGE_CUSTOMERS', 'VIEW_CUSTOMERS'] }),
  );
  viewer = apiCaller(server, await server.signIn({ ...person, loginName: 'viewer', rights: ['VIEW_CUSTOMERS'] }));
  const kept = await vaultKit(server.services, place).keep({
    kind: 'AU_ACCOUNT',
    bsb: '062-000',
    accountNumber: '12345611',
  });
  accountId = await insertCustomerAccount(server.services.owner, place, 1001, {
    account_type: 'DIRECT_DEBIT',
    display_name: 'Bank account',
    vault_entry_id: kept.vaultEntryId,
    fingerprint: kept.fingerprint,
    masked_number: kept.masked,
    last_four: kept.lastDigits,
    bsb: '062000',
    card_scheme: null,
    expiry_month: null,
    expiry_year: null,
    holder_name: 'M J Olsson',
  });
});
afterAll(() => server.close());

const step = (name: 'one' | 'two' | 'confirm', body: Record<string, unknown>, caller = officer) =>
  caller.post(`create-agreement/1001/create/${name}`, body);
const fieldsOf = ({ body }: { body: unknown }) =>
  (body as { errors?: { field: string }[] }).errors?.map(({ field }) => field);
const active = async () => {
  const token = await kit.create(officer, '11');
  await passTime(server.services, 60_000);
  return token;
};

describe('the party step', () => {
  it.each([
    ['a PayID', party],
    ['a phone number of eleven digits whose type was corrected', { ...party, payId: '61412345678', payIdType: 'TELI' }],
    ['another bank account', bank],
  ])('accepts %s and creates nothing [1C034]', async (_what, body) => {
    const response = await step('one', body);
    expect([response.status, response.raw]).toEqual([204, '']);
  });

  it('accepts an account of the customer', async () => {
    const body = { payerName: 'M J Olsson', payerKind: 'CUSTOMER_ACCOUNT', accountId };
    expect((await step('one', body)).status).toBe(204);
  });

  it('accepts a BSB whose bank is not known', async () => {
    expect((await step('one', { ...bank, bsb: '999-999' })).status).toBe(204);
  });

  it.each([
    ['payerName', { ...party, payerName: '' }],
    ['payId', { ...party, payId: undefined }],
    ['payId', { ...party, payId: '51 824 753 557' }],
    ['payId', { ...party, payId: 'name@example.com', payIdType: 'TELI' }],
    ['accountId', { payerName: 'A', payerKind: 'CUSTOMER_ACCOUNT' }],
    ['accountId', { payerName: 'A', payerKind: 'CUSTOMER_ACCOUNT', accountId: 987_654_321 }],
    ['bsb', { ...bank, bsb: '62' }],
    ['bsb', { ...bank, bsb: '000-000' }],
    ['accountNumber', { ...bank, accountNumber: '1234567890' }],
  ])('refuses on the field %s what is not right there', async (field, body) => {
    const response = await step('one', body);
    expect([response.status, fieldsOf(response)]).toEqual([422, [field]]);
  });

  it('refuses a disabled account in the words of the specification', async () => {
    const { owner } = server.services;
    await owner.query('update app.customer_account set enabled = false where id = $1', [accountId]);
    const response = await step('one', { payerName: 'A', payerKind: 'CUSTOMER_ACCOUNT', accountId });
    await owner.query('update app.customer_account set enabled = true where id = $1', [accountId]);
    expect(response.body.errors).toEqual([{ field: 'accountId', messages: ['Account not enabled.'] }]);
  });
});

describe('the payment step', () => {
  it('accepts terms and creates nothing [1C035]', async () => {
    expect((await step('two', payment)).status).toBe(204);
    const { body } = await officer.get('customers/1001/payto-agreements');
    expect(body.recordsCount).toBe(0);
  });

  it.each([
    ['description', { description: 'Rent' }],
    ['description', { description: 'Caf\u00e9 rates' }],
    ['startDate', { startDate: '2026-11-19' }],
    ['amount', { amount: undefined }],
    ['amount', { amount: '0.00' }],
    ['maximumPaymentAmount', { agreementType: 'VARIABLE', amount: undefined }],
    ['frequency', { endDate: '2026-11-20' }],
    ['endDate', { endDate: '2026-11-01' }],
    ['firstPaymentDue', { firstPaymentDue: '2026-11-01' }],
    ['lastPaymentDue', { firstPaymentDue: '2026-12-20', lastPaymentDue: '2026-12-01' }],
    ['paymentsPerPeriod', { paymentsPerPeriod: 1000 }],
  ])('refuses on the field %s what is not right there', async (field, changed) => {
    const response = await step('two', { ...payment, ...changed });
    expect([response.status, fieldsOf(response)?.includes(field)], response.raw).toEqual([422, true]);
  });
});

describe('the last step', () => {
  it('refuses again what a step would refuse, on the same field [1R111 1R112]', async () => {
    const fields = async (changed: Record<string, unknown>) =>
      fieldsOf(await step('confirm', { ...party, ...payment, ...changed }));
    expect(await fields({ payId: '51 824 753 557' })).toEqual(['payId']);
    expect(await fields({ description: 'Rent' })).toEqual(['description']);
    expect(await fields({ startDate: '2026-11-01' })).toEqual(['startDate']);
  });

  it('creates one agreement for one key, also when the first response was lost', async () => {
    const before = (await officer.get('customers/1001/payto-agreements')).body.recordsCount;
    const headers = { 'idempotency-key': 'one-agreement' };
    const path = 'create-agreement/1001/create/confirm';
    const body = { ...bank, ...payment };
    const first = await officer.post(path, body, headers);
    const second = await officer.post(path, body, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.agreementToken).toBe(first.body.agreementToken);
    expect((await officer.get('customers/1001/payto-agreements')).body.recordsCount).toBe(before + 1);
  });

  it('needs MANAGE_CUSTOMERS, as do the steps before and the form [1R162]', async () => {
    for (const name of ['one', 'two', 'confirm'] as const)
      expect((await step(name, { ...party, ...payment }, viewer)).status).toBe(403);
    expect((await viewer.get('create-agreement/1001/form-data')).status).toBe(403);
    expect((await viewer.get('forms/post/create-agreement/1001/create/one')).status).toBe(403);
  });
});

describe('a customer who can have no agreement', () => {
  it.each([
    [
      'customer',
      `update app.customer set enabled = $1, disabled_at = case when $1 then null else created_at end where id = 1001`,
      'The customer is disabled.',
    ],
    [
      'payee account',
      `update app.settlement_account set status = case when $1 then 'ENABLED' else 'DISABLED' end where business_id = 101 and kind = 'PAYTO_PAYEE' and display_name = 'PayTo'`,
      'has no enabled PayTo payee account.',
    ],
  ])('is refused with the reason everywhere while the %s is disabled', async (_what, text, reason) => {
    const { owner } = server.services;
    await owner.query(text, [false]);
    const responses = [
      await officer.get('create-agreement/1001/form-data'),
      await officer.get('forms/post/create-agreement/1001/create/one'),
      await step('one', party),
      await step('two', payment),
      await step('confirm', { ...party, ...payment }),
    ];
    await owner.query(text, [true]);
    for (const { status, body } of responses)
      expect([status, body.detail]).toEqual([409, expect.stringContaining(reason)]);
  });
});

describe('what a new agreement starts with', () => {
  it('names the payer, the payee, the accounts and the time to respond [1C039 1R188]', async () => {
    const { body } = await officer.get('create-agreement/1001/form-data');
    expect(body).toMatchObject({
      customerId: 1001,
      payerName: 'Customer 1001',
      supplierBusiness: expect.any(String),
      payeeAccount: 'PayTo',
      accounts: [{ accountId, accountName: 'M J Olsson' }],
    });
    const now = server.services.clock.now().getTime();
    expect(new Date(body.respondBy).getTime() - now).toBe(7200 * 60_000);
  });

  it('shows the bank of an account, and no other kind of account [1C037 1R186]', async () => {
    const { body } = await officer.get(`create-agreement/1001/account-info?accountId=${accountId}`);
    expect(body).toMatchObject({ bsb: '062-000', accountName: 'M J Olsson' });
    expect(body.accountNumber).not.toContain('12345');
    expect((await officer.get('create-agreement/1001/account-info?accountId=987654321')).status).toBe(404);
  });

  it('looks a PayID up, as the type that was chosen [1C038 1R187]', async () => {
    const alias = (id: string, type?: string) =>
      officer.get(
        `create-agreement/1001/alias/${encodeURIComponent(id)}${type === undefined ? '' : `?payIdType=${type}`}`,
      );
    expect((await alias('margaret.olsson@example.com')).body).toEqual({
      name: 'Margaret Olsson',
      account: { payIdType: 'EMAL', payId: 'm•••@example.com' },
    });
    expect((await alias('unknown@example.com')).status).toBe(404);
    expect((await alias('61412345678')).status).toBe(404);
    expect((await alias('61412345678', 'TELI')).body.account.payIdType).toBe('TELI');
  });

  it('says that the PayID service did not respond', async () => {
    await setHostility(server.services, { loseRequest: 1 });
    const response = await officer.get('create-agreement/1001/alias/margaret.olsson%40example.com');
    await setHostility(server.services, {});
    expect([response.status, response.body.detail]).toEqual([503, expect.stringContaining('did not respond')]);
  });
});

describe('the check of an amendment', () => {
  const confirm = (token: string, body: Record<string, unknown>, caller = officer) =>
    caller.patch(`payto-agreements/${token}/confirm`, body);
  const terms = { amendmentType: 'BILATERAL_AMENDMENT', agreementType: 'FIXED', frequency: 'MONTHLY', amount: '60.00' };

  it('refuses each field that is not right', async () => {
    const token = await active();
    const fields = async (body: Record<string, unknown>) => fieldsOf(await confirm(token, body));
    expect(await fields({ ...terms, amount: undefined })).toEqual(['amount']);
    expect(await fields({ ...terms, endDate: '2026-11-01' })).toContain('endDate');
    expect(await fields({ amendmentType: 'UNILATERAL_AMENDMENT' })).toEqual(['description']);
    expect(await fields({ amendmentType: 'STATUS_AMENDMENT' })).toEqual(['statusChange']);
    expect(await fields({ amendmentType: 'STATUS_AMENDMENT', statusChange: 'SUSPEND' })).toEqual(['reasonCode']);
    expect(await fields({ amendmentType: 'STATUS_AMENDMENT', statusChange: 'RELEASE' })).toEqual(['statusChange']);
    expect(await fields({ amendmentType: 'RECALL_PAYTO_AGREEMENT' })).toEqual(['amendmentType']);
  });

  it('says until when the payer could approve, and that no one approves a change of the texts', async () => {
    const token = await active();
    const now = server.services.clock.now().getTime();
    expect((await confirm(token, terms)).body).toMatchObject({
      payerApproves: true,
      respondBy: new Date(now + 7200 * 60_000).toISOString(),
    });
    const texts = { amendmentType: 'UNILATERAL_AMENDMENT', description: 'Water rates, Unit 4' };
    expect((await confirm(token, texts)).body).toMatchObject({ payerApproves: false, respondBy: null });
  });

  it('refuses a second bilateral one with 409 while the first waits, and allows it once that is recalled [1K015]', async () => {
    const token = await active();
    await setHostility(server.services, { payerTakes: 3_600_000 });
    await officer.patch(`payto-agreements/${token}/submit`, terms);
    const second = await confirm(token, { ...terms, amount: '70.00' });
    expect([second.status, second.body.detail]).toEqual([409, expect.stringContaining('waits for the payer')]);
    await officer.delete(`payto-agreements/${token}/bilateral-amendment`);
    await setHostility(server.services, {});
    expect((await confirm(token, { ...terms, amount: '70.00' })).status).toBe(200);
  });

  it('needs MANAGE_CUSTOMERS, as the amendment and its recall do', async () => {
    const token = await active();
    expect((await confirm(token, terms, viewer)).status).toBe(403);
    expect((await viewer.patch(`payto-agreements/${token}/submit`, terms)).status).toBe(403);
    expect((await viewer.delete(`payto-agreements/${token}/bilateral-amendment`)).status).toBe(403);
    expect((await viewer.get(`payto-agreements/${token}/load`)).status).toBe(200);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askDueAgreements } from '../../engines/payto/ask-due.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { payToKit, type PayToKit } from '../../testing/payto/payto-kit.ts';
import { passTime } from '../../testing/run-side-effects.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { enableInstruments } from '../supplier-accounts/supplier-accounts.fixture.ts';

const BLOCKED =
  'The PayTo account that this agreement settles to is blocked. Payments and amendments are possible again once platform staff unblock it.';

let server: TestServer;
let officer: ApiCaller;
let staff: ApiCaller;
let kit: PayToKit;
beforeAll(async () => {
  server = await createTestServer();
  await paymentKit(server.services);
  kit = await payToKit(server.services);
  await enableInstruments(server.services.owner, 10, ['PAYTO']);
  const rights = ['MANAGE_CUSTOMERS', 'TERMINAL_EXISTING_CUSTOMER'] as const;
  officer = apiCaller(server, await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights }));
  const manager = { loginName: 'manager', communityId: null, rights: ['MANAGE_ACCOUNTS'], chooses: 10 } as const;
  staff = apiCaller(server, await server.signIn(manager));
});
afterAll(() => server.close());
beforeEach(() =>
  server.rows(`update app.settlement_account set status = 'ENABLED' where id = ${kit.settlementAccountId}`),
);

const switchPayee = async (action: 'block' | 'unblock') => {
  const { status, raw } = await staff.post(
    `supplier-business/101/accounts/payto/${kit.settlementAccountId}/${action}`,
    {},
  );
  expect(status, raw).toBe(200);
};
/** A minute in which payers decide. */
async function pass(): Promise<void> {
  await passTime(server.services, 60_000);
  await askDueAgreements(server.services);
}
const active = async () => {
  const token = await kit.create(officer, '11');
  await pass();
  return token;
};
const load = async (token: string) => (await officer.get(`payto-agreements/${token}/load`)).body;
const pay = (token: string, query = '') =>
  officer.post(`payto-agreements/${token}/payment${query}`, { amount: '50.00' });
const amend = (token: string, body: object) => officer.patch(`payto-agreements/${token}/submit`, body);
const suspension = { amendmentType: 'STATUS_AMENDMENT', statusChange: 'SUSPEND', reasonCode: 'MD17' };
const dearer = { amendmentType: 'BILATERAL_AMENDMENT', agreementType: 'FIXED', frequency: 'MONTHLY', amount: '60.00' };
const refusal = ({ status, body }: { status: number; body: { detail?: string } }) => [status, body.detail];

describe('while the payee account is blocked', () => {
  it('no payment is taken, and the agreement says why [3R268 3C022]', async () => {
    const token = await active();
    await switchPayee('block');
    expect(refusal(await pay(token))).toEqual([409, BLOCKED]);
    expect(await load(token)).toMatchObject({ status: 'ACTIVE', payeeStatus: 'BLOCKED', paymentRefusal: BLOCKED });
    expect((await pay(token, '?validateOnly=true')).body).toMatchObject({ isPossible: false, payableFrom: null });
    await switchPayee('unblock');
    expect((await pay(token)).status).toBe(201);
    expect(await load(token)).toMatchObject({ payeeStatus: 'ENABLED' });
  });

  it('no amendment is sent, whatever its type [3R269 3R270]', async () => {
    const token = await active();
    await switchPayee('block');
    const texts = { amendmentType: 'UNILATERAL_AMENDMENT', description: 'Water rates 10024' };
    for (const body of [texts, suspension, dearer]) expect(refusal(await amend(token, body))).toEqual([409, BLOCKED]);
    await switchPayee('unblock');
    expect((await amend(token, suspension)).status).toBe(200);
  });

  it('what the payer already has goes on, but cannot be recalled', async () => {
    const token = await active();
    expect((await amend(token, dearer)).status).toBe(200);
    await switchPayee('block');
    expect(refusal(await officer.delete(`payto-agreements/${token}/bilateral-amendment`))).toEqual([409, BLOCKED]);
    await pass();
    expect((await load(token)).paymentTerms.amount.amount).toBe('60.00');
  });

  it('no new agreement is created', async () => {
    await switchPayee('block');
    await expect(kit.create(officer, '12')).rejects.toThrow('has no enabled PayTo payee account.');
  });
});

it('takes no payment that would settle to a disabled account', async () => {
  const token = await active();
  await server.rows(`update app.settlement_account set status = 'DISABLED' where id = ${kit.settlementAccountId}`);
  expect(refusal(await pay(token))).toEqual([409, 'The PayTo account that this agreement settles to is disabled.']);
});

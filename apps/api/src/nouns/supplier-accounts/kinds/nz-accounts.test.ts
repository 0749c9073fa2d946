import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { enableInstruments, NZ_BANK, NZ_MERCHANT } from '../supplier-accounts.fixture.ts';

let server: TestServer;
let manager: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  const rights = ['MANAGE_ACCOUNTS'] as const;
  const signedIn = await server.signIn({ loginName: 'manager', communityId: null, rights, chooses: 10 });
  manager = apiCaller(server, signedIn);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(
    `delete from app.settlement_nz_bank; delete from app.settlement_nz_merchant;
     delete from app.settlement_account where kind in ('NZ_BANK', 'NZ_MERCHANT'); delete from app.payment_term; delete from app.payment_instrument`,
  );
  await enableInstruments(server.services.owner, 10, ['NZ_TRUST_DIRECT', 'MPGS']);
});

const ACCOUNTS = 'supplier-business/101/accounts';
const BANKS = `${ACCOUNTS}/nz-bank-accounts`;
const MERCHANTS = `${ACCOUNTS}/nz-merchant-accounts`;
const refusal = ({ status, body }: { status: number; body: { detail?: string } }) => [status, body.detail];
const enable = (id: number) => manager.post(`${ACCOUNTS}/${id}/enable`, {});
const disable = (id: number) => manager.post(`${ACCOUNTS}/${id}/disable`, {});

describe('NZ bank accounts', () => {
  it('are added and listed with the words of their type [3C009 3E005 3R211]', async () => {
    const { status, body } = await manager.post(BANKS, NZ_BANK);
    expect(status).toBe(201);
    expect((await manager.get(BANKS)).body).toEqual([
      {
        accountId: body.accountId,
        accountAlias: 'Tasman settlement',
        displayName: expect.stringMatching(/^Tasman settlement \(01-0902-.*389-00\)$/),
        accountType: 'NZ Direct Entry',
        debitUserId: '0210044',
        creditUserId: '',
        enabled: true,
        pendingAccountAuthorisationId: null,
        version: 1,
      },
    ]);
    const [stored] = await server.rows(
      `select currency, nz_bank_code as bank, nz_branch_code as branch from app.settlement_account where kind = 'NZ_BANK'`,
    );
    expect(stored).toEqual({ currency: 'NZD', bank: '01', branch: '0902' });
  });

  it('need the payment instrument of their type, also of the one that they are edited to [3C008 3E006 3M064]', async () => {
    expect((await manager.get('communities/10/nz-bank-account')).body).toEqual({
      trustDirectPaymentInstrumentEnabled: true,
      directCreditPaymentInstrumentEnabled: false,
    });
    const why = `New Zealand Trace Bank Accounts cannot be enabled for this business. The 'NZ Direct Credit' payment instrument is not enabled for this community.`;
    const trace = { ...NZ_BANK, accountType: 'NZ_DIRECT_ENTRY_TRACE' };
    expect(refusal(await manager.post(BANKS, trace))).toEqual([409, why]);
    const { accountId } = (await manager.post(BANKS, NZ_BANK)).body;
    expect(refusal(await manager.patch(`${BANKS}/${accountId}`, trace))).toEqual([409, why]);
  });

  it('keep their number where an edit leaves it empty', async () => {
    const { accountId } = (await manager.post(BANKS, NZ_BANK)).body;
    const { nzAccountNumber: _number, ...rest } = NZ_BANK;
    const entry = () => server.rows(`select vault_entry_id from app.settlement_account where id = $1`, [accountId]);
    const before = await entry();
    expect((await manager.patch(`${BANKS}/${accountId}`, { ...rest, creditUserId: '0210045' })).status).toBe(200);
    expect(await entry()).toEqual(before);
    expect((await manager.get(BANKS)).body).toMatchObject([{ creditUserId: '0210045', version: 2 }]);
  });
});

describe('NZ merchant accounts', () => {
  it('are added as MPGS, and listed [3C011 3E007 3R213]', async () => {
    const { body } = await manager.post(MERCHANTS, NZ_MERCHANT);
    expect((await manager.get(MERCHANTS)).body).toMatchObject([
      { accountId: body.accountId, merchantId: 'NZ880144', merchantType: 'MPGS', enabled: true },
    ]);
  });

  it('need MPGS in the community, and as their type [3C010 3R258 3R259]', async () => {
    const { accountId } = (await manager.post(MERCHANTS, NZ_MERCHANT)).body;
    await server.rows(`update app.settlement_nz_merchant set merchant_type = 'LEGACY'`);
    expect(refusal(await disable(accountId))).toEqual([
      409,
      'Only NZ merchant accounts of type MPGS can be changed here.',
    ]);
    await server.rows(`update app.settlement_nz_merchant set merchant_type = 'MPGS'`);
    expect((await manager.get('communities/10/nz-merchant')).body).toEqual({ mpgsPaymentInstrumentEnabled: true });
    await server.rows(`update app.payment_instrument set enabled = false where code = 'MPGS'`);
    expect((await manager.get('communities/10/nz-merchant')).body).toEqual({ mpgsPaymentInstrumentEnabled: false });
    expect(refusal(await disable(accountId))).toEqual([
      409,
      `New Zealand Merchants cannot be enabled for this business. The 'Mastercard Payment Gateway Service' payment instrument is not enabled for this community.`,
    ]);
  });

  it('are enabled once with a merchant id and a name, whatever the case [3M062 3M063]', async () => {
    const { accountId } = (await manager.post(MERCHANTS, NZ_MERCHANT)).body;
    const sameId = { ...NZ_MERCHANT, merchantId: 'nz880144', merchantName: 'Other' };
    const sameName = { ...NZ_MERCHANT, merchantId: 'NZ880145', merchantName: 'Harbour City Tasman' };
    const why = (what: string) =>
      `This Merchant Account cannot be enabled as there is already an enabled Merchant Account for this business with the same Merchant ${what}`;
    expect(refusal(await manager.post(MERCHANTS, sameId))).toEqual([409, why('Id')]);
    expect(refusal(await manager.post(MERCHANTS, sameName))).toEqual([409, why('Name')]);
    await disable(accountId);
    const other = (await manager.post(MERCHANTS, sameId)).body.accountId;
    expect(refusal(await enable(accountId))).toEqual([409, why('Id')]);
    await disable(other);
    expect((await enable(accountId)).status).toBe(200);
  });

  it('enable one of 16 with the same merchant id at the same time', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 16; at++) {
      const { accountId } = (await manager.post(MERCHANTS, { ...NZ_MERCHANT, merchantName: `Shop ${at}` })).body;
      await disable(accountId);
      ids.push(accountId);
    }
    const all = await Promise.all(ids.map((id) => enable(id)));
    const statuses = all.map(({ status }) => status).toSorted((status, other) => status - other);
    expect(statuses).toEqual([200, ...Array.from({ length: 15 }, () => 409)]);
  });
});

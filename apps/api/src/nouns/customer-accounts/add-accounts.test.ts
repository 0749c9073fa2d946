import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountsOf,
  acceptAccounts,
  auAccount,
  mastercard,
  nzAccount,
  officerOf,
  visa,
} from '../../testing/account-kit.ts';
import { loadBsbDirectory } from '../../set-up/load-bsb-directory.ts';
import { operatorOf } from '../../set-up/run-set-up.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  server = await createTestServer();
  await acceptAccounts(server);
  officer = await officerOf(server, 'officer', ['MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_CUSTOMERS']);
  accounts = accountsOf(officer);
});
afterAll(() => server.close());
beforeEach(() => void accounts.next());

const rows = async (text: string, values: unknown[] = []) => (await server.services.owner.query(text, values)).rows;
const fieldsOf = (response: { body: { errors?: { field: string; messages: string[] }[] } }) =>
  Object.fromEntries((response.body.errors ?? []).map(({ field, messages }) => [field, messages]));
const refusal = async (kind: string, body: object) => {
  const response = await officer.post(accounts.path(`/${kind}`), body);
  expect(response.status, response.raw).toBe(422);
  return fieldsOf(response);
};

describe('adding an account', () => {
  it('of a card answers it masked, with all its fields [1C014 1R073 1E002]', async () => {
    const response = await officer.post(accounts.path('/credit-cards'), { ...visa, cardType: 'DEBIT' });
    expect(response.status, response.raw).toBe(201);
    expect(response.body).toEqual({
      accountId: expect.any(Number),
      customerId: accounts.customerId(),
      businessId: 101,
      accountType: 'CREDIT_CARD',
      displayName: 'Visa •••• 1111',
      enabled: true,
      defaultAccount: true,
      tokenised: false,
      accountToken: expect.stringMatching(/^[0-9A-F]{32}$/),
      cardScheme: 'VISA',
      cardType: 'DEBIT',
      cardNumber: '411111......1111',
      expiryDateMonth: 8,
      expiryDateYear: 2029,
      expiryStatus: 'USABLE',
      cardholderName: 'Margaret Olsson',
      bsb: '',
      accountNumber: '',
      accountName: '',
      nzBankCode: '',
      nzBranchCode: '',
      nzAccountNumber: '',
      nzAccountName: '',
      version: expect.any(Number),
      createdAt: '2026-11-20T09:00:00.000Z',
      updatedAt: '2026-11-20T09:00:00.000Z',
      warnings: [],
    });
  });

  it('of an Australian bank answers BSB and the end of the number [1C015]', async () => {
    const response = await officer.post(accounts.path('/bank-accounts'), auAccount);
    expect([response.status, response.body]).toMatchObject([
      201,
      {
        accountType: 'DIRECT_DEBIT',
        displayName: 'BSB 062-000 · •••• 678',
        bsb: '062-000',
        accountNumber: '.....678',
        accountName: 'M J Olsson',
        cardNumber: '',
        cardholderName: '',
        expiryDateMonth: null,
        expiryStatus: null,
      },
    ]);
  });

  it.each([
    ['5', '.', 'BSB 062-000 · ••••'],
    ['57', '.7', 'BSB 062-000 · •••• 7'],
    ['571', '..1', 'BSB 062-000 · •••• 1'],
    ['000000005', '......005', 'BSB 062-000 · •••• 005'],
  ])('of an Australian bank may have the number %s', async (accountNumber, masked, displayName) => {
    const response = await officer.post(accounts.path('/bank-accounts'), { ...auAccount, accountNumber });
    expect([response.status, response.body]).toMatchObject([201, { displayName, accountNumber: masked }]);
    const { accountId } = response.body;
    expect((await officer.get(accounts.path(`/${accountId}`))).body).toMatchObject({ accountNumber: masked });
  });

  it('of a New Zealand bank answers bank and branch [1C016]', async () => {
    const response = await officer.post(accounts.path('/nz-bank-accounts'), nzAccount);
    expect([response.status, response.body]).toMatchObject([
      201,
      {
        accountType: 'DIRECT_DEBIT_NZ',
        displayName: '01-0902-••••389-00',
        nzBankCode: '01',
        nzBranchCode: '0902',
        nzAccountNumber: '01-0902-....389-00',
        nzAccountName: 'Olsson Family Trust',
        bsb: '',
        warnings: [],
      },
    ]);
  });

  it('puts the number into the vault and leaves it nowhere else', async () => {
    const { accountId } = await accounts.addCard(mastercard);
    const [row] = await rows(
      `select v.kind, v.masked, a.fingerprint = v.fingerprint as alike, a::text || v.masked as shown
       from app.customer_account a join app.vault_entry v on v.community_id = a.community_id and v.id = a.vault_entry_id
       where a.id = $1`,
      [accountId],
    );
    expect(row).toMatchObject({ kind: 'CARD', masked: '555555......4444', alike: true });
    expect(row.shown).not.toContain('5555555555554444');
    const [entry] = await rows(
      `select action, description, customer_id, after from app.audit_entry where object_type = 'customer-account' and object_id = $1`,
      [String(accountId)],
    );
    expect(entry).toMatchObject({
      action: 'customer-accounts.create',
      description: 'Account Mastercard •••• 4444 added',
      customer_id: accounts.customerId(),
    });
    expect(JSON.stringify(entry)).not.toContain('55555555');
    const summaryOf = (await officer.get(`customers/${accounts.customerId()}/audit-entries`)).body.items;
    expect(summaryOf[0].description).toBe('Account Mastercard •••• 4444 added');
  });
});

describe('numbers that are refused', () => {
  it.each(['4111 1111 1111 1112', '2220990000000002', '6011111111111117', '4111', 'abcd', '0000000000000000'])(
    'card %s',
    async (cardNumber) => {
      expect(await refusal('credit-cards', { ...visa, cardNumber })).toEqual({
        cardNumber: ['Not a valid card number. Check the digits.'],
      });
    },
  );

  it('cards that have expired, or end later than any card does', async () => {
    expect(await refusal('credit-cards', { ...visa, expiryDate: '10/26' })).toEqual({
      expiryDate: ['The card has expired.'],
    });
    for (const expiryDate of ['13/28', '828', '12/47'])
      expect(await refusal('credit-cards', { ...visa, expiryDate }), expiryDate).toEqual({
        expiryDate: ['Enter month and year, such as 08/28.'],
      });
  });

  it('BSBs and account numbers that cannot be', async () => {
    expect(await refusal('bank-accounts', { ...auAccount, bsb: '000-000', accountNumber: '0000' })).toEqual({
      bsb: ['Enter a BSB of six digits, such as 062-000.'],
      accountNumber: ['Enter an account number of one to nine digits.'],
    });
    expect(Object.keys(await refusal('bank-accounts', { ...auAccount, accountNumber: '1234567890' }))).toEqual([
      'accountNumber',
    ]);
    expect(Object.keys(await refusal('bank-accounts', { ...auAccount, accountName: 'x'.repeat(33) }))).toEqual([
      'accountName',
    ]);
  });

  it.each([
    ['01-0902-0068389', 'Enter bank, branch, account and suffix: 2, 4, 7 and 2 or 3 digits.'],
    ['07-0902-0068389-00', 'This bank number is not known. Check the first two digits.'],
    ['01-0902-0068388-00', 'The check digit is wrong. Check the account number.'],
  ])('New Zealand account %s', async (nzAccountNumber, message) => {
    expect(await refusal('nz-bank-accounts', { ...nzAccount, nzAccountNumber })).toEqual({
      nzAccountNumber: [message],
    });
  });

  it('a number in a field that is none, without repeating it', async () => {
    const response = await officer.post(accounts.path('/credit-cards'), { ...visa, cardholderName: visa.cardNumber });
    expect(fieldsOf(response)).toEqual({ cardholderName: ['Do not enter a card number here.'] });
    expect(response.raw).not.toContain('1111 1111');
  });
});

it('takes a BSB that the directory does not have, with a warning', async () => {
  await loadBsbDirectory(server.services, operatorOf('test'), '062-000,CBA,Sydney,1 Pitt St,Sydney,NSW,2000,PEH');
  const added = await accounts.addBank({ bsb: '999-999' });
  const warnings = ['BSB 999-999 is not in the BSB directory. Check it with the payer.'];
  expect(added).toMatchObject({ bsb: '999-999', warnings });
});

it('an unknown branch of a known New Zealand bank, and a name that banks print otherwise, are warnings, no errors', async () => {
  const added = await accounts.addNz({ nzAccountNumber: '01-6150-0012346-00' });
  expect(added).toMatchObject({ nzBranchCode: '6150', warnings: ['Branch 6150 of ANZ is not known. Check it.'] });
  const bank = { accountNumber: '88770011', accountName: 'José García' };
  const named = { accountName: 'José García', warnings: ['The bank will print: JOSE GARCIA.'] };
  expect(await accounts.addBank(bank)).toMatchObject(named);
});

describe('what a business takes', () => {
  const ofBusiness102 = 'customers/1031/accounts';

  it('are account types [1C012 1R179 1K010]', async () => {
    expect((await officer.get(accounts.path('/accepted-account-types'))).body).toEqual([
      'CREDIT_CARD',
      'DIRECT_DEBIT',
      'DIRECT_DEBIT_NZ',
    ]);
    expect((await officer.get(`${ofBusiness102}/accepted-account-types`)).body).toEqual(['CREDIT_CARD']);
    expect(fieldsOf(await officer.post(`${ofBusiness102}/bank-accounts`, auAccount))).toEqual({
      '': ['Business 102 does not accept Australian bank accounts.'],
    });
    expect(fieldsOf(await officer.post(`${ofBusiness102}/nz-bank-accounts`, nzAccount))).toEqual({
      '': ['Business 102 does not accept New Zealand bank accounts.'],
    });
  });

  it('are card schemes, of the customer’s business or another one [1C013 1R180]', async () => {
    const { body } = await officer.get(accounts.path('/accepted-card-schemes'));
    expect(body[0]).toEqual({ cardScheme: 'VISA', title: 'Visa', credit: true, debit: true });
    expect(body.map(({ cardScheme }: { cardScheme: string }) => cardScheme)).toEqual(['VISA', 'MASTERCARD', 'AMEX']);
    expect((await officer.get(accounts.path('/accepted-card-schemes?supplierId=102'))).body).toEqual([
      { cardScheme: 'VISA', title: 'Visa', credit: false, debit: true },
    ]);
    const foreign = await officer.get(accounts.path('/accepted-card-schemes?supplierId=201'));
    expect([foreign.status, fieldsOf(foreign)]).toEqual([422, { supplierId: ['Choose one of the values offered.'] }]);
  });

  it('keeps other cards out', async () => {
    expect(await refusal('credit-cards', { ...visa, cardNumber: '36227206271667' })).toEqual({
      cardNumber: ['Business 101 does not accept Diners Club cards.'],
    });
    expect(await refusal('credit-cards', { ...mastercard, cardType: 'DEBIT' })).toEqual({
      cardType: ['Business 101 does not accept Mastercard debit cards.'],
    });
    expect(fieldsOf(await officer.post(`${ofBusiness102}/credit-cards`, { ...visa, cardType: 'CREDIT' }))).toEqual({
      cardType: ['Business 102 does not accept Visa credit cards.'],
    });
    expect((await officer.post(`${ofBusiness102}/credit-cards`, { ...visa, cardType: 'DEBIT' })).status).toBe(201);
  });
});

describe('a number that is there already', () => {
  it('is refused for the same customer, however it is written', async () => {
    await accounts.addCard();
    expect(await refusal('credit-cards', { ...visa, cardNumber: '4111-1111-1111-1111', expiryDate: '01/30' })).toEqual({
      cardNumber: ['The customer already has this account: Visa •••• 1111.'],
    });
    const { accountId } = await accounts.addBank();
    await officer.patch(accounts.path(`/${accountId}/disable`), {});
    expect(await refusal('bank-accounts', { ...auAccount, accountNumber: '0 1234-5678' })).toEqual({
      accountNumber: ['The customer already has this account: BSB 062-000 · •••• 678, disabled. Enable it instead.'],
    });
    await accounts.addNz();
    for (const nzAccountNumber of ['01 0902 0068389 000', '01-0902-00068389-0000', '01-902-0068389-00'])
      expect(await refusal('nz-bank-accounts', { ...nzAccount, nzAccountNumber })).toEqual({
        nzAccountNumber: ['The customer already has this account: 01-0902-••••389-00.'],
      });
  });

  it('is a warning where another customer has it', async () => {
    const amex = { ...visa, cardNumber: '378282246310005' };
    expect(await accounts.addCard(amex)).toMatchObject({ warnings: [] });
    accounts.next();
    expect(await accounts.addCard(amex)).toMatchObject({ warnings: ['Another customer has this account.'] });
    accounts.next();
    expect(await accounts.addCard(amex)).toMatchObject({ warnings: ['2 other customers have this account.'] });
  });

  it('gets in once when it comes several times at once, and the first is the default', async () => {
    const path = accounts.path('/credit-cards');
    const responses = await Promise.all([1, 2, 3, 4].map(() => officer.post(path, visa)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422]);
    expect((await officer.get(accounts.path())).body.items).toMatchObject([{ defaultAccount: true }]);
  });
});

describe('who may add', () => {
  it('needs MANAGE_CUSTOMER_ACCOUNTS and an enabled customer [1R159]', async () => {
    const viewer = await officerOf(server, 'viewer', ['VIEW_CUSTOMER_ACCOUNTS', 'MANAGE_CUSTOMERS']);
    expect((await viewer.post(accounts.path('/credit-cards'), visa)).status).toBe(403);
    expect((await viewer.get(accounts.path())).status).toBe(200);
    await officer.patch(`customers/${accounts.customerId()}/status?enabled=false`, {});
    const response = await officer.post(accounts.path('/credit-cards'), visa);
    expect([response.status, response.body.detail]).toEqual([
      409,
      'The customer is disabled. Enable the customer first.',
    ]);
  });

  it('is no one from elsewhere', async () => {
    expect((await officer.post('customers/2001/accounts/credit-cards', visa)).status).toBe(404);
    expect((await officer.get('customers/2001/accounts')).status).toBe(404);
  });

  it('is a program with a secret key, once for one idempotency key', async () => {
    const program = apiCaller(server, await server.apiKey({ communityId: 10, securityCode: 'SECRET' }));
    const headers = { 'idempotency-key': 'account-1' };
    const first = await program.post(accounts.path('/credit-cards'), visa, headers);
    const again = await program.post(accounts.path('/credit-cards'), visa, headers);
    expect([first.status, again.status, again.raw]).toEqual([201, 201, first.raw]);
    const log = await rows('select request_body, response_body from app.api_log');
    expect(JSON.stringify(log)).not.toContain('4111 1111');
  });
});

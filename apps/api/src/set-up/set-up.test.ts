import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { acceptedAccountTypes } from '@quickportal/db/businesses/list-accepted-account-types';
import { settledAccountTypes } from '@quickportal/db/businesses/list-settled-account-types';
import { getBankSender } from '@quickportal/db/payments/get-bank-sender';
import { findSettlementTarget } from '@quickportal/db/payments/find-settlement-target';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { linkForUser } from './account-link.ts';
import { addFacilityUser } from './add-facility-user.ts';
import { addStaff } from './add-staff.ts';
import { importCommunity } from './import-community.ts';
import { operatorOf } from './run-set-up.ts';
import { switchSecondPerson } from './switch-second-person.ts';

const operator = operatorOf('test');
const solar = {
  code: 'SOLAR',
  name: 'Sunrise Solar',
  settlementCurrency: 'AUD',
  acceptedCards: [{ cardScheme: 'VISA' }],
  paymentTerms: [
    {
      paymentInstrumentCode: 'CREDIT_CARD',
      products: ['TERMINAL'],
      merchantId: '22830099',
      merchantName: 'SUNRISE SOLAR',
    },
  ],
};
const bankTerm = {
  paymentInstrumentCode: 'DIRECT_ENTRY',
  products: ['TERMINAL', 'RECURRING'],
  accountName: 'Sunrise Solar',
  bsb: '062000',
  accountNumber: '10345678',
  directEntryId: '361777',
  apcaUserName: 'SUNRISE SOLAR',
};
const nzTerm = {
  paymentInstrumentCode: 'NZ_TRUST_DIRECT',
  products: ['TERMINAL'],
  accountName: 'Sunrise Tasman',
  accountNumber: '01-0902-0068389-00',
  debitUserId: '0210044',
};
const sunrise = {
  code: 'SUNRISE',
  name: 'Sunrise Energy',
  currency: 'AUD',
  country: 'AU',
  timeZone: 'Australia/Brisbane',
  paymentInstruments: [{ paymentInstrumentCode: 'CREDIT_CARD' }],
  businesses: [solar],
};
let services: TestServices;

beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const rowsOf = async (sql: string) => (await services.owner.query(sql)).rows;
const faultsOf = (given: unknown) =>
  importCommunity(services, operator, given).then(
    () => '',
    (error: unknown) => (error instanceof SetUpError ? error.message : String(error)),
  );

describe('importing a community', () => {
  it('names each fault with its field and imports nothing', async () => {
    const faults = await faultsOf({
      ...sunrise,
      currency: 'USD',
      timeZone: 'Mars/Olympus',
      colour: 'red',
      businesses: [{ ...solar, code: 'solar', acceptedCards: [{ cardScheme: 'AMEX', funding: 'DEBIT' }] }],
    });
    expect(faults).toContain('  currency: ');
    expect(faults).toContain('  timeZone: Use a zone such as Australia/Sydney.');
    expect(faults).toContain('  businesses.0.code: Use capital letters, digits and underscores.');
    expect(faults).toContain('colour');
    expect(await faultsOf({ ...sunrise, businesses: [solar, solar] })).toContain(
      'businesses.1: SOLAR is listed twice.',
    );
    expect(await faultsOf({ ...sunrise, paymentInstruments: [] })).toContain('not among the paymentInstruments');
    expect(await faultsOf('text')).toContain('The whole: ');
    expect(await rowsOf('select from app.community')).toEqual([]);
  });

  it('names what bank accounts lack, without a digit of them', async () => {
    const withTerms = (settlementCurrency: string, paymentTerms: object[], more: object = {}) =>
      faultsOf({
        ...sunrise,
        paymentInstruments: ['CREDIT_CARD', 'DIRECT_ENTRY', 'NZ_TRUST_DIRECT'].map((paymentInstrumentCode) => ({
          paymentInstrumentCode,
        })),
        businesses: [{ code: 'A', name: 'A', settlementCurrency, paymentTerms, ...more }],
      });
    const accepted = { acceptedBankAccounts: ['DIRECT_DEBIT'] };
    const unsettled = 'businesses.0.paymentTerms: A business that takes DIRECT_DEBIT needs a DIRECT_ENTRY term';
    expect(await withTerms('AUD', solar.paymentTerms, accepted)).toContain(unsettled);
    expect(await withTerms('NZD', [bankTerm])).toContain('paymentTerms.0: DIRECT_ENTRY settles in AUD only.');
    expect(await withTerms('AUD', [nzTerm])).toContain('paymentTerms.0: NZ_TRUST_DIRECT settles in NZD only.');
    const cards = await withTerms('AUD', [bankTerm], { acceptedCards: [{ cardScheme: 'VISA' }] });
    expect(cards).toContain('needs a merchant account');
    const wrong = { ...bankTerm, bsb: '06-200', accountNumber: '123456789012', directEntryId: 'x' };
    const faults = await withTerms('AUD', [wrong]);
    for (const field of ['bsb: Use six', 'accountNumber: Use one to nine', 'directEntryId: Use six'])
      expect(faults).toContain(`paymentTerms.0.${field}`);
    expect(faults).not.toContain('123456789012');
    expect(await withTerms('NZD', [{ ...nzTerm, accountNumber: '01-0902-0068389-01x' }])).toContain(
      'accountNumber: Use',
    );
    expect(await withTerms('AUD', [{ paymentInstrumentCode: 'PAYTO' }])).toContain('PayTo terms are not imported');
  });

  it('makes everything once, repeated adds what is missing only, and audits each of them', async () => {
    const first = await importCommunity(services, operator, { ...sunrise, roles: [{}] });
    expect(first).toMatchObject({ isNew: true, added: ['SOLAR'], existing: [], leftOut: ['roles'] });
    const wind = { ...solar, code: 'WIND', name: 'Sunrise Wind' };
    const second = await importCommunity(services, operator, { ...sunrise, name: 'Other', businesses: [solar, wind] });
    expect(second).toMatchObject({ isNew: false, added: ['WIND'], existing: ['SOLAR'] });
    expect(await rowsOf('select name from app.community')).toEqual([{ name: 'Sunrise Energy' }]);
    expect(await rowsOf('select count(*)::int4 as terms from app.payment_term')).toEqual([{ terms: 2 }]);
    const entries = await rowsOf(`select action, actor_kind from app.audit_entry order by id`);
    expect(entries).toEqual(
      ['communities.import', 'businesses.import', 'businesses.import'].map((action) => ({ action, actor_kind: 'JOB' })),
    );
  });
});

describe('the switch for a second person', () => {
  it('is switched on and off by the code of the community, audited where it changes', async () => {
    await importCommunity(services, operator, sunrise);
    const set = (isOn: boolean, code = sunrise.code) => switchSecondPerson(services, operator, { code, isOn });
    const results = [await set(true), await set(true), await set(false)];
    expect(results.map(({ isChanged }) => isChanged)).toEqual([true, false, true]);
    await expect(set(true, 'NOWHERE')).rejects.toThrow('There is no community with the code NOWHERE.');
    const { rows } = await services.owner.query(
      `select after from app.audit_entry where action = 'communities.switch-second-person' order by id`,
    );
    expect(rows.map(({ after }) => after)).toEqual([
      { settingsNeedSecondPerson: true },
      { settingsNeedSecondPerson: false },
    ]);
  });
});

describe('importing bank accounts', () => {
  it('makes settlement accounts that debits of the accepted types go to, their numbers in the vault', async () => {
    const { communityId } = await importCommunity(services, operator, {
      ...sunrise,
      code: 'BANKS',
      paymentInstruments: ['DIRECT_ENTRY', 'NZ_TRUST_DIRECT'].map((paymentInstrumentCode) => ({
        paymentInstrumentCode,
      })),
      businesses: [
        {
          code: 'AU',
          name: 'Sunrise Solar',
          settlementCurrency: 'AUD',
          acceptedBankAccounts: ['DIRECT_DEBIT', 'DIRECT_DEBIT'],
          paymentTerms: [bankTerm],
        },
        {
          code: 'NZ',
          name: 'Sunrise Tasman',
          settlementCurrency: 'NZD',
          acceptedBankAccounts: ['DIRECT_DEBIT_NZ'],
          paymentTerms: [nzTerm],
        },
      ],
    });
    const businesses = await rowsOf(`select id from app.business where community_id = ${communityId} order by code`);
    const [au, nz] = businesses.map(({ id }: { id: number }) => id);
    const reader = services.db.reader({ kind: 'community', communityId });
    const accepted = await Promise.all([au, nz].map((id) => acceptedAccountTypes(reader, Number(id))));
    const settled = await Promise.all([au, nz].map((id) => settledAccountTypes(reader, { businessId: Number(id) })));
    expect([accepted, settled]).toEqual([
      [['DIRECT_DEBIT'], ['DIRECT_DEBIT_NZ']],
      [['DIRECT_DEBIT'], ['DIRECT_DEBIT_NZ']],
    ]);
    const wanted = { product: 'TERMINAL', cardScheme: null } as const;
    const target = { ...wanted, businessId: Number(au), accountType: 'DIRECT_DEBIT', currency: 'AUD' } as const;
    const found = await findSettlementTarget(reader, target);
    expect(found).toMatchObject({ merchantId: '361777', merchantName: 'SUNRISE SOLAR' });
    const { settlementAccountId = 0 } = found ?? {};
    const sender = await getBankSender(reader, { communityId, settlementAccountId });
    expect(sender).toMatchObject({ userId: '361777', userName: 'SUNRISE SOLAR', remitter: 'SUNRISE SOLAR' });
    expect(sender?.vaultEntryId).toBeGreaterThan(0);
    const kept = await rowsOf(`select display_name, bsb, nz_bank_code, nz_branch_code from app.settlement_account
      where community_id = ${communityId} order by id`);
    expect(kept).toEqual([
      { display_name: 'Sunrise Solar (062-000 .....678)', bsb: '062000', nz_bank_code: null, nz_branch_code: null },
      { display_name: 'Sunrise Tasman (01-0902-....389-00)', bsb: null, nz_bank_code: '01', nz_branch_code: '0902' },
    ]);
    const everything = await rowsOf('select to_jsonb(a)::text from app.settlement_account a');
    expect(JSON.stringify(everything)).not.toMatch(/10345678|0068389/);
  });
});

describe('accounts made at the terminal', () => {
  it('are staff with every right, a second of whom makes two approvers', async () => {
    const priya = await addStaff(services, operator, { fullName: 'Priya Shármá', emailAddress: 'priya@example.com' });
    expect(priya).toMatchObject({ loginName: 'priya.sharma', approvers: 1 });
    const again = addStaff(services, operator, { fullName: 'Priya Sharma', emailAddress: 'priya@example.com' });
    await expect(again).rejects.toThrow('priya.sharma exists already');
    expect(await addStaff(services, operator, { fullName: 'Callum', emailAddress: 'c@example.com' })).toMatchObject({
      approvers: 2,
    });
    await expect(addStaff(services, operator, { fullName: 'Kim', emailAddress: 'nowhere' })).rejects.toThrow(
      'emailAddress: ',
    );
  });

  it('are administrators of an existing community', async () => {
    const kim = { fullName: 'Kim Tran', email: 'kim@example.com' };
    const { loginName } = await addFacilityUser(services, operator, { ...kim, communityCode: 'SUNRISE' });
    expect(loginName).toBe('kim.tran');
    await expect(addFacilityUser(services, operator, { ...kim, communityCode: 'NONE' })).rejects.toThrow(
      'no community',
    );
  });

  it('have one link at a time, which is kept as a hash only', async () => {
    const link = await linkForUser(services, operator, { loginName: 'kim.tran', kind: 'CLIENT' });
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(token.length).toBeGreaterThan(30);
    const usable = `select payload from app.single_use_token t join app.system_user u on u.id = t.user_id
      where u.login_name = 'kim.tran' and t.used_at is null`;
    expect(await rowsOf(usable)).toEqual([{ payload: null }]);
    const kept = await rowsOf(`select e::text as entry from app.audit_entry e where action = 'users.link'`);
    expect(JSON.stringify(kept)).not.toContain(token);
    const wrongKind = linkForUser(services, operator, { loginName: 'kim.tran', kind: 'STAFF' });
    await expect(wrongKind).rejects.toThrow('There is no such user');
  });
});

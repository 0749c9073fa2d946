import type {
  BusinessCardScheme,
  BusinessCardSchemes,
} from '@quickportal/contracts/card-schemes/business-card-schemes';
import type { CardScheme } from '@quickportal/contracts/rules/cards/cards';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { effectiveSurcharges } from '@quickportal/db/card-schemes/list-card-surcharges';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { allAccepted } from './same-key-twice.fixture.ts';

const TODAY = '2026-11-20';
let server: TestServer;
let operator: SignedIn;
const staff = { communityId: null, chooses: 10, rights: ['MANAGE_BUSINESSES'] } as const;
beforeAll(async () => {
  server = await createTestServer();
  operator = await server.signIn({ loginName: 'operator', ...staff });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(`delete from app.accepted_card where business_id in (101, 102)`);
  await server.rows(`delete from app.card_surcharge where business_id in (101, 102)`);
  await server.rows(`update app.business set card_schemes_version = 1`);
});

const address = (businessId: number) => `${server.rest}/supplier-business/${businessId}/card-schemes`;
const read = (businessId = 101, { headers }: Pick<SignedIn, 'headers'> = operator) =>
  server.app.inject({ url: address(businessId), headers });
const schemesNow = async () => (await read()).json<BusinessCardSchemes>();
const save = (body: object, { headers }: Pick<SignedIn, 'headers'> = operator, businessId = 101) =>
  server.app.inject({ method: 'POST', url: address(businessId), headers, payload: body });

/** All schemes as they are, some of them changed. */
async function withChanges(changes: Partial<Record<CardScheme, Partial<BusinessCardScheme>>>, more: object = {}) {
  const { schemes, version } = await schemesNow();
  const entered = schemes.map(({ upcoming: _upcoming, ...scheme }) => ({ ...scheme, ...changes[scheme.cardScheme] }));
  return save({ schemes: entered, version, ...more });
}
const ratesOn = async (on: string) => {
  const found = await effectiveSurcharges(server.services.db.reader({ kind: 'community', communityId: 10 }), {
    businessId: 101,
    on,
  });
  return found.map(({ cardScheme, funding, rate }) => `${cardScheme} ${funding} ${rate}`);
};
const faultsOf = (response: Awaited<ReturnType<typeof save>>) => [
  response.statusCode,
  response.json<{ errors?: { field: string; messages: string[] }[] }>().errors,
];

describe('the card schemes of a business', () => {
  it('are six, Visa and Mastercard with debit, none accepted at first [3C027 3R219 3K080]', async () => {
    const { schemes, businessName, version } = await schemesNow();
    expect({ businessName, version }).toEqual({ businessName: 'Business 101', version: 1 });
    expect(schemes.map(({ cardScheme }) => cardScheme)).toEqual([
      'VISA',
      'MASTERCARD',
      'AMEX',
      'DINERS',
      'JCB',
      'UNIONPAY',
    ]);
    expect(schemes.every(({ accepted, surcharge }) => !accepted && surcharge === null)).toBe(true);
    expect(schemes.map(({ debitAccepted }) => debitAccepted)).toEqual([false, false, null, null, null, null]);
  });

  it('are accepted with surcharges that apply from today on [3C028 3R013 3R014]', async () => {
    const saved = await withChanges({
      VISA: { accepted: true, surcharge: '0.755', debitAccepted: true, debitSurcharge: '0.4' },
      AMEX: { accepted: true, surcharge: '1.40' },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json<BusinessCardSchemes>()).toMatchObject({
      version: 2,
      schemes: [
        { cardScheme: 'VISA', accepted: true, surcharge: '0.755', debitAccepted: true, debitSurcharge: '0.4' },
        { cardScheme: 'MASTERCARD', accepted: false, surcharge: null },
        { cardScheme: 'AMEX', accepted: true, surcharge: '1.4', debitAccepted: null, debitSurcharge: null },
        {},
        {},
        {},
      ],
    });
    expect(await ratesOn(TODAY)).toEqual(['VISA CREDIT 755', 'VISA DEBIT 400', 'AMEX CREDIT 1400']);
  });

  it('charge debit cards like credit cards where their surcharge is blank [3R220 3R363]', async () => {
    await withChanges({ VISA: { accepted: true, surcharge: '1', debitAccepted: true, debitSurcharge: null } });
    expect(await ratesOn(TODAY)).toEqual(['VISA CREDIT 1000', 'VISA DEBIT 1000']);
    await withChanges({ VISA: { debitSurcharge: '0.5' } });
    await withChanges({ VISA: { debitSurcharge: null } });
    expect(await ratesOn(TODAY)).toEqual(['VISA CREDIT 1000', 'VISA DEBIT 1000']);
    await withChanges({ VISA: { surcharge: null } });
    expect(await ratesOn(TODAY)).toEqual([]);
  });

  it('have surcharges from later dates on, of which two for one date are one', async () => {
    await withChanges({ JCB: { accepted: true, surcharge: '1' } });
    const later = { effectiveFrom: '2026-12-01' };
    await withChanges({ JCB: { surcharge: '2' } }, later);
    await withChanges({ JCB: { surcharge: '1.5' } }, later);
    const { schemes } = await schemesNow();
    expect(schemes[4]).toMatchObject({
      surcharge: '1',
      upcoming: [{ effectiveFrom: '2026-12-01', surcharge: '1.5', debitSurcharge: null }],
    });
    expect([await ratesOn('2026-11-30'), await ratesOn('2026-12-01')]).toEqual([
      ['JCB CREDIT 1000'],
      ['JCB CREDIT 1500'],
    ]);
  });

  it('keep the surcharges of later dates when those of today change', async () => {
    await withChanges({ JCB: { accepted: true, surcharge: '1' } });
    await withChanges({ JCB: { surcharge: '2' } }, { effectiveFrom: '2026-12-01' });
    await withChanges({ JCB: { surcharge: '3' } });
    expect([await ratesOn(TODAY), await ratesOn('2026-12-01')]).toEqual([['JCB CREDIT 3000'], ['JCB CREDIT 2000']]);
  });

  it.each(['0.7555', '11', '-1', '1,5', '.5', '10.001', '1%', '1e1'])(
    'refuse the surcharge %s at its field [3R362 3K045]',
    async (surcharge) => {
      const [status, errors] = faultsOf(await withChanges({ VISA: { surcharge } }));
      expect([status, errors]).toEqual([
        422,
        [
          {
            field: 'schemes[0].surcharge',
            messages: ['Enter a percentage from 0 to 10 with at most three decimals, such as 1.25.'],
          },
        ],
      ]);
    },
  );

  it('refuse past dates, missing and repeated schemes, and debit of others than Visa and Mastercard [3R221 3K027]', async () => {
    expect(faultsOf(await withChanges({ VISA: { accepted: true } }, { effectiveFrom: '2026-11-19' }))).toEqual([
      422,
      [{ field: 'effectiveFrom', messages: ['Choose today or a later date.'] }],
    ]);
    expect((await save({ schemes: allAccepted.slice(1), version: 1 })).statusCode).toBe(422);
    const twice = [...allAccepted.slice(1), ...allAccepted.slice(1, 2)];
    expect(faultsOf(await save({ schemes: twice, version: 1 }))).toEqual([
      422,
      [{ field: 'schemes', messages: ['Name each card scheme once.'] }],
    ]);
    const [status, errors] = faultsOf(await withChanges({ AMEX: { debitAccepted: true } }));
    expect([status, errors]).toEqual([
      422,
      [{ field: 'schemes[2].debitAccepted', messages: ['Only Visa and Mastercard tell debit from credit.'] }],
    ]);
  });

  it('are saved in the version that was read, and not without a change', async () => {
    expect((await withChanges({})).json()).toMatchObject({ errors: [{ messages: ['No changes detected.'] }] });
    await withChanges({ VISA: { accepted: true } });
    const late = await save({ schemes: allAccepted, version: 1 });
    expect([late.statusCode, late.json().current.version]).toEqual([409, 2]);
  });

  it('change once where two save at the same time', async () => {
    const saves = await Promise.all([
      save({ schemes: allAccepted, version: 1 }),
      save({ schemes: allAccepted, version: 1 }),
    ]);
    expect(saves.map(({ statusCode }) => statusCode).toSorted((status, other) => status - other)).toEqual([200, 409]);
  });

  it('are in the audit trail with what changed', async () => {
    await withChanges({ VISA: { accepted: true, surcharge: '1' } });
    const [entry] = await server.rows(
      `select description, before, after from app.audit_entry where action = 'card-schemes.save' order by id desc limit 1`,
    );
    expect(entry).toEqual({
      description: 'Card schemes of Business 101 changed',
      before: { Visa: 'Not accepted', 'Visa surcharge from 2026-11-20': null },
      after: { Visa: 'Accepted', 'Visa surcharge from 2026-11-20': '1%' },
    });
  });

  it('are for staff, in the community that they work in', async () => {
    const facility = await server.signIn({ loginName: 'facility', communityId: 10, rights: ['MANAGE_BUSINESSES'] });
    expect((await read(101, facility)).statusCode).toBe(403);
    expect((await read(201)).statusCode).toBe(404);
    expect((await save({ schemes: allAccepted, version: 1 }, operator, 201)).statusCode).toBe(404);
    const support = await server.signIn({ loginName: 'support', ...staff, rights: ['VIEW_BUSINESSES'] });
    expect((await read(101, support)).statusCode).toBe(200);
    expect((await save({ schemes: allAccepted, version: 1 }, support)).statusCode).toBe(403);
  });

  it('cannot be changed in the community of PayWay [3M059]', async () => {
    await insertCommunity(server.services.owner, { id: 1, businessId: 11 });
    const elsewhere = await server.signIn({ loginName: 'elsewhere', ...staff, chooses: 1 });
    const refused = await save({ schemes: allAccepted, version: 1 }, elsewhere, 11);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'Accounts for PayWay businesses cannot be modified using QuickStream.',
    ]);
  });
});

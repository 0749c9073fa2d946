import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedAccountTypes } from '../businesses/list-accepted-account-types.ts';
import { getFacilityLimits } from '../facility-limits/get-facility-limits.ts';
import { seedDemo } from '../../seed/demo/demo.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { acceptedCardSchemes } from './list-accepted-card-schemes.ts';
import { effectiveSurcharges, listCardSurcharges } from './list-card-surcharges.ts';

let test: TestDatabase;
const now = new Date('2026-11-20T09:00:00.000Z');
const none = { facility: [], facilityView: [], staff: [], staffView: [] };
const harbour = () => test.db.reader({ kind: 'community', communityId: 10 });
const kiwi = () => test.db.reader({ kind: 'community', communityId: 20 });

beforeAll(async () => {
  test = await createTestDatabase();
  await seedDemo(test.owner, { now, passwordHash: 'x', rights: none, masterKey: test.masterKey });
});
afterAll(() => test.drop());

describe('accepted accounts and cards', () => {
  it('are those of the business', async () => {
    expect(await acceptedAccountTypes(harbour(), 100)).toEqual(['CREDIT_CARD', 'DIRECT_DEBIT']);
    expect(await acceptedAccountTypes(harbour(), 101)).toEqual(['CREDIT_CARD', 'DIRECT_DEBIT']);
    expect(await acceptedAccountTypes(harbour(), 102)).toEqual(['CREDIT_CARD', 'DIRECT_DEBIT_NZ']);
    expect(await acceptedCardSchemes(harbour(), 101)).toEqual([
      { cardScheme: 'VISA', credit: true, debit: true },
      { cardScheme: 'MASTERCARD', credit: true, debit: true },
      { cardScheme: 'AMEX', credit: true, debit: false },
    ]);
    expect(
      (await acceptedCardSchemes(harbour(), 100)).map((acceptedCardScheme) => acceptedCardScheme.cardScheme),
    ).toEqual(['VISA', 'MASTERCARD', 'AMEX', 'DINERS', 'JCB', 'UNIONPAY']);
  });

  it('are not seen from another community, nor by whom is kept to other businesses', async () => {
    expect(await acceptedAccountTypes(kiwi(), 100)).toEqual([]);
    const kept = test.db.reader({ kind: 'community', communityId: 10, businessIds: [101] });
    expect(await acceptedAccountTypes(kept, 100)).toEqual([]);
    expect(await acceptedCardSchemes(kept, 100)).toEqual([]);
    expect(await listCardSurcharges(kept, 100)).toEqual([]);
    expect(await acceptedAccountTypes(kept, 101)).toHaveLength(2);
  });

  it('name debit for Visa and Mastercard only', async () => {
    const insert = (scheme: string) =>
      test.owner.query(
        `insert into app.accepted_card (community_id, business_id, card_scheme, funding, accepted_since) values (10, 102, $1, 'DEBIT', $2)`,
        [scheme, now],
      );
    await expect(insert('AMEX')).rejects.toThrow('check');
  });
});

describe('surcharges', () => {
  const rates = async (on: string, businessId = 100) => {
    const found = await effectiveSurcharges(harbour(), { businessId, on });
    return found.map(({ cardScheme, funding, rate }) => `${cardScheme} ${funding} ${rate}`).join(', ');
  };

  it('are those of the date, debit as credit where none is set', async () => {
    expect(await rates('2026-09-30')).toBe(
      'VISA CREDIT 1100, VISA DEBIT 600, MASTERCARD CREDIT 1100, MASTERCARD DEBIT 600, ' +
        'AMEX CREDIT 1650, DINERS CREDIT 1900, JCB CREDIT 1650, UNIONPAY CREDIT 1500',
    );
    expect(await rates('2026-10-01')).toBe(
      'VISA CREDIT 750, VISA DEBIT 450, MASTERCARD CREDIT 750, MASTERCARD DEBIT 750, ' +
        'AMEX CREDIT 1400, DINERS CREDIT 1900, JCB CREDIT 1650, UNIONPAY CREDIT 1500',
    );
  });

  it('are none before the first date, of a business without any, and of cards it does not take', async () => {
    expect(await rates('2000-01-01')).toBe('');
    expect(await rates('2026-11-20', 101)).toBe('');
    const added = `insert into app.card_surcharge (community_id, business_id, card_scheme, funding, effective_from, rate, created_at)
      values (10, 101, 'DINERS', 'CREDIT', '2026-01-01', 2000, $1)`;
    await test.owner.query(added, [now]);
    expect(await rates('2026-11-20', 101)).toBe('');
    expect(await listCardSurcharges(harbour(), 101)).toHaveLength(1);
  });

  it.each([
    ['CREDIT', null],
    ['CREDIT', -1],
    ['CREDIT', 10_001],
  ])('of %s can’t be %s', async (funding, rate) => {
    const insert = test.owner.query(
      `insert into app.card_surcharge (community_id, business_id, card_scheme, funding, effective_from, rate, created_at)
       values (10, 102, 'VISA', $1, '2026-01-01', $2, $3)`,
      [funding, rate, now],
    );
    await expect(insert).rejects.toThrow('check');
  });
});

describe('facility limits', () => {
  it('are those of the facility and currency', async () => {
    const limits = (communityId: number, currency: 'AUD' | 'NZD') =>
      getFacilityLimits(communityId === 20 ? kiwi() : harbour(), { communityId, currency });
    expect(await limits(10, 'AUD')).toEqual({ minimum: 100n, maximum: 2_500_000n });
    expect(await limits(20, 'NZD')).toEqual({ minimum: 500n, maximum: 200_000n });
    expect(await limits(20, 'AUD')).toBeNull();
    expect(await getFacilityLimits(kiwi(), { communityId: 10, currency: 'AUD' })).toBeNull();
  });
});

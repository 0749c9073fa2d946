import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import {
  insertCustomerAccount,
  insertPayToAgreement,
  insertSettlementAccount,
  insertTransaction,
} from '../testing/payment-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertBusiness, insertCommunity, insertCustomers, testTime } from '../testing/test-rows.ts';

let test: TestDatabase;
const place = { communityId: 10, businessId: 100 };
const other = { communityId: 10, businessId: 101 };

beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10 });
  await insertBusiness(test.owner, { communityId: 10, id: 101 });
  await insertCommunity(test.owner, { id: 20 });
  await insertCustomers(test.owner, { ...place, firstId: 1, count: 9 });
  await insertCustomers(test.owner, { ...other, firstId: 11, count: 2 });
});
afterAll(() => test.drop());

/** The name of the constraint or index that refused, or null when nothing did. */
async function refused(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof DatabaseError) return error.constraint ?? error.code ?? '';
    throw error;
  }
}
const query = (sql: string, values: unknown[] = []) => test.owner.query(sql, values);

describe('a customer account', () => {
  it('is the default of its customer alone', async () => {
    await insertCustomerAccount(test.owner, place, 1, { default_account: true });
    const second = insertCustomerAccount(test.owner, place, 1, { default_account: true });
    expect(await refused(second)).toBe('customer_account_one_default');
    expect(await refused(insertCustomerAccount(test.owner, place, 2, { default_account: true }))).toBeNull();
  });

  it('shows no whole number, and has the details of its own type only', async () => {
    const shown = insertCustomerAccount(test.owner, place, 3, { masked_number: '4242424242424242' });
    expect(await refused(shown)).toBe('customer_account_masked_number_check');
    const display = insertCustomerAccount(test.owner, place, 3, { display_name: 'Visa 4242424242424242' });
    expect(await refused(display)).toBe('customer_account_display_is_masked');
    const mixed = insertCustomerAccount(test.owner, place, 3, { bsb: '062000' });
    expect(await refused(mixed)).toBe('customer_account_bank_details');
    const bank = { account_type: 'DIRECT_DEBIT', card_scheme: 'VISA' };
    expect(await refused(insertCustomerAccount(test.owner, place, 3, bank))).toBe('customer_account_card_details');
  });

  it('with a number in the vault has everything that goes with it', async () => {
    const { rows } = await test.owner.query<{ id: number }>(
      `insert into app.vault_entry (community_id, kind, sealed, wrapped_key, key_id, fingerprint, masked, last_digits, card_scheme, created_at)
       values (10, 'CARD', '\\x01', '\\x01', 'k', decode(repeat('ab', 32), 'hex'), '424242......4242', '4242', 'VISA', $1) returning id`,
      [testTime],
    );
    const bare = { vault_entry_id: rows[0]?.id, expiry_month: null, fingerprint: Buffer.alloc(32) };
    expect(await refused(insertCustomerAccount(test.owner, place, 3, bare))).toBe('customer_account_complete');
    expect(await refused(insertCustomerAccount(test.owner, place, 3, { ...bare, expiry_month: 3 }))).toBeNull();
  });
});

describe('a settlement account', () => {
  it('of a business is its only enabled or blocked PayTo payee, and its only enabled PayID biller [3R394 3R395]', async () => {
    const payTo = await insertSettlementAccount(test.owner, place, { status: 'BLOCKED' });
    const second = () => insertSettlementAccount(test.owner, place);
    expect(await refused(second())).toBe('settlement_account_one_payto');
    await query(`update app.settlement_account set status = 'DISABLED' where id = $1`, [payTo]);
    expect(await refused(second())).toBeNull();
    expect(await refused(second())).toBe('settlement_account_one_payto');
    const payId = { kind: 'PAYID_BILLER' };
    expect(await refused(insertSettlementAccount(test.owner, place, payId))).toBeNull();
    expect(await refused(insertSettlementAccount(test.owner, place, payId))).toBe('settlement_account_one_payid');
  });

  /** The statuses that an account of this kind may have. */
  const statusesOf = async (kind: string, currency = 'AUD') => {
    const accepted: string[] = [];
    for (const status of ['ENABLED', 'DISABLED', 'BLOCKED', 'PENDING']) {
      await query('begin');
      const fault = await refused(insertSettlementAccount(test.owner, other, { kind, currency, status }));
      await query('rollback');
      if (fault === null) accepted.push(status);
      else expect(fault).toMatch(/^settlement_account_(status_)?check$/);
    }
    return accepted;
  };

  it('of a bank, a merchant or the simulator is enabled or disabled [3R246 3K031]', async () => {
    for (const kind of ['AU_BANK', 'AU_MERCHANT', 'TANDEM_MERCHANT', 'SIMULATOR'])
      expect(await statusesOf(kind), kind).toEqual(['ENABLED', 'DISABLED']);
    for (const kind of ['NZ_BANK', 'NZ_MERCHANT'])
      expect(await statusesOf(kind, 'NZD'), kind).toEqual(['ENABLED', 'DISABLED']);
  });

  it('of a PayID biller is ENABLED or DISABLED [3R215 3K024]', async () => {
    expect(await statusesOf('PAYID_BILLER')).toEqual(['ENABLED', 'DISABLED']);
  });

  it('of a PayTo payee is ENABLED, DISABLED or BLOCKED [3R216 3K025]', async () => {
    expect(await statusesOf('PAYTO_PAYEE')).toEqual(['ENABLED', 'DISABLED', 'BLOCKED']);
  });

  it('has the details of its own kind only', async () => {
    const id = await insertSettlementAccount(test.owner, place, { kind: 'AU_MERCHANT' });
    const details = (table: string, columns: string, values: string) =>
      refused(
        query(
          `insert into app.${table} (community_id, settlement_account_id, business_id, ${columns}) values (10, $1, 100, ${values})`,
          [id],
        ),
      );
    expect(await details('settlement_payto_payee', 'payee_alias', `'x'`)).toMatch(/^settlement_payto_payee_.*fkey$/);
    expect(await details('settlement_au_merchant', 'merchant_id, merchant_name', `'1', 'x'`)).toBeNull();
  });
});

describe('a PayTo agreement', () => {
  it('has one set of terms in force, and one bilateral amendment that waits', async () => {
    const settlementAccountId = await insertSettlementAccount(test.owner, other);
    const id = await insertPayToAgreement(test.owner, other, { customerId: 11, settlementAccountId });
    const terms = `insert into app.payto_terms (community_id, business_id, agreement_id, state, agreement_type, frequency, payment_amount, created_at, in_force_from)
      values (10, 101, $1, $2, 'FIXED', 'MONTHLY', 1, $3, $3)`;
    expect(await refused(query(terms, [id, 'IN_FORCE', testTime]))).toBe('payto_terms_in_force');
    expect(await refused(query(terms, [id, 'REPLACED', testTime]))).toBeNull();
    const amend = (type: string) =>
      refused(
        query(
          `insert into app.payto_amendment (community_id, business_id, agreement_id, amendment_type, status, respond_by, submitted_at)
           values (10, 101, $1, $2, 'PENDING', $3, $3)`,
          [id, type, testTime],
        ),
      );
    expect(await amend('BILATERAL_AMENDMENT')).toBeNull();
    expect(await amend('BILATERAL_AMENDMENT')).toBe('payto_amendment_one_bilateral');
    expect(await amend('STATUS_AMENDMENT')).toBeNull();
  });

  it('is approached by an account or by a PayID, never by both or neither', async () => {
    const settlementAccountId = await insertSettlementAccount(test.owner, other, { status: 'DISABLED' });
    const id = await insertPayToAgreement(test.owner, other, { customerId: 12, settlementAccountId });
    const change = (values: string) =>
      refused(query(`update app.payto_payer set ${values} where agreement_id = $1`, [id]));
    expect(await change(`pay_id_type = 'EMAL', masked_pay_id = 'm•••@example.com'`)).toMatch(/^payto_payer_check/);
    expect(await change(`bsb = null, masked_account_number = null`)).toMatch(/^payto_payer_check/);
  });
});

describe('payments', () => {
  it('have one principal entry and at most one surcharge entry; the principal is what is not surcharge', async () => {
    const id = await insertTransaction(test.owner, place, { amount: 10_150, surcharge_amount: 150 });
    const found = await query('select principal_amount from app.transaction where id = $1', [id]);
    expect(found.rows).toEqual([{ principal_amount: 10_000 }]);
    const group = await query(
      `insert into app.payment_batch_group (community_id, source, status, settlement_date, created_at, updated_at)
       values (10, 'TERMINAL', 'OPEN', '2026-11-20', $1, $1) returning id`,
      [testTime],
    );
    const openBatch = () =>
      query(
        `insert into app.payment_batch (community_id, payment_batch_group_id, business_id, payment_method, currency, status, settlement_date, created_at, updated_at)
         values (10, $1, 100, 'CREDIT_CARD', 'AUD', 'OPEN', '2026-11-20', $2, $2) returning id`,
        [(group.rows[0] as { id: number }).id, testTime],
      );
    const batch = (await openBatch()).rows[0] as { id: number };
    expect(await refused(openBatch())).toBe('payment_batch_open');
    const entry = (type: string) =>
      refused(
        query(
          `insert into app.batch_entry (community_id, business_id, transaction_id, payment_batch_id, entry_type, amount, currency, created_at)
           values (10, 100, $1, $2, $3, 150, 'AUD', $4)`,
          [id, batch.id, type, testTime],
        ),
      );
    expect(await entry('PRINCIPAL')).toBeNull();
    expect(await entry('SURCHARGE')).toBeNull();
    expect(await entry('SURCHARGE')).toBe('batch_entry_community_id_transaction_id_entry_type_key');
  });

  it('of one attempt at one date of a schedule are made once', async () => {
    const schedule = await query(
      `insert into app.recurring_payment (community_id, business_id, customer_id, code, status, amount, currency, frequency, start_date, status_changed_at, created_at, updated_at)
       values (10, 100, 1, 'PS-1', 'ACTIVE', 500, 'AUD', 'MONTHLY', '2026-11-30', $1, $1, $1) returning id`,
      [testTime],
    );
    const occurrence = await query(
      `insert into app.recurring_occurrence (community_id, business_id, recurring_payment_id, occurrence_number, nominal_date, due_date, amount, currency, status, created_at, updated_at)
       values (10, 100, $1, 0, '2026-11-30', '2026-11-30', 500, 'AUD', 'PROCESSING', $2, $2) returning id`,
      [(schedule.rows[0] as { id: number }).id, testTime],
    );
    const recurring_occurrence_id = (occurrence.rows[0] as { id: number }).id;
    const attempt = (occurrence_attempt: number | null) =>
      refused(insertTransaction(test.owner, place, { recurring_occurrence_id, occurrence_attempt }));
    expect(await attempt(1)).toBeNull();
    expect(await attempt(1)).toBe('transaction_occurrence_attempt');
    expect(await attempt(2)).toBeNull();
    expect(await attempt(null)).toBe('transaction_attempt_of_occurrence');
  });

  it('that give money back are never refunded or voided themselves', async () => {
    const refund = { transaction_type: 'REFUND' };
    expect(await refused(insertTransaction(test.owner, place, { ...refund, status: 'VOIDED' }))).toBe(
      'transaction_refund_status',
    );
    expect(await refused(insertTransaction(test.owner, place, refund))).toBeNull();
  });
});

describe('matching rules', () => {
  it('change places in one transaction, one matches to the buyer, and five is the most [2R263 2K035 2K066]', async () => {
    const registration = await query(
      `insert into app.matching_registration (community_id, business_id, off_system_bsb, created_at, updated_at)
       values (10, 100, '032999', $1, $1) returning id`,
      [testTime],
    );
    const id = (registration.rows[0] as { id: number }).id;
    const rule = (order: number, code: string) =>
      query(
        `insert into app.matching_rule (community_id, business_id, matching_registration_id, order_number, rule_code, rule_name, created_at, updated_at)
         values (10, 100, $1, $2, $3, $3, $4, $4)`,
        [id, order, code, testTime],
      );
    await rule(1, 'EXACT_REFERENCE');
    await rule(2, 'BILAT_MATCH_TO_BUYER_BUSINESS_CODE');
    await query('update app.matching_rule set order_number = 3 - order_number where matching_registration_id = $1', [
      id,
    ]);
    const again = rule(3, 'BILAT_MATCH_TO_BUYER_BUSINESS_CODE');
    expect(await refused(again)).toBe('matching_rule_one_buyer_code');
    for (const order of [3, 4, 5]) expect(await refused(rule(order, `NAME_${order}`))).toBeNull();
    for (const order of [0, 6]) expect(await refused(rule(order, 'NAME'))).toBe('matching_rule_order_number_check');
    for (const order of [1, 2, 3, 4, 5]) expect(await refused(rule(order, 'NAME'))).toMatch(/order_n_key$/);
  });
});

describe('fraud guard', () => {
  it('shows a restricted user the rules of the facility and of their own businesses', async () => {
    for (const business of [null, 100, 101]) {
      await query(
        `insert into app.fraud_guard_rules (community_id, business_id, created_at, updated_at) values (10, $1, $2, $2)`,
        [business, testTime],
      );
    }
    const rules = preparedQuery('test.fraud-guard-rules', () =>
      build.selectFrom('app.fraud_guard_rules').select('business_id').orderBy('business_id'),
    );
    const seen = async (businessIds?: number[]) => {
      const scope = { kind: 'community', communityId: 10, ...(businessIds ? { businessIds } : {}) } as const;
      return (await test.db.reader(scope).all(rules, {})).map((row) => row.business_id);
    };
    expect(await seen()).toEqual([100, 101, null]);
    expect(await seen([101])).toEqual([101, null]);
    expect(await seen([])).toEqual([null]);
    const twice = query(
      `insert into app.fraud_guard_rules (community_id, created_at, updated_at) values (10, $1, $1)`,
      [testTime],
    );
    expect(await refused(twice)).toBe('fraud_guard_rules_community_id_business_id_key');
  });
});

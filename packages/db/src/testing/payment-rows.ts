import type { Client } from 'pg';
import { testTime } from './test-rows.ts';

/** Where rows of money belong: both ids as `insertCommunity` answered them. */
export interface Place {
  communityId: number;
  businessId: number;
}

interface Row {
  id: number;
}

async function insert(owner: Client, table: string, values: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(values);
  const { rows } = await owner.query<Row>(
    `insert into app.${table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     returning id`,
    Object.values(values),
  );
  const [row] = rows;
  if (!row) throw new Error(`Nothing was inserted into ${table}`);
  return row.id;
}

const placed = ({ communityId, businessId }: Place) => ({ community_id: communityId, business_id: businessId });
const times = { created_at: testTime, updated_at: testTime };

/** Inserts an enabled Visa account of a customer and returns its id. */
export async function insertCustomerAccount(
  owner: Client,
  place: Place,
  customerId: number,
  values: Record<string, unknown> = {},
): Promise<number> {
  return insert(owner, 'customer_account', {
    ...placed(place),
    customer_id: customerId,
    account_type: 'CREDIT_CARD',
    display_name: 'Visa •••• 4242',
    card_scheme: 'VISA',
    masked_number: '424242......4242',
    last_four: '4242',
    expiry_month: 12,
    expiry_year: 2029,
    ...times,
    ...values,
  });
}

/** Inserts an approved card payment of $12.50 and returns its id. */
export async function insertTransaction(
  owner: Client,
  place: Place,
  values: Record<string, unknown> = {},
): Promise<number> {
  return insert(owner, 'transaction', {
    ...placed(place),
    status: 'APPROVED',
    amount: 1250,
    currency: 'AUD',
    source: 'TERMINAL',
    payment_method: 'CREDIT_CARD',
    settlement_date: testTime.slice(0, 10),
    transaction_time: testTime,
    status_changed_at: testTime,
    ...values,
  });
}

/** Inserts an enabled settlement account, by default a PayTo payee one without its details, and returns its id. */
export async function insertSettlementAccount(
  owner: Client,
  place: Place,
  values: Record<string, unknown> = {},
): Promise<number> {
  return insert(owner, 'settlement_account', {
    ...placed(place),
    kind: 'PAYTO_PAYEE',
    account_alias: 'PayTo',
    display_name: 'PayTo',
    currency: 'AUD',
    status_changed_at: testTime,
    ...times,
    ...values,
  });
}

/** Inserts an active PayTo agreement with a payer and terms in force ($50.00 a month), and returns its id. */
export async function insertPayToAgreement(
  owner: Client,
  place: Place,
  ids: { customerId: number; settlementAccountId: number },
  values: Record<string, unknown> = {},
): Promise<number> {
  const id = await insert(owner, 'payto_agreement', {
    ...placed(place),
    customer_id: ids.customerId,
    settlement_account_id: ids.settlementAccountId,
    agreement_token: `C${Math.random().toString(36).slice(2, 14)}`,
    status: 'ACTIVE',
    status_by: 'PAYER',
    status_changed_at: testTime,
    purpose: 'UTILITY',
    description: 'Water',
    start_date: testTime.slice(0, 10),
    ...times,
    ...values,
  });
  await owner.query(
    `insert into app.payto_payer (community_id, business_id, agreement_id, payer_type, payer_name, bsb, masked_account_number, updated_at)
     values ($1, $2, $3, 'PERSON', 'Margaret Olsson', '062000', '••••417', $4)`,
    [place.communityId, place.businessId, id, testTime],
  );
  await insert(owner, 'payto_terms', {
    ...placed(place),
    agreement_id: id,
    state: 'IN_FORCE',
    agreement_type: 'FIXED',
    frequency: 'MONTHLY',
    payment_amount: 5000,
    created_at: testTime,
    in_force_from: testTime,
  });
  return id;
}

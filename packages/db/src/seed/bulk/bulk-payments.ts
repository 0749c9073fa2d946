import type { Client } from 'pg';
import { copyRows, type CopyValue } from '../copy-rows.ts';
import { nextId } from '../insert-rows.ts';
import type { Random } from '../random.ts';

/** A customer of the bulk seed, as far as its payments need it. */
export interface BulkPayer {
  id: number;
  name: string;
  communityId: number;
  businessId: number;
  currency: 'AUD' | 'NZD';
}

/** The tables that `insertBulkPayments` fills and `bulkLoad` has to prepare. */
export const bulkPaymentTables = [
  'app.customer_account',
  'app.transaction',
  'app.payment_batch_group',
  'app.payment_batch',
  'app.batch_entry',
];

const day = 86_400_000;
const statuses = [...Array.from({ length: 7 }, () => 'APPROVED'), 'DECLINED', 'REFUNDED', 'PENDING'];
const schemes = ['VISA', 'VISA', 'MASTERCARD', 'AMEX'] as const;
/** Every third business of the bulk seed surcharges cards, at 1.500 %. */
export const surchargeRate = 1500;
export const hasSurcharge = (businessId: number): boolean => businessId % 3 === 0;

/**
 * An account per customer, and `count` transactions of the last year with their batch entries, batches and groups: a
 * group per community and day, a batch per business, method and day. `payer` answers the customer at a place, or null.
 */
export async function insertBulkPayments(
  owner: Client,
  random: Random,
  payers: { count: number; at: (place: number) => BulkPayer | null },
  count: number,
  now: Date,
): Promise<void> {
  if (payers.count === 0 || count === 0) return;
  const firstAccount = await nextId(owner, 'app.customer_account');
  const firstTransaction = await nextId(owner, 'app.transaction');
  await copyRows(owner, 'app.customer_account', accountColumns, accounts(payers, firstAccount, now));
  const places = { firstAccount, firstTransaction };
  await copyRows(owner, 'app.transaction', transactionColumns, transactions(random, payers, count, places, now));
  await owner.query(batchGroups, [firstTransaction]);
  await owner.query(batches, [firstTransaction]);
  await owner.query(batchEntries, [firstTransaction]);
}

/** What an account looks like follows from its id alone, so that a transaction can say the same of it. */
function detailsOf(accountId: number, currency: 'AUD' | 'NZD') {
  const lastFour = String((accountId * 7919) % 10_000).padStart(4, '0');
  const fingerprint = `\\x${accountId.toString(16).padStart(64, '0')}`;
  if (accountId % 4 !== 0) {
    const scheme = schemes[accountId % schemes.length] ?? 'VISA';
    const masked = `${scheme === 'MASTERCARD' ? '555555' : '424242'}......${lastFour}`;
    return { type: 'CREDIT_CARD', scheme, lastFour, masked, bsb: null, bank: null, branch: null, fingerprint };
  }
  const masked = `......${lastFour}`;
  const bsb = `062${String(accountId % 500).padStart(3, '0')}`;
  return currency === 'NZD'
    ? { type: 'DIRECT_DEBIT_NZ', scheme: null, lastFour, masked, bsb: null, bank: '12', branch: '3147', fingerprint }
    : { type: 'DIRECT_DEBIT', scheme: null, lastFour, masked, bsb, bank: null, branch: null, fingerprint };
}

const accountColumns = [
  'community_id',
  'id',
  'business_id',
  'customer_id',
  'account_type',
  'default_account',
  'display_name',
  'account_token',
  'holder_name',
  'card_scheme',
  'masked_number',
  'last_four',
  'expiry_month',
  'expiry_year',
  'bsb',
  'nz_bank_code',
  'nz_branch_code',
  'fingerprint',
  'created_at',
  'updated_at',
];

function* accounts(
  payers: { count: number; at: (place: number) => BulkPayer | null },
  firstAccount: number,
  now: Date,
): Generator<CopyValue[]> {
  const created = new Date(now.getTime() - 365 * day).toISOString();
  for (let place = 0; place < payers.count; place++) {
    const payer = payers.at(place);
    if (!payer) continue;
    const id = firstAccount + place;
    const item = detailsOf(id, payer.currency);
    const isCard = item.type === 'CREDIT_CARD';
    const expiry = isCard ? [1 + (id % 12), now.getUTCFullYear() + (id % 5)] : [null, null];
    const owner = [payer.communityId, id, payer.businessId, payer.id];
    const names = [item.type, true, item.masked, `SEED${String(id).padStart(12, '0')}`, payer.name];
    const numbers = [
      item.scheme,
      item.masked,
      item.lastFour,
      ...expiry,
      item.bsb,
      item.bank,
      item.branch,
      item.fingerprint,
    ];
    yield [...owner, ...names, ...numbers, created, created];
  }
}

const transactionColumns = [
  'community_id',
  'id',
  'business_id',
  'customer_id',
  'customer_account_id',
  'status',
  'amount',
  'surcharge_amount',
  'surcharge_rate',
  'currency',
  'source',
  'payment_method',
  'customer_reference_number',
  'payment_reference_number',
  'customer_name',
  'holder_name',
  'card_scheme',
  'masked_number',
  'last_four',
  'bsb',
  'fingerprint',
  'summary_code',
  'settlement_date',
  'transaction_time',
  'status_changed_at',
];

function* transactions(
  random: Random,
  payers: { count: number; at: (place: number) => BulkPayer | null },
  count: number,
  { firstAccount, firstTransaction }: { firstAccount: number; firstTransaction: number },
  now: Date,
): Generator<CopyValue[]> {
  const start = now.getTime() - 365 * day;
  for (let index = 0; index < count; index++) {
    const place = random.between(0, payers.count - 1);
    const payer = payers.at(place);
    if (!payer) continue;
    const accountId = firstAccount + place;
    const account = detailsOf(accountId, payer.currency);
    const principal = random.between(500, 60_000);
    const rate = account.type === 'CREDIT_CARD' && hasSurcharge(payer.businessId) ? surchargeRate : 0;
    const surcharge = Math.floor((principal * rate + 50_000) / 100_000);
    const time = start + (index / count) * 365 * day;
    const at = new Date(time).toISOString();
    const status = random.pick(statuses);
    const summary = status === 'PENDING' ? null : status === 'DECLINED' ? 1 : 0;
    const settles = new Date(time + 10 * 3_600_000).toISOString().slice(0, 10);
    const owner = [payer.communityId, firstTransaction + index, payer.businessId, payer.id, accountId];
    const money = [status, principal + surcharge, surcharge, rate, payer.currency];
    const origin = [random.pick(['TERMINAL', 'RESTAPI', 'RECURRING']), account.type];
    const references = [`C${String(payer.id).padStart(8, '0')}`, `INV-${firstTransaction + index}`, payer.name];
    const card = [payer.name, account.scheme, account.masked, account.lastFour, account.bsb, account.fingerprint];
    yield [...owner, ...money, ...origin, ...references, ...card, summary, settles, at, at];
  }
}

const batchGroups = `
insert into app.payment_batch_group (community_id, source, status, settlement_date, created_at, updated_at, closed_at)
select community_id, 'TERMINAL', 'SETTLED', settlement_date, min(transaction_time), max(transaction_time), max(transaction_time)
from app.transaction where id >= $1 group by community_id, settlement_date order by community_id, settlement_date`;

const batches = `
insert into app.payment_batch (community_id, payment_batch_group_id, business_id, payment_method, currency, status,
  settlement_date, entry_count, total_amount, created_at, updated_at, closed_at)
select t.community_id, max(g.id), t.business_id, t.payment_method, t.currency, 'SETTLED', t.settlement_date,
  count(*) + count(*) filter (where t.surcharge_amount > 0), coalesce(sum(t.amount) filter (where t.status in ('APPROVED', 'REFUNDED')), 0),
  min(t.transaction_time), max(t.transaction_time), max(t.transaction_time)
from (select * from app.transaction where id >= $1) t
  join (select community_id, settlement_date, max(id) as id from app.payment_batch_group group by 1, 2) g
    on g.community_id = t.community_id and g.settlement_date = t.settlement_date
group by t.community_id, t.business_id, t.payment_method, t.currency, t.settlement_date`;

const batchEntries = `
insert into app.batch_entry (community_id, business_id, transaction_id, payment_batch_id, entry_type, amount, currency, created_at)
select t.community_id, t.business_id, t.id, b.id, e.entry_type, e.amount, t.currency, t.transaction_time
from app.transaction t
  join (select community_id, business_id, payment_method, currency, settlement_date, max(id) as id
    from app.payment_batch group by 1, 2, 3, 4, 5) b
    on b.community_id = t.community_id and b.business_id = t.business_id and b.payment_method = t.payment_method
    and b.currency = t.currency and b.settlement_date = t.settlement_date
  cross join lateral (values ('PRINCIPAL', t.principal_amount), ('SURCHARGE', t.surcharge_amount)) e (entry_type, amount)
where t.id >= $1 and e.amount > 0`;

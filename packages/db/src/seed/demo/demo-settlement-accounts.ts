import type { MerchantRouting } from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import type { Client } from 'pg';
import { demoBusinesses } from './demo-businesses.ts';
import { dayLength } from './demo-days.ts';
import { inventAuAccount, inventNzAccount, type DemoVault, type KeptNumber } from './demo-vault.ts';
import { insertRows } from '../insert-rows.ts';
import { randomFrom, type Random } from '../random.ts';

type Kind =
  | 'AU_BANK'
  | 'AU_MERCHANT'
  | 'TANDEM_MERCHANT'
  | 'NZ_BANK'
  | 'NZ_MERCHANT'
  | 'PAYID_BILLER'
  | 'PAYTO_PAYEE'
  | 'SIMULATOR';
type BusinessName = keyof typeof demoBusinesses;

interface SettlementAccount {
  id: number;
  business: BusinessName;
  kind: Kind;
  alias: string;
  status: 'ENABLED' | 'DISABLED' | 'BLOCKED';
  details: object;
}

const merchant = (merchant_id: string, merchant_name: string, location: string) => ({
  merchant_id,
  merchant_name,
  location,
});
const auMerchant = (id: string, name: string, location: string, category: string) => ({
  ...merchant(id, name, location),
  merchant_category_code: category,
  override_mcc_check: false,
  acquirer: 'WBC',
});
const tandem = (id: string, name: string, amex: string, diners: string) => ({
  ...merchant(id, name, ''),
  amex_merchant_id: amex,
  diners_merchant_id: diners,
  eci: 'INTERNET',
});
const auBank = (direct_entry_id: string, apca_user_name: string, remitter_name: string, reference: string) => ({
  direct_entry_id,
  apca_user_name,
  remitter_name,
  payee_reference: reference,
  deeds_status: 'ACTIVE',
  derps_status: 'ACTIVE',
});
const nzBank = (account_type: string, user: string) => ({ account_type, debit_user_id: user, credit_user_id: user });
const nzMerchant = (id: string, name: string, location: string, merchant_type = 'MPGS') => ({
  ...merchant(id, name, location),
  merchant_type,
});
const payId = (supplier_reference: string, pay_id_name: string) => ({
  supplier_reference,
  pay_id_domain: `${supplier_reference.toLowerCase()}.example.com`,
  pay_id_name,
});
const payTo = (payee_alias: string, payee_reference: string) => ({
  payee_alias,
  payee_reference,
  ultimate_payee_name: payee_alias,
});

type Line = readonly [
  business: BusinessName,
  kind: Kind,
  alias: string,
  details: object,
  status?: 'DISABLED' | 'BLOCKED',
];

const lines: readonly Line[] = [
  ['payway', 'AU_BANK', 'PayWay direct entry', auBank('181920', 'PAYWAY', 'PAYWAY', 'PAYWAY')],
  ['payway', 'AU_MERCHANT', 'PayWay cards', auMerchant('22000001', 'PAYWAY', 'Sydney', '7399')],
  ['water', 'AU_BANK', 'Water direct debits', auBank('361204', 'HARBOUR CITY UTIL', 'HC WATER', 'WATER')],
  ['water', 'AU_MERCHANT', 'Water cards', auMerchant('22814410', 'HARBOUR CITY WATER', 'Newcastle', '4900')],
  [
    'water',
    'AU_MERCHANT',
    'Water counter 2019',
    auMerchant('22814002', 'HC WATER COUNTER', 'Newcastle', '4900'),
    'DISABLED',
  ],
  [
    'water',
    'TANDEM_MERCHANT',
    'Water Amex and Diners',
    tandem('24110077', 'HARBOUR CITY WATER', '9802110443', '3210009471'),
  ],
  ['water', 'PAYTO_PAYEE', 'Water PayTo', payTo('Harbour City Water', 'HCW-PAYTO')],
  ['water', 'PAYTO_PAYEE', 'Water PayTo pilot', payTo('HC Water Pilot', 'HCW-PILOT'), 'DISABLED'],
  ['water', 'PAYID_BILLER', 'Water PayID', payId('HCW', 'Harbour City Water')],
  ['water', 'PAYID_BILLER', 'Water PayID pilot', payId('HCWP', 'HC Water Pilot'), 'DISABLED'],
  ['water', 'SIMULATOR', 'Water test merchant', { return_status: 'APPROVED', delay_seconds: 0 }],
  ['gas', 'AU_BANK', 'Gas direct debits', auBank('361205', 'HARBOUR CITY GAS', 'HC GAS', 'GAS')],
  ['gas', 'AU_MERCHANT', 'Gas cards', auMerchant('22814981', 'HARBOUR CITY GAS', 'Newcastle', '4900')],
  ['gas', 'PAYTO_PAYEE', 'Gas PayTo', payTo('Harbour City Gas', 'HCG-PAYTO'), 'BLOCKED'],
  ['gas', 'SIMULATOR', 'Gas slow decline', { return_status: 'DECLINED', delay_seconds: 20 }, 'DISABLED'],
  ['tasman', 'NZ_BANK', 'Tasman settlement', nzBank('NZ_DIRECT_ENTRY', '0210044')],
  ['tasman', 'NZ_BANK', 'Tasman trace', nzBank('NZ_DIRECT_ENTRY_TRACE', '0210045')],
  ['tasman', 'NZ_MERCHANT', 'Tasman cards', nzMerchant('NZ880144', 'HARBOUR CITY TASMAN', 'Nelson')],
  [
    'tasman',
    'NZ_MERCHANT',
    'Tasman counter',
    nzMerchant('NZ880021', 'HC TASMAN COUNTER', 'Nelson', 'LEGACY'),
    'DISABLED',
  ],
  ['gyms', 'NZ_BANK', 'Clubs settlement', nzBank('NZ_DIRECT_ENTRY', '0309911')],
  ['gyms', 'NZ_BANK', 'Clubs trace 2022', nzBank('NZ_DIRECT_ENTRY_TRACE', '0309912'), 'DISABLED'],
  ['gyms', 'NZ_MERCHANT', 'Clubs cards', nzMerchant('NZ902210', 'KIWI FITNESS CLUBS', 'Wellington')],
  ['gyms', 'SIMULATOR', 'Clubs test merchant', { return_status: 'APPROVED', delay_seconds: 5 }],
  ['online', 'NZ_MERCHANT', 'Online cards', nzMerchant('NZ902299', 'KIWI FITNESS ONLINE', 'Auckland')],
  ['australia', 'AU_BANK', 'Australia direct debits', auBank('402817', 'KIWI FITNESS AU', 'KIWI FITNESS', 'FITNESS')],
  ['australia', 'AU_MERCHANT', 'Australia cards', auMerchant('22830055', 'KIWI FITNESS AU', 'Brisbane', '7997')],
  ['australia', 'TANDEM_MERCHANT', 'Australia Amex', tandem('24110391', 'KIWI FITNESS AU', '9802337001', '')],
  ['australia', 'PAYTO_PAYEE', 'Australia PayTo', payTo('Kiwi Fitness Australia', 'KFA-PAYTO')],
  ['australia', 'PAYTO_PAYEE', 'Australia PayTo pilot', payTo('Kiwi Fitness Pilot', 'KFA-PILOT'), 'DISABLED'],
  ['australia', 'PAYID_BILLER', 'Australia PayID', payId('KFA', 'Kiwi Fitness Australia')],
];

/** The settlement accounts of every kind and status. */
export const demoSettlementAccounts: readonly SettlementAccount[] = lines.map(
  ([business, kind, alias, details, status], at) => {
    return { id: 700_001 + at, business, kind, alias, details, status: status ?? 'ENABLED' };
  },
);

export type PaymentMethod = 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ' | 'PAYTO';
const kindsOf: Record<PaymentMethod, readonly Kind[]> = {
  CREDIT_CARD: ['AU_MERCHANT', 'NZ_MERCHANT'],
  DIRECT_DEBIT: ['AU_BANK'],
  DIRECT_DEBIT_NZ: ['NZ_BANK'],
  PAYTO: ['PAYTO_PAYEE'],
};

/** The enabled account of a business to which money of a method goes. Throws where there is none: the demo would be wrong. */
export function settlementAccountId(businessId: number, method: PaymentMethod): number {
  const fits = ({ business, kind, status }: SettlementAccount) =>
    demoBusinesses[business].id === businessId && status === 'ENABLED' && kindsOf[method].includes(kind);
  const account = demoSettlementAccounts.find(fits);
  if (!account) throw new Error(`Business ${businessId} has no account for ${method}`);
  return account.id;
}

const isNz = (kind: Kind) => kind === 'NZ_BANK' || kind === 'NZ_MERCHANT';
const detailTables: Record<Kind, string> = {
  AU_BANK: 'settlement_au_bank',
  AU_MERCHANT: 'settlement_au_merchant',
  TANDEM_MERCHANT: 'settlement_tandem_merchant',
  NZ_BANK: 'settlement_nz_bank',
  NZ_MERCHANT: 'settlement_nz_merchant',
  PAYID_BILLER: 'settlement_payid_biller',
  PAYTO_PAYEE: 'settlement_payto_payee',
  SIMULATOR: 'settlement_simulator',
};

const createdBefore = (now: Date) => new Date(now.getTime() - 3 * 365 * dayLength);

/** A bank account whose statements are reconciled. */
interface StatementAccount {
  businessId: number;
  bsb: string | null;
  kept: KeptNumber;
}

/** The rows of the settlement accounts of every kind, their numbers kept in the vault. */
export function inventSettlementAccounts(
  vault: DemoVault,
  statementAccounts: readonly StatementAccount[],
  now: Date,
): object[] {
  const random = randomFrom(70);
  return demoSettlementAccounts.map((account) => {
    const row = accountRow(account, random, vault, createdBefore(now), now);
    const receipts = statementAccounts.find(({ businessId }) => businessId === demoBusinesses[account.business].id);
    // Direct debits settle to the bank account whose statements are reconciled
    return account.kind === 'AU_BANK' && receipts ? { ...row, ...ofStatementAccount(account, receipts) } : row;
  });
}

const ofStatementAccount = ({ alias }: SettlementAccount, { bsb, kept }: StatementAccount) => ({
  display_name: `${alias} (${kept.masked})`,
  bsb,
  masked_number: kept.masked,
  vault_entry_id: kept.vaultEntryId,
  fingerprint: `\\x${kept.fingerprint.toString('hex')}`,
});

/** Inserts the settlement accounts with what their kinds have, the terms that lead to them, and debit routing. */
export async function insertDemoSettlementAccounts(owner: Client, rows: readonly object[], now: Date): Promise<void> {
  const created = createdBefore(now);
  await insertRows(owner, 'app.settlement_account', rows);
  for (const kind of Object.keys(detailTables) as Kind[]) {
    const details = demoSettlementAccounts
      .filter((account) => account.kind === kind)
      .map((account) => ({ ...placeOf(account), ...account.details }));
    await insertRows(owner, `app.${detailTables[kind]}`, details);
  }
  await insertRows(owner, 'app.linked_merchant', linkedMerchants(created));
  const times = { version: 1, created_at: created.toISOString(), updated_at: created.toISOString() };
  const terms = demoSettlementAccounts.filter(({ status }) => status === 'ENABLED').flatMap(termsOf);
  await insertRows(
    owner,
    'app.payment_term',
    terms.map((term) => ({ ...term, ...times })),
  );
  await insertRows(
    owner,
    'app.merchant_choice_routing',
    routedAccounts.map((account) => routingRow(account, created)),
  );
}

/** The gas business takes cards through the account of the water business, too. */
const linkedMerchants = (created: Date): object[] =>
  demoSettlementAccounts
    .filter(({ alias }) => alias === 'Water cards')
    .map(({ id }) => ({
      community_id: demoBusinesses.gas.community_id,
      business_id: demoBusinesses.gas.id,
      settlement_account_id: id,
      created_at: created.toISOString(),
    }));

const placeOf = ({ id, business }: SettlementAccount) => ({
  community_id: demoBusinesses[business].community_id,
  settlement_account_id: id,
  business_id: demoBusinesses[business].id,
});

function accountRow(account: SettlementAccount, random: Random, vault: DemoVault, created: Date, now: Date): object {
  const { id, kind, alias, status } = account;
  const business = demoBusinesses[account.business];
  const number = isNz(kind) ? inventNzAccount(random) : inventAuAccount(random);
  const place = { communityId: business.community_id, businessId: business.id };
  const kept = kind === 'SIMULATOR' ? null : vault.keep(place, number, created);
  const [bank, branch] = number.kind === 'NZ_ACCOUNT' ? number.nzAccount.split('-') : [];
  const changed = status === 'ENABLED' ? created : new Date(now.getTime() - 40 * dayLength);
  return {
    community_id: business.community_id,
    id,
    business_id: business.id,
    kind,
    account_alias: alias,
    display_name: kept ? `${alias} (${kept.masked})` : alias,
    currency: isNz(kind) || (kind === 'SIMULATOR' && business.settlement_currency === 'NZD') ? 'NZD' : 'AUD',
    status,
    account_name: kept ? business.name : '',
    bsb: kept && number.kind === 'AU_ACCOUNT' ? number.bsb.replace('-', '') : null,
    nz_bank_code: bank ?? null,
    nz_branch_code: branch ?? null,
    masked_number: kept?.masked ?? null,
    vault_entry_id: kept?.vaultEntryId ?? null,
    fingerprint: kept ? `\\x${kept.fingerprint.toString('hex')}` : null,
    version: status === 'ENABLED' ? 1 : 2,
    created_at: created.toISOString(),
    updated_at: changed.toISOString(),
    status_changed_at: changed.toISOString(),
  };
}

const cardProducts = ['TERMINAL', 'RESTAPI', 'RECURRING', 'BATCH', 'ONLINE', 'PHONE'];
const debitProducts = ['TERMINAL', 'RESTAPI', 'RECURRING', 'BATCH'];
const termsByKind: Record<Kind, readonly [instrument: string, products: readonly string[]] | null> = {
  AU_MERCHANT: ['CREDIT_CARD', cardProducts],
  TANDEM_MERCHANT: ['TANDEM', ['ONLINE']],
  NZ_MERCHANT: ['MPGS', cardProducts],
  AU_BANK: ['DIRECT_ENTRY', debitProducts],
  NZ_BANK: ['NZ_TRUST_DIRECT', debitProducts],
  PAYTO_PAYEE: ['PAYTO', ['PAYTO']],
  PAYID_BILLER: ['PAYID', ['PAYID']],
  SIMULATOR: null,
};

function termsOf(account: SettlementAccount): object[] {
  const [instrument_code, products] = termsByKind[account.kind] ?? ['', []];
  const schemes = account.kind === 'TANDEM_MERCHANT' ? ['AMEX'] : [null];
  return products.flatMap((product) =>
    schemes.map((card_scheme) => ({ ...placeOf(account), instrument_code, product, card_scheme })),
  );
}

const routingOf = ({ business }: Pick<SettlementAccount, 'business'>): MerchantRouting => ({
  MASTERCARD: { rule: 'THRESHOLD_AND_BELOW', threshold: 20_000n },
  VISA: { rule: business === 'water' ? 'ALL' : 'NONE', threshold: null },
});

/** The AU merchant accounts with debit routing: all enabled ones but the first. */
const routedAccounts = demoSettlementAccounts
  .filter(({ kind, status }) => kind === 'AU_MERCHANT' && status === 'ENABLED')
  .slice(1);

/** The debit routing of an account; null where it has none. */
export function demoRoutingOf(accountId: number): MerchantRouting | null {
  const account = routedAccounts.find(({ id }) => id === accountId);
  return account ? routingOf(account) : null;
}

const routingRow = (account: SettlementAccount, created: Date): object => ({
  ...placeOf(account),
  mastercard_rule: routingOf(account).MASTERCARD.rule,
  mastercard_threshold: Number(routingOf(account).MASTERCARD.threshold),
  visa_rule: routingOf(account).VISA.rule,
  visa_threshold: null,
  currency: 'AUD',
  version: 1,
  updated_at: created.toISOString(),
});

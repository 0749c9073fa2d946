import { accountDisplayName } from '@quickportal/contracts/rules/accounts/account-display-name';
import { displayBsb } from '@quickportal/contracts/rules/accounts/bsb';
import type { Client } from 'pg';
import { cardScheme, type CardScheme } from '@quickportal/contracts/rules/cards/cards';
import { acceptedSchemes, acceptsType } from './demo-acceptance.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoCustomer } from './demo-customers.ts';
import { dayIn, dayLength } from './demo-days.ts';
import { showcaseCustomerId } from './demo-named-customers.ts';
import { inventAuAccount, inventCard, inventNzAccount, type DemoVault, type KeptNumber } from './demo-vault.ts';
import type { Random } from '../random.ts';
import type { VaultNumber } from '../../vault/vault-number.ts';

export type AccountType = 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ';

export interface DemoAccount {
  id: number;
  customer: DemoCustomer;
  type: AccountType;
  kept: KeptNumber;
  bsb: string | null;
  nzBranch: readonly [bank: string, branch: string] | null;
  expiry: readonly [month: number, year: number] | null;
  cardType: 'CREDIT' | 'DEBIT' | null;
  tokenised: boolean;
  enabled: boolean;
  isDefault: boolean;
  createdAt: Date;
}

/** Makes accounts one by one, so that each has its number in the vault and one account of a customer is the default. */
interface Maker {
  random: Random;
  vault: DemoVault;
  now: Date;
  accounts: DemoAccount[];
}

// how often people hold them
const schemes: readonly CardScheme[] = ['VISA', 'VISA', 'VISA', 'MASTERCARD', 'MASTERCARD', 'AMEX'];

/**
 * The accounts of the customers: all of those with names or disabled, and nearly half of the others. In each community one card
 * is tokenised by its scheme and one is about to expire.
 */
export function inventAccounts(
  random: Random,
  vault: DemoVault,
  customers: readonly DemoCustomer[],
  now: Date,
): DemoAccount[] {
  const maker: Maker = { random, vault, now, accounts: [] };
  const special = new Set<number>();
  for (const customer of customers) {
    if (customer.id === showcaseCustomerId) addShowcase(maker, customer);
    else if (customer.named || !customer.enabled || random.chance(0.45)) addOrdinary(maker, customer, special);
  }
  return maker.accounts;
}

function addShowcase(maker: Maker, customer: DemoCustomer): void {
  const card = (cardNumber: string, enabled = true) => add(maker, customer, { kind: 'CARD', cardNumber }, enabled);
  const bank = (bsb: string, accountNumber: string, enabled = true) =>
    add(maker, customer, { kind: 'AU_ACCOUNT', bsb, accountNumber }, enabled);
  card('4012888888881881');
  bank('062-000', '10384417');
  add(maker, customer, { kind: 'NZ_ACCOUNT', nzAccount: '01-0902-0068389-00' }, true);
  card('5105105105105100');
  bank('082-001', '551289023');
  card('378282246310005', false);
  bank('733-301', '681180', false);
}

function addOrdinary(maker: Maker, customer: DemoCustomer, special: Set<number>): void {
  const { random } = maker;
  for (let count = random.between(1, 3); count > 0; count--) {
    const accepted = acceptedSchemes(customer.businessId);
    const wanted = random.pick(schemes);
    const scheme = random.chance(0.05) || !accepted.includes(wanted) ? random.pick(accepted) : wanted;
    const bank = customer.currency === 'NZD' ? inventNzAccount(random) : inventAuAccount(random);
    const enabled = customer.enabled && !random.chance(0.1);
    const isCard = random.chance(0.62) || !acceptsType(customer.businessId, typeOf[bank.kind]);
    const account = add(maker, customer, isCard ? inventCard(random, scheme, customer.currency) : bank, enabled);
    // the first two enabled cards of a community
    if (account.type === 'CREDIT_CARD' && enabled && !special.has(customer.communityId * 2)) {
      special.add(customer.communityId * 2);
      account.tokenised = true;
    } else if (account.type === 'CREDIT_CARD' && enabled && !special.has(customer.communityId * 2 + 1)) {
      special.add(customer.communityId * 2 + 1);
      account.expiry = monthOf(maker.now);
    }
  }
}

const monthOf = (at: Date): readonly [number, number] => {
  const [year = 0, month = 1] = dayIn('Australia/Sydney', at).split('-').map(Number);
  return [month, year];
};

const typeOf = { CARD: 'CREDIT_CARD', AU_ACCOUNT: 'DIRECT_DEBIT', NZ_ACCOUNT: 'DIRECT_DEBIT_NZ' } as const;

function add(maker: Maker, customer: DemoCustomer, number: VaultNumber, enabled: boolean): DemoAccount {
  const { random, vault, now, accounts } = maker;
  const isCard = number.kind === 'CARD';
  const [, year] = monthOf(now);
  const [bank, branch] = number.kind === 'NZ_ACCOUNT' ? number.nzAccount.split('-') : [];
  const age = now.getTime() - customer.createdAt.getTime();
  const createdAt = new Date(
    customer.createdAt.getTime() + Math.floor(random.next() * Math.min(age / 2, 30 * dayLength)),
  );
  const account: DemoAccount = {
    id: 500_001 + accounts.length,
    customer,
    type: typeOf[number.kind],
    kept: vault.keep(customer, number, createdAt),
    bsb: number.kind === 'AU_ACCOUNT' ? number.bsb.replace('-', '') : null,
    nzBranch: bank && branch ? [bank, branch] : null,
    expiry: isCard ? [random.between(1, 12), year + random.between(1, 4)] : null,
    cardType: isCard ? fundingOf(random, number.cardNumber) : null,
    tokenised: isCard && random.chance(0.08),
    enabled,
    isDefault: enabled && !accounts.some((other) => other.customer === customer && other.isDefault),
    createdAt,
  };
  accounts.push(account);
  return account;
}

/** Only Visa and Mastercard distinguish debit from credit. */
function fundingOf(random: Random, cardNumber: string): 'CREDIT' | 'DEBIT' {
  const scheme = cardScheme(cardNumber);
  const isDebit = random.chance(0.35) && (scheme === 'VISA' || scheme === 'MASTERCARD');
  return isDebit ? 'DEBIT' : 'CREDIT';
}

const displayOf = ({ kept, bsb }: DemoAccount): string =>
  accountDisplayName({
    cardScheme: kept.cardScheme,
    bsb: bsb === null ? null : displayBsb(bsb),
    lastDigits: kept.lastDigits,
    masked: kept.masked,
  });

/** Inserts the accounts; their numbers must be in the vault by the end of the transaction. */
export async function insertDemoAccounts(owner: Client, accounts: readonly DemoAccount[]): Promise<void> {
  await insertRows(owner, 'app.customer_account', accounts.map(accountRow));
}

function accountRow(account: DemoAccount): object {
  const { customer, kept } = account;
  const disabledWith = account.enabled ? null : customer.disabledAt;
  return {
    community_id: customer.communityId,
    business_id: customer.businessId,
    customer_id: customer.id,
    id: account.id,
    account_type: account.type,
    enabled: account.enabled,
    default_account: account.isDefault,
    display_name: displayOf(account),
    account_token: `${account.type === 'CREDIT_CARD' ? 'C' : 'B'}${String(account.id).padStart(15, '0')}`,
    tokenised: account.tokenised,
    holder_name: customer.customerName,
    card_scheme: kept.cardScheme,
    card_type: account.cardType,
    masked_number: kept.masked,
    last_four: kept.lastDigits,
    expiry_month: account.expiry?.[0] ?? null,
    expiry_year: account.expiry?.[1] ?? null,
    bsb: account.bsb,
    nz_bank_code: account.nzBranch?.[0] ?? null,
    nz_branch_code: account.nzBranch?.[1] ?? null,
    vault_entry_id: kept.vaultEntryId,
    fingerprint: kept.fingerprint,
    disabled_with_customer_at: disabledWith,
    version: account.enabled ? 1 : 2,
    created_at: account.createdAt,
    updated_at: disabledWith ?? account.createdAt,
  };
}

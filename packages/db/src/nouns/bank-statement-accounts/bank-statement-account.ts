import type { StatementSource } from '@quickportal/contracts/bank-statement-accounts/statement-sources';
import { maskNzAccount } from '@quickportal/contracts/rules/accounts/masked-number';
import type { BankStatementAccountStatus } from '@quickportal/contracts/rules/states/reconciliation';
import { digitsOf } from '@quickportal/contracts/rules/texts/digits';
import { sql } from 'kysely';
import { build } from '../../connect/prepared-query.ts';
import type { VaultNumber } from '../../vault/vault-number.ts';

/** A statement account with the names of its business and community. */
export interface BankStatementAccount {
  bankStatementAccountId: number;
  communityId: number;
  communityName: string;
  businessId: number;
  businessName: string;
  businessCode: string;
  aliasName: string;
  source: StatementSource;
  groupCode: string;
  currency: 'AUD' | 'NZD';
  /** Masked, with BSB or bank and branch. */
  maskedIdentifier: string;
  status: BankStatementAccountStatus;
  simulationEnabled: boolean;
  version: number;
}

/** Accounts `a` with their business and community. */
export const accountsWithNames = () =>
  build
    .selectFrom('app.bank_statement_account as a')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'a.community_id').onRef('b.id', '=', 'a.business_id'),
    )
    .innerJoin('app.community as c', 'c.id', 'a.community_id');

/** Selects an account of `accountsWithNames`. */
export const accountColumns = [
  'a.id as bankStatementAccountId',
  'a.community_id as communityId',
  'c.name as communityName',
  'a.business_id as businessId',
  'b.name as businessName',
  'b.code as businessCode',
  'a.alias_name as aliasName',
  'a.group_code as groupCode',
  'a.masked_identifier as maskedIdentifier',
  'a.simulation_enabled as simulationEnabled',
  'a.version',
] as const;
export const accountCodes = [
  sql<StatementSource>`a.source`.as('source'),
  sql<'AUD' | 'NZD'>`a.currency`.as('currency'),
  sql<BankStatementAccountStatus>`a.status`.as('status'),
] as const;

const SHOWN = 4;

/**
 * A normal account as statements show it: masked but for its last four digits, of a short number for half of them, with
 * its BSB, or its bank and branch.
 */
export function maskedIdentifier(number: VaultNumber): { masked: string; lastFour: string } {
  if (number.kind === 'CARD') throw new Error('A card is no bank account');
  if (number.kind === 'NZ_ACCOUNT') {
    const digits = digitsOf(number.nzAccount) ?? '';
    return { masked: maskNzAccount(number.nzAccount) ?? '', lastFour: digits.slice(-SHOWN) };
  }
  const { bsb, accountNumber } = number;
  const shown = Math.min(SHOWN, Math.floor(accountNumber.length / 2));
  const lastFour = shown === 0 ? '' : accountNumber.slice(-shown);
  return { masked: `${bsb} ${'.'.repeat(accountNumber.length - shown)}${lastFour}`, lastFour };
}

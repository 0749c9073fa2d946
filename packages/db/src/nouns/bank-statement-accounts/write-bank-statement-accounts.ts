import type { StatementSource } from '@quickportal/contracts/bank-statement-accounts/statement-sources';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface OfBusiness {
  communityId: number;
  businessId: number;
}

/** A statement account that is added; its number is in the vault. */
export interface NewBankStatementAccount extends OfBusiness {
  aliasName: string;
  source: StatementSource;
  groupCode: string;
  currency: 'AUD' | 'NZD';
  /** Six digits; null for New Zealand accounts. */
  bsb: string | null;
  maskedIdentifier: string;
  lastFour: string;
  vaultEntryId: number;
  fingerprint: Buffer;
}

/** Locks the accounts of a business, so that of two additions of a number at once the second one finds it. */
export async function lockBusinessAccounts(trx: WriteTransaction, { communityId, businessId }: OfBusiness) {
  const key = `statement accounts ${communityId} ${businessId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7201120041))`.execute(trx);
}

/** Finds the accounts of a business that have one of the numbers. Fingerprints are hexadecimal. */
export async function findEqualAccounts(
  trx: WriteTransaction,
  { communityId, businessId, fingerprints }: OfBusiness & { fingerprints: readonly Buffer[] },
): Promise<{ bankStatementAccountId: number; fingerprint: string; maskedIdentifier: string }[]> {
  if (fingerprints.length === 0) return [];
  return trx
    .selectFrom('app.bank_statement_account')
    .select([
      'id as bankStatementAccountId',
      'masked_identifier as maskedIdentifier',
      sql<string>`encode(fingerprint, 'hex')`.as('fingerprint'),
    ])
    .where('community_id', '=', communityId)
    .where('business_id', '=', businessId)
    .where('fingerprint', 'in', fingerprints)
    .orderBy('id')
    .execute();
}

/** Inserts an account, which waits for its first statement, and returns its ID. */
export async function insertBankStatementAccount(
  trx: WriteTransaction,
  account: NewBankStatementAccount,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('app.bank_statement_account')
    .values({
      community_id: account.communityId,
      business_id: account.businessId,
      alias_name: account.aliasName,
      source: account.source,
      group_code: account.groupCode,
      status: 'PENDING',
      currency: account.currency,
      bsb: account.bsb,
      masked_identifier: account.maskedIdentifier,
      last_four: account.lastFour,
      vault_entry_id: account.vaultEntryId,
      fingerprint: account.fingerprint,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks an account and returns whether it is simulated; undefined where there is none. */
export async function lockBankStatementAccount(
  trx: WriteTransaction,
  { communityId, bankStatementAccountId }: { communityId: number; bankStatementAccountId: number },
): Promise<{ simulationEnabled: boolean } | undefined> {
  return trx
    .selectFrom('app.bank_statement_account')
    .select('simulation_enabled as simulationEnabled')
    .where('community_id', '=', communityId)
    .where('id', '=', bankStatementAccountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Switches the simulation of an account. */
export async function updateSimulationEnabled(
  trx: WriteTransaction,
  { communityId, bankStatementAccountId }: { communityId: number; bankStatementAccountId: number },
  simulationEnabled: boolean,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.bank_statement_account')
    .set({ simulation_enabled: simulationEnabled, updated_at: now, version: sql<number>`version + 1` })
    .where('community_id', '=', communityId)
    .where('id', '=', bankStatementAccountId)
    .execute();
}

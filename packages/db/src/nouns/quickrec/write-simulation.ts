import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { StatementAccountKey } from '../bank-statement-accounts/get-bank-statement-account.ts';
import type { SimulationLine } from './list-simulation-lines.ts';

/** Adds a line to an account and returns its ID. */
export async function insertSimulationLine(
  trx: WriteTransaction,
  { communityId, bankStatementAccountId }: StatementAccountKey,
  line: Omit<SimulationLine, 'id' | 'postedDate'> & { businessId: number },
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('app.simulation_line')
    .values({
      community_id: communityId,
      business_id: line.businessId,
      bank_statement_account_id: bankStatementAccountId,
      template_name: line.templateName,
      value_date: line.valueDate,
      amount: Number(line.amount),
      currency: line.currency,
      narrative: line.narrative,
      expiry_date: line.expiryDate,
      fields: JSON.stringify(line.fields),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a line that is neither removed nor archived; returns whether there was one. */
export async function removeSimulationLine(
  trx: WriteTransaction,
  { communityId, bankStatementAccountId, lineId }: StatementAccountKey & { lineId: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app.simulation_line')
    .set({ status: 'REMOVED', updated_at: now, version: sql<number>`version + 1` })
    .where('community_id', '=', communityId)
    .where('bank_statement_account_id', '=', bankStatementAccountId)
    .where('id', '=', lineId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Archives up to `limit` lines whose last day is before `day`; returns how many each account had. */
export async function archiveSimulationLines(
  trx: WriteTransaction,
  { day, limit }: { day: string; limit: number },
  now: Date,
): Promise<{ communityId: number; bankStatementAccountId: number; lineId: number }[]> {
  const { rows } = await sql<{ communityId: number; bankStatementAccountId: number; lineId: number }>`
    update app.simulation_line l set status = 'ARCHIVED', updated_at = ${now}, version = version + 1
    from (select community_id, id from app.simulation_line
      where status = 'ACTIVE' and expiry_date < ${day}::date order by expiry_date limit ${limit} for update skip locked) e
    where l.community_id = e.community_id and l.id = e.id
    returning l.community_id as "communityId", l.bank_statement_account_id as "bankStatementAccountId", l.id as "lineId"`.execute(
    trx,
  );
  return rows;
}

/** Adds a business that an account feeds; returns false where it feeds it already. */
export async function insertSimulationBusiness(
  trx: WriteTransaction,
  { communityId, bankStatementAccountId, businessId }: StatementAccountKey & { businessId: number },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('app.simulation_business')
    .values({
      community_id: communityId,
      bank_statement_account_id: bankStatementAccountId,
      business_id: businessId,
      added_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Removes a business that an account feeds; returns whether it did. */
export async function deleteSimulationBusiness(
  trx: WriteTransaction,
  { communityId, bankStatementAccountId, businessId }: StatementAccountKey & { businessId: number },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('app.simulation_business')
    .where('community_id', '=', communityId)
    .where('bank_statement_account_id', '=', bankStatementAccountId)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

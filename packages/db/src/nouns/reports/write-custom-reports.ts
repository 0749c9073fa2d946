import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { CustomReport } from './get-custom-report.ts';

/** The constraint that a code is used once in a community. */
export const customReportCode = 'custom_report_community_id_code_key';

interface NewCustomReport extends Omit<CustomReport, 'customReportId' | 'statuses' | 'enabled' | 'version'> {
  communityId: number;
  at: Date;
}

/** Inserts a report and returns its ID. Throws ConflictError (customReportCode) where the code is taken. */
export async function insertCustomReport(trx: WriteTransaction, report: NewCustomReport): Promise<number> {
  const { communityId, at, sortColumn, code, name, source, frequency, columns } = report;
  const { id } = await trx
    .insertInto('app.custom_report')
    .values({
      code,
      name,
      source,
      frequency,
      columns,
      community_id: communityId,
      sort_column: sortColumn,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a user changes of a report. */
export type CustomReportChange = Partial<
  Pick<CustomReport, 'name' | 'frequency' | 'columns' | 'statuses' | 'sortColumn' | 'enabled'>
>;

/** Changes a locked report. */
export async function updateCustomReport(
  trx: WriteTransaction,
  { communityId, customReportId }: { communityId: number; customReportId: number },
  { sortColumn, ...change }: CustomReportChange,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.custom_report')
    .set({ ...change, ...(sortColumn !== undefined && { sort_column: sortColumn }), updated_at: now })
    .set({ version: sql<number>`version + 1` })
    .where('community_id', '=', communityId)
    .where('id', '=', customReportId)
    .execute();
}

/** Locks the reports of a community: those that are changed, and their number while one is added. */
export async function lockCustomReports(trx: WriteTransaction, communityId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`custom reports ${communityId}`}, 7201120033))`.execute(
    trx,
  );
}

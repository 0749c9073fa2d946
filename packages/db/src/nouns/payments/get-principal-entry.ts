import { build, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const principal = queryByKey('payments.principal-entry', (params: { receiptNumber: string }) =>
  build
    .selectFrom('app.batch_entry as e')
    .innerJoin('app.transaction as t', (join) =>
      join.onRef('t.community_id', '=', 'e.community_id').onRef('t.id', '=', 'e.transaction_id'),
    )
    .select('e.id as entryId')
    .where('t.receipt_number', '=', params.receiptNumber)
    .where('e.entry_type', '=', 'PRINCIPAL'),
);

/** The batch entry of a payment's principal. */
export const getPrincipalEntryId = async (db: Reader, receiptNumber: string): Promise<number | undefined> =>
  (await db.first(principal, { receiptNumber }))?.entryId;

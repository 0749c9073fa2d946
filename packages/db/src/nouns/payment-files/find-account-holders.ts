import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { rowSet, rowSetText, type RowSetText } from '../../connect/row-set.ts';

/** A customer who has an account, with what a line of a payment file calls both. */
export interface AccountHolder {
  businessId: number;
  businessCode: string;
  customerNumber: string;
  accountToken: string;
  /** Whether customer and account are enabled. */
  enabled: boolean;
}

/** More holders of one account are not told apart. */
const MOST_HOLDERS = 100;

const holders = preparedSql(
  'paymentFiles.accountHolders',
  ({ communityId, rows }: { communityId: number; rows: RowSetText }) => sql<AccountHolder & { place: number }>`
    select given.place, holder.*
    from ${rowSet(rows, 'place integer, fingerprint text')}
    cross join lateral (
      select a.business_id as "businessId", b.code as "businessCode", c.customer_number as "customerNumber",
        a.account_token as "accountToken", a.enabled and c.enabled as enabled
      from app.customer_account a
      join app.customer c on c.community_id = a.community_id and c.id = a.customer_id
      join app.business b on b.community_id = a.community_id and b.id = a.business_id
      where a.community_id = ${communityId} and a.fingerprint = decode(given.fingerprint, 'hex')
      order by a.id limit ${MOST_HOLDERS}) holder`,
);

/** The customers in scope who have the accounts of these fingerprints, in their order. */
export async function findAccountHolders(
  db: Reader,
  communityId: number,
  fingerprints: readonly Buffer[],
): Promise<AccountHolder[][]> {
  if (fingerprints.length === 0) return [];
  const rows = fingerprints.map((fingerprint, place) => ({ place, fingerprint: fingerprint.toString('hex') }));
  const found = Map.groupBy(await db.all(holders, { communityId, rows: rowSetText(rows) }), ({ place }) => place);
  return fingerprints.map((_, place) => found.get(place) ?? []);
}

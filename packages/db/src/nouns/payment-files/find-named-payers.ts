import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { rowSet, rowSetText, type RowSetText } from '../../connect/row-set.ts';

/** Whom a line names: a customer by number, and one of their accounts by its token; the empty token is the default. */
export interface NamedPayer {
  businessId: number;
  customerNumber: string;
  accountToken: string;
}

/** The customer that a line names, with the account; null where the customer has no such account. */
export interface ResolvedPayer {
  customerId: number;
  accountId: number | null;
}

interface Row {
  place: number;
  customerId: number;
  accountId: number | null;
}

const resolved = preparedSql(
  'paymentFiles.payers',
  ({ rows }: { rows: RowSetText }) => sql<Row>`
    select given.place, c.id as "customerId", a.id as "accountId"
    from ${rowSet(rows, 'place integer, business_id bigint, customer_number text, account_token text')}
    join app.customer c on c.business_id = given.business_id and c.customer_number = given.customer_number
    left join app.customer_account a on a.community_id = c.community_id and a.customer_id = c.id
      and case given.account_token when '' then a.enabled and a.default_account
        else a.account_token = given.account_token end`,
);

/** The customers and accounts in scope that lines name, in their order; undefined where there is no customer. */
export async function resolvePayers(db: Reader, named: readonly NamedPayer[]): Promise<(ResolvedPayer | undefined)[]> {
  if (named.length === 0) return [];
  const rows = named.map(({ businessId, customerNumber, accountToken }, place) => ({
    place,
    business_id: businessId,
    customer_number: customerNumber,
    account_token: accountToken,
  }));
  const found = await db.all(resolved, { rows: rowSetText(rows) });
  const byPlace = new Map(found.map(({ place, customerId, accountId }) => [place, { customerId, accountId }]));
  return named.map((_, place) => byPlace.get(place));
}

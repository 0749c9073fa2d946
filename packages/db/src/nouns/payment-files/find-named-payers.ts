import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { rowSet, rowSetText, type RowSetText } from '../../connect/row-set.ts';

/** Whom a line names: a customer by number, and the token of an account or agreement; empty: the default account. */
export interface NamedPayer {
  businessId: number;
  customerNumber: string;
  accountToken: string;
}

/** The customer that a line names, with the account or the PayTo agreement; both null where the token is of neither. */
export interface ResolvedPayer {
  customerId: number;
  accountId: number | null;
  agreementToken: string | null;
}

type Row = ResolvedPayer & { place: number };

const resolved = preparedSql(
  'paymentFiles.payers',
  ({ rows }: { rows: RowSetText }) => sql<Row>`
    select given.place, c.id as "customerId", a.id as "accountId", g.agreement_token as "agreementToken"
    from ${rowSet(rows, 'place integer, business_id bigint, customer_number text, account_token text')}
    join app.customer c on c.business_id = given.business_id and c.customer_number = given.customer_number
    left join app.customer_account a on a.community_id = c.community_id and a.customer_id = c.id
      and case given.account_token when '' then a.enabled and a.default_account
        else a.account_token = given.account_token end
    left join app.payto_agreement g on g.community_id = c.community_id and g.agreement_token = given.account_token
      and g.customer_id = c.id`,
);

/** Whom lines name of those in scope, in their order; undefined where there is no customer. */
export async function resolvePayers(db: Reader, named: readonly NamedPayer[]): Promise<(ResolvedPayer | undefined)[]> {
  if (named.length === 0) return [];
  const rows = named.map(({ businessId, customerNumber, accountToken }, place) => ({
    place,
    business_id: businessId,
    customer_number: customerNumber,
    account_token: accountToken,
  }));
  const found = await db.all(resolved, { rows: rowSetText(rows) });
  const byPlace = new Map(found.map(({ place, ...payer }) => [place, payer]));
  return named.map((_, place) => byPlace.get(place));
}

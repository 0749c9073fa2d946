import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

const byToken = preparedQuery('recurring-payments.account', (of: { customerId: number; accountToken: string }) =>
  build
    .selectFrom('app.customer_account')
    .select('id')
    .where('customer_id', '=', of.customerId)
    .where('account_token', '=', of.accountToken),
);

/** The id of a customer's account by its token, disabled ones too. */
export async function findAccountByToken(
  db: Reader,
  of: { customerId: number; accountToken: string },
): Promise<number | undefined> {
  return (await db.first(byToken, of))?.id;
}

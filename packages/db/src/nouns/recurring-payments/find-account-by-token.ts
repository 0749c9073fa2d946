import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const byToken = preparedQuery('recurring-payments.account', (entry: { customerId: number; accountToken: string }) =>
  build
    .selectFrom('app.customer_account')
    .select('id')
    .where('customer_id', '=', entry.customerId)
    .where('account_token', '=', entry.accountToken),
);

/** The id of a customer's account by its token, disabled ones too. */
export async function findAccountByToken(
  db: Reader,
  key: { customerId: number; accountToken: string },
): Promise<number | undefined> {
  return (await db.first(byToken, key))?.id;
}

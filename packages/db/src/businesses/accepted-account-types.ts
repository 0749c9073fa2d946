import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

/** The kinds of account that a customer can pay from. */
export const accountTypes = ['CREDIT_CARD', 'DIRECT_DEBIT', 'DIRECT_DEBIT_NZ'] as const;
export type AccountType = (typeof accountTypes)[number];

const ofBusiness = preparedQuery('businesses.acceptedAccountTypes', (params: { businessId: number }) =>
  build
    .selectFrom('app.accepted_account_type')
    .select('account_type as accountType')
    .where('business_id', '=', params.businessId),
);

/** The account types that a business takes, in the order in which they are offered. */
export async function acceptedAccountTypes(db: Reader, businessId: number): Promise<AccountType[]> {
  const rows = await db.all(ofBusiness, { businessId });
  const accepted = new Set(rows.map(({ accountType }) => accountType));
  return accountTypes.filter((type) => accepted.has(type));
}

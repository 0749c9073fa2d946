import { accountTypeCodes, type AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

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
  return accountTypeCodes.filter((type) => accepted.has(type));
}

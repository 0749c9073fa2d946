import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const ofBusiness = preparedQuery('payto-agreements.payee-account', (params: { businessId: number }) =>
  build
    .selectFrom('app.settlement_account as s')
    .innerJoin('app.settlement_payto_payee as y', (join) =>
      join.onRef('y.community_id', '=', 's.community_id').onRef('y.settlement_account_id', '=', 's.id'),
    )
    .select(['s.id as settlementAccountId', 's.display_name as displayName', 'y.payee_alias as payeeAlias'])
    .where('s.business_id', '=', params.businessId)
    .where('s.status', '=', 'ENABLED')
    .orderBy('s.id')
    .limit(1),
);

/** The enabled PayTo payee account of a business; undefined where there is none. */
export const getPayeeAccount = (db: Reader, businessId: number) => db.first(ofBusiness, { businessId });
export type PayeeAccount = NonNullable<Awaited<ReturnType<typeof getPayeeAccount>>>;

const byId = preparedQuery('payto-agreements.payee-account-by-id', (params: { settlementAccountId: number }) =>
  build
    .selectFrom('app.settlement_account')
    .select('display_name as displayName')
    .where('id', '=', params.settlementAccountId),
);

/** What the account that payments of an agreement settle to is called. */
export const getPayeeAccountName = async (db: Reader, settlementAccountId: number): Promise<string> =>
  (await db.first(byId, { settlementAccountId }))?.displayName ?? '';

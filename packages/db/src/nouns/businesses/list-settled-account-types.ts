import { accountTypeCodes, accountTypes, type AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

interface Wanted {
  businessId: number;
  /** Leaves this settlement account out, as if it were disabled. */
  without?: number;
}

const instrumentsOf = preparedQuery(
  'businesses.settledInstruments',
  (params: { businessId: number; without: number }) =>
    build
      .selectFrom('app.settlement_account as s')
      .innerJoin('app.payment_term as t', (join) =>
        join.onRef('t.community_id', '=', 's.community_id').onRef('t.settlement_account_id', '=', 's.id'),
      )
      .innerJoin('app.payment_instrument as i', (join) =>
        join.onRef('i.community_id', '=', 't.community_id').onRef('i.code', '=', 't.instrument_code'),
      )
      .innerJoin('app.business as b', (join) =>
        join.onRef('b.community_id', '=', 't.community_id').onRef('b.id', '=', 't.business_id'),
      )
      .select('t.instrument_code as code')
      .distinct()
      .where('t.business_id', '=', params.businessId)
      .where('i.enabled', '=', true)
      .where('s.status', '=', 'ENABLED')
      .whereRef('s.currency', '=', 'b.settlement_currency')
      .where('s.id', '<>', params.without),
);

/** The account types whose payments have a settlement account of the business, in its currency. */
export async function settledAccountTypes(db: Reader, { businessId, without = 0 }: Wanted): Promise<AccountType[]> {
  const codes = new Set((await db.all(instrumentsOf, { businessId, without })).map(({ code }) => code));
  return accountTypeCodes.filter((type) => accountTypes[type].instruments.some((code) => codes.has(code)));
}

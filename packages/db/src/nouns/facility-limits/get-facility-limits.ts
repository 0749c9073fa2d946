import type { AmountLimits } from '@quickportal/contracts/rules/payments/amount-limits';
import type { Currency } from '@quickportal/contracts/rules/money';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const inCurrency = preparedQuery('facilityLimits.get', (params: { communityId: number; currency: Currency }) =>
  build
    .selectFrom('app.facility_limit')
    .select(['minimum_amount', 'maximum_amount'])
    .where('community_id', '=', params.communityId)
    .where('currency', '=', params.currency),
);

/** The smallest and largest payment that a facility takes in a currency; null where it has set none. */
export async function getFacilityLimits(
  db: Reader,
  key: { communityId: number; currency: Currency },
): Promise<AmountLimits | null> {
  const row = await db.first(inCurrency, key);
  return row ? { minimum: BigInt(row.minimum_amount), maximum: BigInt(row.maximum_amount) } : null;
}

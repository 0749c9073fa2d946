import type { FraudGuardMode, FraudGuardRule } from '@quickportal/contracts/rules/fraud-guard-rules';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

interface RulesKey {
  communityId: number;
  businessId: number;
}

/** What is switched on for the payments of a business. */
export interface EnabledFraudGuardRules {
  mode: FraudGuardMode;
  rules: FraudGuardRule[];
}

const switches = {
  CARD_PAN: 'card_pan',
  IP_ADDRESS: 'ip_address',
  VELOCITY_CHECK: 'velocity_check',
  BANK_COUNTRIES: 'bank_countries',
  CUSTOMER_COUNTRIES: 'customer_countries',
  HIGH_RISK_IP_COUNTRY: 'high_risk_ip_country',
  IP_BIN_COUNTRY_MISMATCH: 'ip_bin_country_mismatch',
  ANONYMOUS_IP_PROXY: 'anonymous_ip_proxy',
  UNUSUALLY_LARGE_AMOUNT: 'unusually_large_amount',
} as const satisfies Record<Exclude<FraudGuardRule, 'BIN_TESTING'>, string>;

const ofBusiness = preparedQuery('fraudGuard.rules', ({ communityId, businessId }: RulesKey) =>
  build
    .selectFrom('app.fraud_guard_rules')
    .select(['enabled', 'mode', 'bin_testing_code', ...Object.values(switches)])
    .where('community_id', '=', communityId)
    .where((eb) => eb.or([eb('business_id', '=', businessId), eb('business_id', 'is', null)]))
    .orderBy('business_id', (order) => order.asc().nullsLast())
    .limit(1),
);

/**
 * The rules that are switched on for a business: its own where it has any, otherwise the facility's. Null where fraud
 * guard is off or no rule is on.
 */
export async function getFraudGuardRules(db: Reader, key: RulesKey): Promise<EnabledFraudGuardRules | null> {
  const row = await db.first(ofBusiness, key);
  if (!row?.enabled) return null;
  const names = Object.keys(switches) as (keyof typeof switches)[];
  const rules: FraudGuardRule[] = names.filter((name) => row[switches[name]]);
  if (row.bin_testing_code !== 'OFF') rules.push('BIN_TESTING');
  return rules.length > 0 ? { mode: row.mode, rules } : null;
}

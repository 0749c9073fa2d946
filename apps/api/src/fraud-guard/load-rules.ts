import { defaultRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import type { FraudGuardRulesRecord } from '@quickportal/db/fraud-guard/fraud-guard-rules';
import { findRuledBusiness, getBusinessRules } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { getUsualAmountLimit } from '@quickportal/db/fraud-guard/usual-amounts';
import type { Reader } from '@quickportal/db/connect/reader';
import { orNotFound } from '../kernel/problem.ts';
import type { CallContext } from '../procedures/context.ts';
import { communityOf } from '../procedures/scope.ts';
import { toBusinessRules, toFraudGuardRules } from './to-fraud-guard-rules.ts';

interface BusinessKey {
  communityId: number;
  businessId: number;
}

/** The rules of a facility as calls return them; before any were saved, everything is off. */
export async function showFacilityRules(ctx: CallContext, db: Reader, record: FraudGuardRulesRecord | undefined) {
  const usual = await getUsualAmountLimit(db, communityOf(ctx));
  return toFraudGuardRules(record?.values ?? defaultRuleValues, { ctx, usual, version: record?.version ?? null });
}

/** The rules of a business as calls return them. Throws 404 where it has none. */
export async function loadBusinessRules(ctx: CallContext, db: Reader, key: BusinessKey) {
  const [record, business] = await Promise.all([getBusinessRules(db, key), findRuledBusiness(db, key)]);
  const { communityId } = key;
  const usual = await getUsualAmountLimit(db, { communityId, currency: orNotFound(business).currency });
  return toBusinessRules(orNotFound(record), { ctx, usual });
}

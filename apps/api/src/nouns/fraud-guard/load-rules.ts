import { defaultRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import type { FraudGuardRulesRecord } from '@quickportal/db/fraud-guard/fraud-guard-rules';
import { findBinTestingModes } from '@quickportal/db/fraud-guard/bin-testing-modes';
import { settingsNeedSecondPerson } from '@quickportal/db/communities/change-second-person-setting';
import { findRuledBusiness, getBusinessRules } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { getUsualAmountLimit } from '@quickportal/db/fraud-guard/compute-usual-amounts';
import type { Reader } from '@quickportal/db/connect/reader';
import { orNotFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { toBusinessRules, toFraudGuardRules } from './to-fraud-guard-rules.ts';

interface BusinessKey {
  communityId: number;
  businessId: number;
}

/** The rules of a facility as calls return them; before any were saved, everything is off. */
export async function showFacilityRules(ctx: CallContext, db: Reader, record: FraudGuardRulesRecord | undefined) {
  const community = communityOf(ctx);
  const [usual, modeOf, weakeningWaits] = await Promise.all([
    getUsualAmountLimit(db, community),
    findBinTestingModes(db, { communityId: community.communityId, businessIds: [] }),
    settingsNeedSecondPerson(db, community.communityId),
  ]);
  const shown = { ctx, usual, binTestingCode: modeOf(null), version: record?.version ?? null, weakeningWaits };
  return toFraudGuardRules(record?.values ?? defaultRuleValues, shown);
}

/** The rules of a business as calls return them. Throws 404 where it has none. */
export async function loadBusinessRules(ctx: CallContext, db: Reader, key: BusinessKey) {
  const { communityId, businessId } = key;
  const [record, business, modeOf, weakeningWaits] = await Promise.all([
    getBusinessRules(db, key),
    findRuledBusiness(db, key),
    findBinTestingModes(db, { communityId, businessIds: [businessId] }),
    settingsNeedSecondPerson(db, communityId),
  ]);
  const usual = await getUsualAmountLimit(db, { communityId, currency: orNotFound(business).currency });
  return toBusinessRules(orNotFound(record), { ctx, usual, binTestingCode: modeOf(businessId), weakeningWaits });
}

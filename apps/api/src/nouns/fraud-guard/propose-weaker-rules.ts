import { defaultRuleValues, type FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { weakenings } from '@quickportal/contracts/rules/fraud-guard/weaker-rules';
import { settingsNeedSecondPerson } from '@quickportal/db/communities/change-second-person-setting';
import { getFacilityRules } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import type { ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { propose } from '../../procedures/propose.ts';
import { auditedRules } from './audited-rules.ts';
import { weakenRulesKind } from './weaken-rules-kind.ts';

interface RulesChange {
  readonly key: { communityId: number; businessId: number | null };
  /** Undefined: none of its own have been saved. */
  readonly own: FraudGuardRuleValues | undefined;
  /** Null: they are deleted. */
  readonly values: FraudGuardRuleValues | null;
}

/**
 * Asks for a change of rules that a second person must approve, and returns the request's id; null where the change may
 * be made at once: it weakens nothing, or the community's settings need no second person. A business without rules of
 * its own is compared with its facility. Throws what `propose` does.
 */
export async function proposeWeakerRules(
  ctx: CallContext,
  tools: ChangeTools,
  { key, own, values }: RulesChange,
): Promise<number | null> {
  const { communityId, businessId } = key;
  const ofFacility = async () => (await getFacilityRules(tools.trx, communityId))?.values ?? defaultRuleValues;
  const before = own ?? (businessId === null ? defaultRuleValues : await ofFacility());
  if (weakenings(before, values ?? (await ofFacility())).length === 0) return null;
  if (!(await settingsNeedSecondPerson(tools.trx, communityId))) return null;
  const change = { ...key, values: values && auditedRules(values) };
  return (await propose(ctx, tools, weakenRulesKind, { change, communityId })).proposalId;
}

import { rulesShape } from '@quickportal/contracts/fraud-guard/fraud-guard-rules';
import { id } from '@quickportal/contracts/kernel/primitives';
import { switchableRules } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { defaultRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import type { Reader } from '@quickportal/db/connect/reader';
import {
  findRuledBusiness,
  getBusinessRules,
  getFacilityRules,
  lockBusinessRules,
  lockFacilityRules,
} from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import {
  deleteBusinessRules,
  insertFraudGuardRules,
  updateFraudGuardRules,
} from '@quickportal/db/fraud-guard/write-fraud-guard-rules';
import { z } from 'zod';
import { difference, proposalKind, type CurrentState } from '../../engines/proposals/proposal-kind.ts';
import { changedFields } from '../../kernel/changed-fields.ts';
import { conflict } from '../../kernel/problem.ts';
import { auditedRules, fromAuditedRules, type RuleTexts } from './audited-rules.ts';
import { ruleDifferences } from './rule-differences.ts';

const keptRules = z.strictObject({
  ...rulesShape,
  unusuallyLargeAmountLimit: z.string().nullable(),
  shadowRules: z.array(z.enum(switchableRules)),
});
const weakerRules = z.strictObject({
  communityId: id(),
  /** Null: the rules of the facility. */
  businessId: id().nullable(),
  /** What they become; null: a business's own are deleted, and it follows the facility's. */
  values: keptRules.nullable(),
});
type WeakerRules = z.output<typeof weakerRules>;

interface State {
  businessName: string | null;
  /** Null: none of its own have been saved. */
  own: RuleTexts | null;
  /** Of a business without its own rules, or that loses them: those of the facility. */
  facility: RuleTexts | null;
}

/** What the rules are compared with: those that payments are checked by now. */
const inForce = ({ own, facility }: State): RuleTexts => own ?? facility ?? auditedRules(defaultRuleValues);
const afterwards = ({ values }: WeakerRules, { facility }: State): RuleTexts =>
  values ?? facility ?? auditedRules(defaultRuleValues);
const whose = ({ businessName }: State): string => businessName ?? 'the facility';

async function load(db: Reader, { communityId, businessId, values }: WeakerRules, lock: boolean) {
  if (businessId === null) {
    const record = await (lock ? lockFacilityRules : getFacilityRules)(db, communityId);
    return { version: record?.version ?? null, state: stateOf(null, record) };
  }
  const key = { communityId, businessId };
  const business = await findRuledBusiness(db, key);
  const record = await (lock ? lockBusinessRules : getBusinessRules)(db, key);
  if (!business || (values === null && !record)) return null;
  const facility = record && values ? undefined : await getFacilityRules(db, communityId);
  return { version: record?.version ?? null, state: stateOf(business.businessName, record, facility) };
}

type Rules = { values: Parameters<typeof auditedRules>[0] } | undefined;

const stateOf = (businessName: string | null, own: Rules, facility?: Rules): State => ({
  businessName,
  own: own ? auditedRules(own.values) : null,
  facility: facility ? auditedRules(facility.values) : null,
});

/** A change of fraud guard rules that lets through more than before, where the community wants a second person for it. */
export const weakenRulesKind = proposalKind<WeakerRules, State>({
  kind: 'fraud-guard.weaken-rules',
  objectType: 'fraud-guard-rules',
  noun: 'set of rules',
  changeType: 'Weaken fraud guard rules',
  audience: 'FACILITY',
  rights: { propose: 'MANAGE_FRAUD_GUARD', approve: 'APPROVE_REQUESTS' },
  schema: weakerRules,
  scope: (communityId) => ({ kind: 'community', communityId: communityId ?? 0 }),
  object: ({ businessId }) => ({ key: businessId === null ? 'facility' : `${businessId}`, id: businessId, businessId }),
  load,
  check: () => Promise.resolve(),
  title: ({ values }, state) => `${values ? 'Weaken' : 'Delete'} the fraud guard rules of ${whose(state)}`,
  differences: (_db, change, state) =>
    Promise.resolve([
      ...(change.values ? [] : [difference('Rules that apply', whose(state), 'the facility')]),
      ...ruleDifferences(inForce(state), afterwards(change, state)),
    ]),
  async apply({ trx, now }, { communityId, businessId, values }, { state }: CurrentState<State>) {
    const key = { communityId, businessId };
    if (values === null) await deleteBusinessRules(trx, { communityId, businessId: businessId ?? 0 });
    else if (state.own) await updateFraudGuardRules(trx, key, { values: fromAuditedRules(values), at: now });
    else if (!(await insertFraudGuardRules(trx, key, { values: fromAuditedRules(values), at: now })))
      throw conflict('These rules were added in the meantime.');
    const verb = values === null ? 'deleted' : state.own ? 'changed' : 'added';
    return {
      objectId: businessId ?? communityId,
      audited: { objectId: businessId === null ? String(communityId) : `${communityId}/${businessId}` },
      action: actionOf(businessId, values),
      description: `Fraud guard rules of ${whose(state)} ${verb}`,
      ...auditedChange(state.own, values),
    };
  },
});

function actionOf(businessId: number | null, values: RuleTexts | null): string {
  if (values === null) return 'fraud-guard.delete-business-rules';
  return businessId === null ? 'fraud-guard.save-facility-rules' : 'fraud-guard.save-business-rules';
}

function auditedChange(own: RuleTexts | null, values: RuleTexts | null) {
  if (own && values) return changedFields(own, values);
  return { ...(own && { before: own }), ...(values && { after: values }) };
}

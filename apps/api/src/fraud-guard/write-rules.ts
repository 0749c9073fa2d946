import type { FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import type { FraudGuardRulesRecord } from '@quickportal/db/fraud-guard/fraud-guard-rules';
import { insertFraudGuardRules, updateFraudGuardRules } from '@quickportal/db/fraud-guard/write-fraud-guard-rules';
import { changedFields } from '../kernel/changed-fields.ts';
import { checkVersion, lostUpdate } from '../kernel/check-version.ts';
import type { ChangeTools } from '../procedures/change.ts';
import type { CallContext } from '../procedures/context.ts';
import { auditedRules } from './audited-rules.ts';
import { enteredRules, type EnteredRules } from './entered-rules.ts';

interface Writing {
  key: { communityId: number; businessId: number | null };
  entered: EnteredRules & { version?: number | null | undefined };
  /** The rules that are kept, locked; undefined: the first are saved. */
  current: FraudGuardRulesRecord | undefined;
  /** What fields that were left out are, where the first rules are saved. */
  startsFrom: FraudGuardRuleValues;
  /** What a lost update is compared with: the rules as they are now. */
  show: () => unknown;
  objectId: string | number;
  description: string;
}

/** Adds or replaces rules, with an audit entry of what changed. Rules that are the same are 422, but for the first. */
export async function writeRules(
  ctx: CallContext,
  { trx, now, audit }: ChangeTools,
  { key, entered: { version, ...entered }, current, startsFrom, show, objectId, description }: Writing,
): Promise<void> {
  const note = { objectType: 'fraud-guard-rules', objectId, description } as const;
  if (!current) {
    await checkVersion({ version: null }, version, show);
    const values = enteredRules(ctx, entered, startsFrom);
    if (!(await insertFraudGuardRules(trx, key, { values, at: now }))) throw await lostUpdate(show);
    return audit({ ...note, after: auditedRules(values) });
  }
  await checkVersion(current, version, show);
  const values = enteredRules(ctx, entered, current.values);
  const { before, after } = changedFields(auditedRules(current.values), auditedRules(values));
  await updateFraudGuardRules(trx, key, { values, at: now });
  return audit({ ...note, before, after });
}

import { defaultRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import type { BinTestingCode } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { FraudGuardRulesRecord } from '@quickportal/db/fraud-guard/fraud-guard-rules';
import { insertFraudGuardRules, updateFraudGuardRules } from '@quickportal/db/fraud-guard/write-fraud-guard-rules';
import { isDeepStrictEqual } from 'node:util';
import { changedFields } from '../kernel/changed-fields.ts';
import { checkVersion, lostUpdate } from '../kernel/check-version.ts';
import type { ChangeTools } from '../procedures/change.ts';
import type { CallContext } from '../procedures/context.ts';
import { auditedRules } from './audited-rules.ts';
import { changeBinTestingMode } from './change-bin-testing-mode.ts';
import { enteredRules, type EnteredRules } from './entered-rules.ts';

interface Writing {
  key: { communityId: number; businessId: number | null };
  entered: EnteredRules & { binTestingCode?: BinTestingCode | undefined; version?: number | null | undefined };
  /** The rules that are kept, locked; undefined: the first are saved. */
  current: FraudGuardRulesRecord | undefined;
  /** What a lost update is compared with: the rules as they are now. */
  show: () => unknown;
  objectId: string | number;
  description: string;
}

/**
 * Adds or replaces rules, and sets the BIN testing mode that staff sent with them, each with an audit entry of its own.
 * Where neither changes, and the rules are not the first, it throws 422.
 */
export async function writeRules(
  ctx: CallContext,
  tools: ChangeTools,
  { key, entered: { version, binTestingCode, ...entered }, current, show, objectId, description }: Writing,
): Promise<void> {
  const { trx, now, audit } = tools;
  const note = { objectType: 'fraud-guard-rules', objectId, description } as const;
  if (!current) {
    await checkVersion({ version: null }, version, show);
    const values = enteredRules(entered, defaultRuleValues);
    await changeBinTestingMode(ctx, tools, { key, entered: binTestingCode, isFirst: true, objectId });
    if (!(await insertFraudGuardRules(trx, key, { values, at: now }))) throw await lostUpdate(show);
    return audit({ ...note, after: auditedRules(values) });
  }
  await checkVersion(current, version, show);
  const values = enteredRules(entered, current.values);
  const isModeChanged = await changeBinTestingMode(ctx, tools, {
    key,
    entered: binTestingCode,
    isFirst: false,
    objectId,
  });
  const [rulesBefore, rulesAfter] = [auditedRules(current.values), auditedRules(values)];
  // The version counts changes of the mode as well
  if (isModeChanged && isDeepStrictEqual(rulesBefore, rulesAfter))
    return updateFraudGuardRules(trx, key, { values, at: now });
  const { before, after } = changedFields(rulesBefore, rulesAfter);
  await updateFraudGuardRules(trx, key, { values, at: now });
  return audit({ ...note, before, after });
}

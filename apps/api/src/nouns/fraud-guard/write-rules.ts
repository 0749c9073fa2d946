import { defaultRuleValues, type FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import type { BinTestingCode } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { FraudGuardRulesRecord } from '@quickportal/db/fraud-guard/fraud-guard-rules';
import { insertFraudGuardRules, updateFraudGuardRules } from '@quickportal/db/fraud-guard/write-fraud-guard-rules';
import { isDeepStrictEqual } from 'node:util';
import { changedFields } from '../../kernel/changed-fields.ts';
import { checkVersion, lostUpdate } from '../../kernel/check-version.ts';
import type { ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { auditedRules } from './audited-rules.ts';
import { changeBinTestingMode, requireSameBinTestingMode } from './change-bin-testing-mode.ts';
import { enteredRules, type EnteredRules } from './entered-rules.ts';
import { proposeWeakerRules } from './propose-weaker-rules.ts';

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
 * Where neither changes, and the rules are not the first, it throws 422. Rules that a second person must approve first
 * are requested: it returns the request's id, otherwise null.
 */
export async function writeRules(
  ctx: CallContext,
  tools: ChangeTools,
  { key, entered: { version, binTestingCode, ...entered }, current, show, objectId, description }: Writing,
): Promise<number | null> {
  const { trx, now, audit } = tools;
  const proposed = async (values: FraudGuardRuleValues) => {
    const proposalId = await proposeWeakerRules(ctx, tools, { key, own: current?.values, values });
    if (proposalId !== null) await requireSameBinTestingMode(ctx, trx, { key, entered: binTestingCode });
    return proposalId;
  };
  const note = { objectType: 'fraud-guard-rules', objectId, description } as const;
  if (!current) {
    await checkVersion({ version: null }, version, show);
    const values = enteredRules(entered, defaultRuleValues);
    const proposalId = await proposed(values);
    if (proposalId !== null) return proposalId;
    await changeBinTestingMode(ctx, tools, { key, entered: binTestingCode, isFirst: true, objectId });
    if (!(await insertFraudGuardRules(trx, key, { values, at: now }))) throw await lostUpdate(show);
    await audit({ ...note, after: auditedRules(values) });
    return null;
  }
  await checkVersion(current, version, show);
  const values = enteredRules(entered, current.values);
  const proposalId = await proposed(values);
  if (proposalId !== null) return proposalId;
  const isModeChanged = await changeBinTestingMode(ctx, tools, {
    key,
    entered: binTestingCode,
    isFirst: false,
    objectId,
  });
  const [rulesBefore, rulesAfter] = [auditedRules(current.values), auditedRules(values)];
  // The version counts changes of the mode as well
  if (isModeChanged && isDeepStrictEqual(rulesBefore, rulesAfter)) {
    await updateFraudGuardRules(trx, key, { values, at: now });
    return null;
  }
  const { before, after } = changedFields(rulesBefore, rulesAfter);
  await updateFraudGuardRules(trx, key, { values, at: now });
  await audit({ ...note, before, after });
  return null;
}

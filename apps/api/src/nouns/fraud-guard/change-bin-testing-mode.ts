import {
  binTestingTitles,
  stricterBinTesting,
  type BinTestingCode,
} from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { findBinTestingModes, updateBinTestingMode } from '@quickportal/db/fraud-guard/bin-testing-modes';
import type { Reader } from '@quickportal/db/connect/reader';
import { fieldProblem } from '../../kernel/problem.ts';
import type { ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { isStaff } from './to-fraud-guard-rules.ts';

interface ModeChange {
  key: { communityId: number; businessId: number | null };
  /** Undefined: it was left out. */
  entered: BinTestingCode | undefined;
  /** The rules that it is saved with are the first of a business: they can only make its mode stricter. */
  isFirst: boolean;
  objectId: string | number;
}

/**
 * Refuses a BIN testing mode that was sent with rules that wait for approval, unless it is the current one: a request
 * holds the rules only. Throws 422 as `changeBinTestingMode` does.
 */
export async function requireSameBinTestingMode(
  ctx: CallContext,
  trx: Reader,
  { key: { communityId, businessId }, entered }: Pick<ModeChange, 'key' | 'entered'>,
): Promise<void> {
  if (entered === undefined) return;
  if (!isStaff(ctx)) throw fieldProblem('binTestingCode', 'Only staff can change the BIN testing mode.');
  const modeOf = await findBinTestingModes(trx, { communityId, businessIds: businessId === null ? [] : [businessId] });
  if (modeOf(businessId) !== entered)
    throw fieldProblem('binTestingCode', 'Save the BIN testing mode without weaker rules, which wait for approval.');
}

/**
 * Sets the BIN testing mode that was sent with rules; returns whether that changed anything. Throws 422 for anyone but
 * staff, and for a mode of a business that is milder than its facility's, which applies to all businesses.
 */
export async function changeBinTestingMode(
  ctx: CallContext,
  { trx, now, audit }: ChangeTools,
  { key, entered, isFirst, objectId }: ModeChange,
): Promise<boolean> {
  if (entered === undefined) return false;
  // Also where nothing would change: otherwise the refusals would tell which mode it is
  if (!isStaff(ctx)) throw fieldProblem('binTestingCode', 'Only staff can change the BIN testing mode.');
  const { communityId, businessId } = key;
  const modeOf = await findBinTestingModes(trx, { communityId, businessIds: businessId === null ? [] : [businessId] });
  const [ofFacility, current] = [modeOf(null), modeOf(businessId)];
  if (businessId !== null && stricterBinTesting(ofFacility, entered) !== entered)
    throw fieldProblem(
      'binTestingCode',
      `The BIN testing mode of the facility, ${binTestingTitles[ofFacility]}, applies to all of its businesses. Choose it or a stricter one.`,
    );
  const mode = businessId !== null && isFirst ? stricterBinTesting(current, entered) : entered;
  if (mode === current) return false;
  await updateBinTestingMode(trx, key, { mode, at: now });
  await audit({
    objectType: 'bin-testing-mode',
    objectId,
    description: 'BIN testing mode changed',
    before: { binTestingCode: current },
    after: { binTestingCode: mode },
  });
  return true;
}

import { displayBsb, normalBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { type BsbBranch, getBsbBranch, hasBsbDirectory } from '@quickportal/db/bsb-branches/bsb-branch';
import type { Reader } from '@quickportal/db/connect/reader';

/**
 * What the loaded directory doubts about a valid BSB, as sentences for the user. Empty without a directory. A directory
 * is always older than the newest branch, so none of this is a reason to refuse.
 */
export async function bsbWarnings(db: Reader, text: string): Promise<string[]> {
  const bsb = normalBsb(text);
  if (bsb === null) return [];
  const branch = await getBsbBranch(db, bsb.replace('-', ''));
  if (!branch)
    return (await hasBsbDirectory(db)) ? [`BSB ${bsb} is not in the BSB directory. Check it with the payer.`] : [];
  const doubt = branchDoubt(branch);
  return doubt === null ? [] : [doubt];
}

/** Why payments to a branch may fail, as a sentence for the user, or null. */
export function branchDoubt({ bsb, isClosed, isElectronic }: BsbBranch): string | null {
  const number = displayBsb(bsb);
  if (isClosed) return `The branch of BSB ${number} is closed. Ask the payer for the new BSB.`;
  return isElectronic ? null : `BSB ${number} takes no electronic payments. Check it with the payer.`;
}

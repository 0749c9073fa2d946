import { getApiKeyConfig } from '@quickportal/db/api-keys/change-api-key-config';
import { listLockedOutAddresses } from '@quickportal/db/api-keys/list-locked-out-addresses';
import type { Reader } from '@quickportal/db/connect/reader';
import { fieldProblem } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';

const HOUR_MS = 3_600_000;
/** Addresses that the refusal names. */
const MOST_NAMED = 3;

/** A change of which addresses keys may be used from. */
export interface WhitelistChange {
  readonly communityId: number;
  /** The entry that goes, or that `added` replaces. */
  readonly removedId?: number;
  /** A network that is added, in CIDR notation. */
  readonly added?: string;
  /** The whitelist is checked from now on. */
  readonly switchesOn?: boolean;
  readonly confirmLockOut: boolean;
}

/** Writes the calls that were counted a moment ago, so that `requireNoLockOut` sees them; outside a transaction. */
export const flushKeyUses = ({ services }: CallContext): Promise<void> => services.apiKeys.uses.flush();

/**
 * Throws validation-failed (422) on `confirmLockOut` where a change would lock out an address from which a key or a certificate was used
 * in the last hour, unless it was confirmed.
 */
export async function requireNoLockOut(
  db: Reader,
  { communityId, removedId = 0, added, switchesOn = false, confirmLockOut }: WhitelistChange,
  now: Date,
): Promise<void> {
  if (confirmLockOut) return;
  const { checkRequestAgainstWhitelist: isChecked } = await getApiKeyConfig(db, communityId);
  if (!isChecked && !switchesOn) return;
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const lockedOut = await listLockedOutAddresses(db, { since, isChecked, removedId, added: added ?? null });
  if (lockedOut.length > 0) throw fieldProblem('confirmLockOut', refusalOf(lockedOut));
}

function refusalOf(addresses: readonly string[]): string {
  const named = addresses.slice(0, MOST_NAMED).join(', ');
  const more = addresses.length > MOST_NAMED ? ` and ${addresses.length - MOST_NAMED} more` : '';
  return `A key or a certificate was used from ${named}${more} in the last hour, and would be refused from there. Tick this to go on.`;
}

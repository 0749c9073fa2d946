import { Problem } from './problem.ts';

/**
 * Throws lost-update (409) when a change was made against another version than the current one; `show` loads the
 * current record for the caller to compare with. The version of a record that does not exist yet is null. Without a
 * version nothing is checked.
 */
export async function checkVersion(
  current: { readonly version: number | null },
  sent: number | null | undefined,
  show: () => unknown,
): Promise<void> {
  if (sent !== undefined && sent !== current.version) throw await lostUpdate(show);
}

/** Builds the lost-update problem (409) for a change that another user was faster with. */
export const lostUpdate = async (show: () => unknown): Promise<Problem> =>
  new Problem('lost-update', { current: await show() });

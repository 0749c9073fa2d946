import { Problem } from './problem.ts';

/**
 * Refuses a change made against an older version than the current one (409); `show` loads the thing as its call returns
 * it, for the caller to compare with. Null is the version of what does not exist yet. Without a version nothing is
 * checked.
 */
export async function checkVersion(
  current: { readonly version: number | null },
  sent: number | null | undefined,
  show: () => unknown,
): Promise<void> {
  if (sent !== undefined && sent !== current.version) throw await lostUpdate(show);
}

/** The refusal of a change that another user was faster with (409). */
export const lostUpdate = async (show: () => unknown): Promise<Problem> =>
  new Problem('lost-update', { current: await show() });

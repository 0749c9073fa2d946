import { Problem } from './problem.ts';

/**
 * Refuses a change made against an older version than the current one (409); `show` loads the thing as its call returns
 * it, for the caller to compare with. Without a version nothing is checked.
 */
export async function checkVersion(
  current: { readonly version: number | null },
  sent: number | undefined,
  show: () => unknown,
): Promise<void> {
  if (sent !== undefined && sent !== current.version) throw new Problem('lost-update', { current: await show() });
}

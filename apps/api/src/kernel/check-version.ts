import { Problem } from './problem.ts';

/** Refuses a change made against an older version than the current one (409). Without a version nothing is checked. */
export function checkVersion(current: { readonly version: number }, sent: number | undefined): void {
  if (sent !== undefined && sent !== current.version) throw new Problem('lost-update');
}

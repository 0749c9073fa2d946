import { type FailedTry, type NoRetryReason, reasonInResponse } from './retry-plan.ts';
import { schemeAllows } from './scheme-limits.ts';

/** The response to the last try of an instalment that a user wants to be tried again. */
export interface LastResponse extends Pick<FailedTry, 'code' | 'kind' | 'cardScheme'> {
  /** Whether the number that was declined would be charged again. */
  isSameAccount: boolean;
}

/** What would be charged: its scheme, and the days of its declined tries in the last 30 days. */
type ChargedAccount = Pick<FailedTry, 'cardScheme' | 'declinedOn'>;

/**
 * Why a user may not have an instalment tried again on a day (yyyy-mm-dd); null where they may. The facility's settings
 * do not count, as a person decides; what the networks forbid does. What had to be put right may have been.
 */
export function retryNowRefusal(
  last: LastResponse | null,
  { cardScheme, declinedOn }: ChargedAccount,
  on: string,
): NoRetryReason | null {
  const reason = last && reasonInResponse(last);
  if (reason === 'OUTCOME_NOT_KNOWN') return reason;
  if (last?.isSameAccount && reason !== null && reason !== 'DETAILS_NEEDED') return reason;
  return cardScheme !== null && !schemeAllows(cardScheme, declinedOn, on) ? 'SCHEME_LIMIT' : null;
}

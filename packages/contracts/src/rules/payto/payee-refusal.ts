import type { PayToPayeeStatus } from '../states/settlement-account.ts';

/** Why nothing is done under an agreement while the account that it settles to is blocked (3R268 3R269). */
export const BLOCKED_PAYEE =
  'The PayTo account that this agreement settles to is blocked. Payments and amendments are possible again once platform staff unblock it.';

/** Why no payment is taken that would settle to a disabled account. */
export const DISABLED_PAYEE = 'The PayTo account that this agreement settles to is disabled.';

/** Why no payment can be taken that settles to an account in a status; null: one can. */
export const payeeRefusal = (status: PayToPayeeStatus): string | null =>
  ({ ENABLED: null, BLOCKED: BLOCKED_PAYEE, DISABLED: DISABLED_PAYEE })[status];

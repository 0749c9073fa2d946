import type { AuthState } from '../auth/auth-state.ts';
import type { PaymentServices } from '../payments/payment-services.ts';

/** What applying a change under dual control may need. */
export interface ProposalServices extends PaymentServices {
  readonly auth: AuthState;
}

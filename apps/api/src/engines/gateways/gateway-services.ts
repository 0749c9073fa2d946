import type { AuthState } from '../auth/auth-state.ts';
import type { Foundation } from '../foundation.ts';

/** What an adapter to the networks needs of its caller. */
export interface GatewayServices extends Foundation {
  /** Seals what is kept of a network. */
  readonly auth: Pick<AuthState, 'sealer'>;
}

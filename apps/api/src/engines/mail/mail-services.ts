import type { AuthState } from '../auth/auth-state.ts';
import type { Foundation } from '../foundation.ts';
import type { MailConnection } from './mail-connection.ts';

/** What sending mail needs. */
export interface MailServices extends Foundation {
  /** Seals what waits to be sent. */
  readonly auth: Pick<AuthState, 'sealer'>;
  readonly mail: MailConnection;
}

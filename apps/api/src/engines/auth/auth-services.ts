import type { MailServices } from '../mail/mail-services.ts';
import type { AuthState } from './auth-state.ts';

/** What signing in needs, with the mail that it sends. */
export interface AuthServices extends MailServices {
  readonly auth: AuthState;
}

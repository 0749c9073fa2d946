import type { Services } from '../../kernel/services.ts';
import { stopMail } from '../mail/mail.ts';
import { authOf } from './auth-state.ts';

/** Writes what is still to be noted and closes the connections to mail servers; before the database closes. */
export async function stopAuth(services: Services): Promise<void> {
  await authOf(services).activity.flush();
  await stopMail(services);
}

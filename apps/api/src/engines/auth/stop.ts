import type { AuthServices } from './auth-services.ts';
import { stopMail } from '../mail/mail.ts';

/** Writes pending activity and closes the connections to mail servers; call it before the database closes. */
export async function stopAuth(services: AuthServices): Promise<void> {
  await services.auth.activity.flush();
  await stopMail(services);
}
